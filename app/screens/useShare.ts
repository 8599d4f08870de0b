import { useState } from 'react'
import type { Round } from '~/golf/round'
import { shareRound } from '~/share/shareRound'
import { showToast } from '~/ui/toast'

/** Hands out the round's result; `busy` while it is under way. */
export function useShare(round: Round) {
  const [busy, setBusy] = useState(false)
  const share = async () => {
    if (busy) return
    setBusy(true)
    const delivery = await shareRound(round)
    setBusy(false)
    if (delivery === 'copied') showToast({ title: 'Result copied to clipboard!' })
    if (delivery === 'failed')
      showToast({ title: 'Failed to share the result', destructive: true })
  }
  return { busy, share: () => void share() }
}

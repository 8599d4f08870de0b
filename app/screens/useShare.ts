import { useEffect, useRef, useState } from 'react'
import type { Round } from '~/golf/round'
import { offerUpdate } from '~/pwa/offerUpdate'
import { deliver } from '~/share/deliver'
import { canShareFiles } from '~/share/device'
import { Superseded } from '~/share/pictureFailure'
import { preparePicture, readyPicture, type ShareOrder } from '~/share/preparePicture'
import { altText } from '~/share/resultText'
import type { Kept } from './KeptPicture'
import { shareOrder } from './shareOrder'
import { sayNoPicture, sayReady } from './shareToasts'

/** A tap that comes through later than this finds no open sheet, whatever the platform says. */
const SHEET_OPENS = 1_500

/**
 * Shares the picture of a round. While `near`, it is made in the background, and again when the round
 * changes, so that a tap only hands it over; `label` is what the button says while it works.
 */
export function useShare(round: Round, near: boolean) {
  const [label, setLabel] = useState<string | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  const busyUntil = useRef(0)
  const failures = useRef(0)
  const newest = useRef(round)
  newest.current = round

  useEffect(() => {
    if (near) preparePicture(shareOrder(round)).catch(logFailure)
  }, [near, round])

  const hand = async (file: File, order: ShareOrder) => {
    busyUntil.current = Date.now() + SHEET_OPENS
    const delivery = await deliver(file, order)
    if (delivery === 'open') return
    finish()
    if (delivery === 'kept')
      setKept({ file, alt: altText(order), close: () => setKept(null) })
    if (delivery === 'late') sayReady(() => void hand(file, order))
  }

  const finish = () => {
    busyUntil.current = 0
    setLabel(null)
  }

  const make = async () => {
    const order = shareOrder(newest.current)
    try {
      const file = await preparePicture(order)
      failures.current = 0
      await hand(file, order)
    } catch (error) {
      if (error instanceof Superseded) return make()
      logFailure(error)
      failures.current += 1
      const updatable = await offerUpdate()
      finish()
      if (updatable) return
      sayNoPicture(error, order, failures.current > 1 ? null : share)
    }
  }

  const share = () => {
    if (Date.now() < busyUntil.current) return
    setLabel(canShareFiles() ? 'Sharing...' : 'Exporting...')
    const order = shareOrder(newest.current)
    const ready = readyPicture(order)
    if (ready) return void hand(ready, order)
    busyUntil.current = Infinity
    void make()
  }

  return { share, label, kept }
}

function logFailure(error: unknown) {
  if (!(error instanceof Superseded)) console.error('The picture was not made.', error)
}

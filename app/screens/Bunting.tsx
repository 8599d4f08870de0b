import { useEffect, useRef, useState } from 'react'
import { cheer } from '~/ui/haptics'
import { Scene } from '~/ui/Scene'
import bunting from '~/ui/scenes/bunting.svg?raw'
import css from './Bunting.module.css'

/** Hangs over the page for a moment whenever there is one more hole in one; never in the way. */
export function Bunting({ aces }: { aces: number }) {
  const [party, setParty] = useState(0)
  const seen = useRef(aces)
  useEffect(() => {
    if (aces > seen.current) {
      setParty((count) => count + 1)
      cheer()
    }
    seen.current = aces
  }, [aces])
  if (party === 0) return null
  return (
    <div key={party} className={css.bunting} onAnimationEnd={() => setParty(0)}>
      <Scene svg={bunting} />
    </div>
  )
}

import { EyeOff, Image, Pointer, WifiOff } from 'lucide-react'
import { Icon } from '~/ui/Icon'
import css from './Features.module.css'
import { TryRow } from './TryRow'

const FEATURES = [
  {
    sign: Pointer,
    name: 'Made for one thumb',
    words: 'Seven big numbers for each player. Tap to score, tap again to clear.',
  },
  {
    sign: EyeOff,
    name: 'A halfway reveal',
    words: 'After hole 9 of 18 the standings stay hidden until you all want to see them.',
  },
  {
    sign: Image,
    name: 'A card to keep',
    words: 'Share the finished scorecard as a picture.',
  },
  {
    sign: WifiOff,
    name: 'No signal? No matter',
    words: 'Your round stays on your phone, and all of it works offline.',
  },
] as const

export function Features() {
  return (
    <section className={css.features} aria-labelledby="features">
      <h2 id="features" className={css.title}>
        Everything the paper card does, and it adds up.
      </h2>
      <div className={css.columns}>
        <ul role="list" className={css.list}>
          {FEATURES.map(({ sign, name, words }) => (
            <li key={name} className={css.feature}>
              <span className={css.icon}>
                <Icon of={sign} />
              </span>
              <h3 className={css.name}>{name}</h3>
              <p className={css.words}>{words}</p>
            </li>
          ))}
        </ul>
        <TryRow />
      </div>
    </section>
  )
}

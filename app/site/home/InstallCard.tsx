import { Check, Share, SquarePlus, X } from 'lucide-react'
import { Button } from '~/ui/Button'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/Icon'
import { Mark } from '~/ui/Mark'
import css from './InstallCard.module.css'

const STEPS = [
  { sign: Share, words: 'Tap Share in the browser bar' },
  { sign: SquarePlus, words: 'Choose Add to Home Screen' },
  { sign: Check, words: 'Tap Add' },
] as const

/** How to keep the site like an app; which of its two forms is seen, if any, the page's mark says. */
export function InstallCard() {
  return (
    <section aria-label="Install app" className={css.card}>
      <span className={css.icon}>
        <Mark size={50} />
      </span>
      <div>
        <h2 className={css.title}>Keep it on your home screen</h2>
        <p className={css.words}>Opens like an app, also without a signal.</p>
      </div>
      <div className={classes(css.way, css.ios)}>
        <ol className={css.steps} role="list">
          {STEPS.map(({ sign, words }, index) => (
            <li key={words} className={css.step}>
              <span className={css.number}>{index + 1}</span>
              {words}
              <Icon of={sign} />
            </li>
          ))}
        </ol>
        <Button data-action="dismiss-install">Got it!</Button>
      </div>
      <div className={classes(css.way, css.prompt)}>
        <Button data-action="install-app">Install App</Button>
        <Button
          kind="icon"
          aria-label="Dismiss"
          data-action="dismiss-install"
          icon={<Icon of={X} />}
        />
      </div>
    </section>
  )
}

import { classes } from '~/ui/classes'
import button from '~/ui/Button.module.css'
import dialog from '~/ui/Dialog.module.css'
import css from './PrivacySettings.module.css'

const SWITCHES = [
  {
    name: 'necessary',
    label: 'Essential',
    hint: 'Keeps your round and this choice on your device. Always on.',
  },
  {
    name: 'fonts',
    label: 'Google Fonts',
    hint: 'Loads our rounded typeface from Google, which then sees your IP address.',
  },
  {
    name: 'analytics',
    label: 'Analytics',
    hint: 'Counts finished rounds: how many players and holes, no names.',
  },
  {
    name: 'functionality',
    label: 'Enhanced Features',
    hint: 'Remembers the names of your last group, on your device, for next time.',
  },
] as const

/** The platform's own dialog; the page's small script fills and reads its switches. */
export function PrivacySettings() {
  return (
    <dialog
      id="privacy-settings"
      className={classes(dialog.dialog, css.settings)}
      aria-labelledby="privacy-settings-title"
    >
      <div className={dialog.sheet}>
        <h2 id="privacy-settings-title" className={dialog.title}>
          Privacy Settings
        </h2>
        <ul className={css.list} role="list">
          {SWITCHES.map(({ name, label, hint }) => (
            <li key={name} className={css.row}>
              <label className={css.label} htmlFor={`consent-${name}`}>
                {label}
              </label>
              <p id={`consent-${name}-hint`} className={css.hint}>
                {hint}
              </p>
              <input
                id={`consent-${name}`}
                className={css.switch}
                type="checkbox"
                role="switch"
                name={name}
                aria-describedby={`consent-${name}-hint`}
                defaultChecked={name === 'necessary'}
                disabled={name === 'necessary'}
              />
            </li>
          ))}
        </ul>
        <div className={classes(dialog.actions, css.actions)}>
          <button
            type="button"
            className={classes(button.button, button.main, css.center)}
            data-action="save-preferences"
          >
            Save Preferences
          </button>
          <button
            type="button"
            className={classes(button.button, button.second)}
            data-action="essential-only"
          >
            Essential Only
          </button>
        </div>
      </div>
    </dialog>
  )
}

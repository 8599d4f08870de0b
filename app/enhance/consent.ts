import {
  ALL,
  NONE,
  readConsent,
  watchConsent,
  writeConsent,
  type Choice,
} from '~/storage/consent'
import { linkFonts } from './fonts'
import { startTags, updateTags } from './tags'

export const acceptAll = () => choose(ALL)
export const essentialOnly = () => choose(NONE)
export const savePreferences = () => choose(fromSwitches())

/** Opens the dialog with its switches as they were last saved. */
export function openPrivacySettings(): void {
  const chosen = readConsent() ?? NONE
  for (const [name, input] of switches()) input.checked = chosen[name]
  settings()?.showModal()
}

/** Puts the choice kept on the device to work, now and whenever another tab changes it. */
export function followConsent(): void {
  startTags()
  apply()
  watchConsent(apply)
}

function choose(choice: Choice): void {
  writeConsent(choice)
  settings()?.close()
  take(choice)
}

function apply(): void {
  const chosen = readConsent()
  if (chosen) take(chosen)
}

function take(choice: Choice): void {
  document.documentElement.dataset.consent = 'answered'
  linkFonts(choice.fonts)
  updateTags(choice.analytics)
}

const settings = () => document.querySelector<HTMLDialogElement>('#privacy-settings')

/** The switches that can be changed, by the field of the record that they stand for. */
function switches(): [keyof Choice, HTMLInputElement][] {
  const names = Object.keys(NONE) as (keyof Choice)[]
  return names.flatMap((name) => {
    const input = settings()?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    return input ? [[name, input]] : []
  })
}

const fromSwitches = (): Choice => ({
  ...NONE,
  ...Object.fromEntries(switches().map(([name, { checked }]) => [name, checked])),
})

import type { Session } from './webdriver'

/** The keys that WebDriver knows by characters of its own. */
const CODES: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** Presses a key, given by its name or its character, and lets it go. */
export async function pressKey(session: Session, key: string): Promise<void> {
  const value = CODES[key] ?? key
  const actions = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  await session.post('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
}

import { expect } from 'vitest'
import { patiently } from './drivers/patiently'
import type { Tab } from './drivers/tab'
import { button } from './game'
import { test } from './journey'

const BANNER = { role: 'region', name: 'Cookie consent' }
const SETTINGS = { role: 'dialog', name: 'Privacy Settings' }
const FONTS = 'fonts.googleapis.com'

const record = (tab: Tab) =>
  tab.evaluate<unknown>(`JSON.parse(localStorage.getItem('cookieConsent'))`)
const fontLinks = (tab: Tab) =>
  tab.evaluate<number>(`document.querySelectorAll('link[href*="${FONTS}"]').length`)

/** Taps until the dialog is there: MiniBrowser may scroll a sticky banner away from under a tap. */
const openSettings = (tab: Tab) =>
  patiently(async () => {
    if ((await tab.count(SETTINGS)) > 0) return true
    await tab.click(button('Customize'))
    return false
  }, 'the privacy settings')

test('before an answer nobody else is asked and nothing is kept', async ({
  game,
  tab,
}) => {
  const before = tab.driver.foreignHosts().length
  for (const path of ['/', '/game', '/blog', '/blog/minigolf-etiquette', '/privacy']) {
    await game.open(path)
    await tab.see(BANNER)
  }
  expect(tab.driver.foreignHosts().slice(before)).toEqual([])
  expect(await record(tab)).toBeNull()
  expect(await tab.evaluate('document.cookie')).toBe('')
})

test('Accept All asks for the web font and is not asked again', async ({ game, tab }) => {
  const before = tab.driver.foreignHosts().length
  await game.open('/')
  await tab.click(button('Accept All'))
  await expect.poll(() => tab.count(BANNER)).toBe(0)
  expect(await record(tab)).toEqual({
    necessary: true,
    analytics: true,
    fonts: true,
    functionality: true,
  })
  expect(await fontLinks(tab)).toBe(1)
  await expect.poll(() => tab.driver.foreignHosts().slice(before)).toContain(FONTS)
  await tab.driver.reload()
  await tab.until(`document.querySelectorAll('link[href*="${FONTS}"]').length === 1`)
  expect(await tab.count(BANNER)).toBe(0)
})

test('Essential Only grants nothing', async ({ game, tab }) => {
  const before = tab.driver.foreignHosts().length
  await game.open('/game')
  await openSettings(tab)
  await tab.click(button('Essential Only', SETTINGS))
  await expect.poll(() => tab.count(SETTINGS)).toBe(0)
  expect(await record(tab)).toEqual({
    necessary: true,
    analytics: false,
    fonts: false,
    functionality: false,
  })
  await tab.driver.reload()
  await game.see("Who's playing today?")
  expect(await tab.count(BANNER)).toBe(0)
  expect(await fontLinks(tab)).toBe(0)
  expect(tab.driver.foreignHosts().slice(before)).toEqual([])
})

test('Save Preferences keeps the switches as they were set', async ({ game, tab }) => {
  await game.open('/about')
  await openSettings(tab)
  await tab.click({ role: 'switch', name: 'Enhanced Features', within: SETTINGS })
  await tab.click(button('Save Preferences', SETTINGS))
  await expect.poll(() => tab.count(BANNER)).toBe(0)
  expect(await record(tab)).toEqual({
    necessary: true,
    analytics: false,
    fonts: false,
    functionality: true,
  })
  await tab.driver.reload()
  await tab.see({ role: 'heading', level: 1 })
  expect(await tab.count(BANNER)).toBe(0)
})

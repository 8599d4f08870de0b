import { crowd, round } from './rounds.mjs'

const tap = (name) => (page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const setup = (record) => ({ ...record, currentScreen: 'setup' })

/** The game's screens and dialogs: the round that the device keeps, and what is tapped before the picture. */
export const GAME = {
  'setup-empty': {},
  setup: { kept: setup(round({ started: false })) },
  'setup-typing': {
    kept: setup(round({ started: false })),
    prepare: (page) => page.getByRole('textbox', { name: 'Player name' }).fill('Charlie'),
  },
  'setup-ten': { kept: setup(round({ names: crowd(10), holes: 36, started: false })) },
  'setup-continue': { kept: round({ scored: 6 }), prepare: tap('Back') },
  'setup-leave': {
    kept: setup(round({ started: false })),
    prepare: tap('Back to Homepage'),
  },
  'setup-taken': {
    kept: setup(round({ started: false })),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Player name' }).fill('maya')
      await page.getByRole('button', { name: 'Add' }).click()
      await page.getByText('Name already taken!').first().waitFor()
    },
  },
  hole: { kept: round({ scored: 6 }) },
  'hole-scored': {
    kept: round({ scored: 6, strokes: { Maya: { 7: 3 }, Leon: { 7: 2 } } }),
  },
  'hole-in-one': {
    kept: round({ scored: 6, strokes: { Leon: { 7: 2 } } }),
    prepare: (page) =>
      page
        .getByRole('group', { name: 'Maya' })
        .getByRole('button', { name: '1', exact: true })
        .click(),
  },
  'hole-totals': {
    kept: round({ scored: 6 }),
    prepare: async (page) => {
      for (const name of ['Maya', 'Zoë'])
        await page
          .getByRole('group', { name })
          .getByRole('button', { name: 'Total and average' })
          .click()
    },
  },
  'hole-alone': { kept: round({ names: crowd(1), scored: 2, holes: 9 }) },
  'hole-ten': { kept: round({ names: crowd(10), scored: 30, holes: 36 }) },
  'hole-last': { kept: round({ scored: 18, hole: 18 }) },
  'hole-rules': { kept: round({ scored: 6 }), prepare: tap('Basic Rules') },
  'hole-save': { kept: round({ scored: 6 }), prepare: tap('Save This Round') },
  'hole-reset': { kept: round({ scored: 6 }), prepare: tap('Start New Game') },
  'hole-restart': { kept: round({ scored: 6 }), prepare: tap('Restart') },
  'hole-incomplete': {
    kept: round({ scored: 6, strokes: { Maya: { 7: 3 } } }),
    prepare: tap('Next Hole'),
  },
  'halfway-hidden': { kept: round({ scored: 9, hole: 9, screen: 'midgame-ranking' }) },
  halfway: {
    kept: round({ scored: 9, hole: 9, screen: 'midgame-ranking' }),
    prepare: tap('Show Rankings'),
  },
  'halfway-ten': {
    kept: round({
      names: crowd(10),
      scored: 9,
      hole: 9,
      screen: 'midgame-ranking',
      strokes: { Bo: { 4: 0 } },
    }),
    prepare: tap('Show Rankings'),
  },
  missing: {
    prepare: tap('Show Scorecard'),
    kept: round({
      scored: 18,
      hole: 18,
      strokes: { Maya: { 4: 0, 11: 0 }, Leon: { 4: 0 }, Zoë: { 16: 0 } },
    }),
  },
  scorecard: { kept: round({ scored: 18, hole: 18, screen: 'scorecard' }) },
  'scorecard-alone': {
    kept: round({ names: crowd(1), scored: 9, holes: 9, screen: 'scorecard' }),
  },
  'scorecard-two': {
    kept: round({ names: crowd(2), scored: 18, hole: 18, screen: 'scorecard' }),
  },
  'scorecard-ten': {
    kept: round({ names: crowd(10), scored: 34, holes: 36, screen: 'scorecard' }),
  },
  'scorecard-midway': { kept: round({ scored: 6, screen: 'scorecard' }) },
  'scorecard-shared': {
    kept: round({ scored: 18, hole: 18, screen: 'scorecard' }),
    prepare: tap('Share Scorecard'),
  },
}

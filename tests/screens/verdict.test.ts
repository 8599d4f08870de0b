import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { standings } from '~/golf/standings'
import type { Strokes } from '~/golf/strokes'
import { leadMessage, verdict } from '~/screens/verdict'
import { roundFor, scored } from '../builders'

const tableOf = (strokes: Readonly<Record<string, readonly Strokes[]>>) =>
  standings(scored(roundFor(...Object.keys(strokes)), strokes).players)

const words = (node: React.ReactNode) =>
  renderToStaticMarkup(node).replaceAll(/<\/?bdi>/g, '')

describe('the words about who is ahead', () => {
  it.each([
    ['one leads', { Ann: [2, 2], Bo: [3, 3] }, 'Ann leads by 2 strokes!'],
    ['by a single stroke', { Ann: [2], Bo: [3] }, 'Ann leads by 1 stroke!'],
    [
      'two are level',
      { Ann: [2], Bo: [2], Cy: [5] },
      'Ann and Bo are tied for the lead!',
    ],
    ['one plays alone', { Ann: [2] }, 'Great game so far!'],
  ] as const)('halfway, when %s', (_, strokes, said) => {
    expect(words(leadMessage(tableOf(strokes)))).toBe(said)
  })

  it.each([
    ['one wins', { Ann: [2, 2], Bo: [3, 2] }, true, 'Ann wins by 1 stroke!'],
    ['three share it', { A: [2], B: [2], C: [2] }, true, 'A, B, and C share the win!'],
    ['the round goes on', { Ann: [2], Bo: [4] }, false, 'Ann leads by 2 strokes!'],
    ['one plays alone', { Ann: [2] }, true, ''],
    ['nobody has scored', { Ann: [], Bo: [] }, false, ''],
  ] as const)('on the scorecard, when %s', (_, strokes, isOver, said) => {
    expect(words(verdict(tableOf(strokes), isOver))).toBe(said)
  })

  it('keep the direction of a name to itself', () => {
    const said = renderToStaticMarkup(verdict(tableOf({ محمد: [2], Bo: [4] }), true))
    expect(said).toBe('<bdi>محمد</bdi> wins by 2 strokes!')
  })
})

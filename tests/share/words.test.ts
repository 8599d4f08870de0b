import { describe, expect, it } from 'vitest'
import { scorecardOf } from '~/golf/scorecard'
import { fileName, hostOf, type ShareOrder } from '~/share/preparePicture'
import { altText, resultText } from '~/share/resultText'
import { summaryOf } from '~/share/summary'
import { roundFor, scored, withHoles } from '../builders'

const round = scored(withHoles(roundFor('Ann', 'Bo', 'Cy'), 2), {
  Ann: [3, 3],
  Bo: [1, 2],
  Cy: [2],
})

const order: ShareOrder = {
  scorecard: scorecardOf(round),
  day: '2026-11-21',
  date: 'Saturday, November 21, 2026',
  origin: 'https://puttogether.example',
}

it('says the result in words, best first, with the site', () => {
  expect(resultText(order)).toBe(
    [
      'Check out our mini golf scores!',
      '1. Bo: 3',
      '2. Ann: 6',
      'Cy: 2 (thru 1)',
      'https://puttogether.example',
    ].join('\n'),
  )
})

it('describes the picture for those who do not see it', () => {
  expect(altText(order)).toBe(
    'Puttogether scorecard, Saturday, November 21, 2026. 2 holes, 3 players, 1 hole in one. 1. Bo: 3. 2. Ann: 6. Cy: 2 (thru 1)',
  )
})

it('names the file by the day', () => {
  expect(fileName('2026-11-21')).toBe('mini-golf-scorecard-2026-11-21.png')
})

it.each([
  ['https://puttogether.example', 'puttogether.example'],
  ['http://localhost:3000', 'localhost:3000'],
])('writes %s as people do', (origin, host) => expect(hostOf(origin)).toBe(host))

describe('the summary', () => {
  it('keeps silent about holes in one where there are none', () => {
    expect(summaryOf(scorecardOf(withHoles(roundFor('Ann'), 1)))).toEqual([
      '1 hole',
      '1 player',
    ])
  })
})

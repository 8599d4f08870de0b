import { beforeAll, describe, expect, it } from 'vitest'
import type { Round } from '~/golf/round'
import { drawPng, sizeOf } from '~/share/picture/drawPng'
import { drawSvg, type Fonts } from '~/share/picture/drawSvg'
import { MAX_PIXELS } from '~/share/picture/pixels'
import { roundFor, scored, withHoles } from '../builders'
import { contentOf, pngSize, startEngines, textOf } from './inNode'

let fonts: Fonts
beforeAll(async () => {
  fonts = await startEngines()
})

const asText = (round: Round) => drawSvg(contentOf(round), {}, fonts, true)
const ACE = /fill="#ffc93c"\/><path d="M37/g
const many = (count: number) => Array.from({ length: count }, (_, at) => `Pl${at + 1}`)

describe('the picture of a round', () => {
  const round = scored(withHoles(roundFor('Maya', "Grandpa O'Jo", 'Łukasz Żółć'), 9), {
    Maya: [2, 1, 3, 2, 2, 2, 2, 2, 2],
    "Grandpa O'Jo": [3, 3, 3, 3, 3, 3, 3, 3, 3],
    'Łukasz Żółć': [4, 5, 6, 7, 4, 4, 4, 4],
  })

  it('names everybody, twice', async () => {
    const text = textOf(await asText(round))
    for (const name of ['Maya', "Grandpa O'Jo", 'Łukasz Żółć'])
      expect(text.split(name)).toHaveLength(3)
  })

  it('says when, what, and where it was made', async () => {
    const text = textOf(await asText(round))
    expect(text).toContain('Saturday, November 21, 2026')
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      '9 holes  •  3 players  •  1 hole in one',
    )
    expect(text).toContain('Created withputtogether.example')
  })

  it('lists each hole with its strokes, a dash for a gap, and totals', async () => {
    const text = textOf(await asText(round))
    expect(text).toContain('Hole')
    expect(text).toContain(['1234', '2135', '3336', '4237'].join(''))
    expect(text).toContain('923–')
    expect(text).toContain('TOTAL182738')
  })

  it('marks a hole in one and nothing else', async () => {
    expect((await asText(round)).match(ACE)).toHaveLength(1)
  })

  it('ranks by total and marks who played less', async () => {
    const text = textOf(await asText(round))
    expect(text).toContain("Final RankingsMaya182Grandpa O'Jo27–Łukasz Żółćthru 838")
  })

  it('does not call standings final before the last hole', async () => {
    const text = textOf(
      await asText(scored(roundFor('Ann', 'Bo'), { Ann: [2], Bo: [3] })),
    )
    expect(text).toContain('Current Standings')
  })
})

describe('names above the table', () => {
  it.each([
    { players: 1, turn: null },
    { players: 2, turn: null },
    { players: 3, turn: '0.71,-0.71' },
    { players: 5, turn: '0.71,-0.71' },
    { players: 6, turn: '0.00,-1.00' },
    { players: 10, turn: '0.00,-1.00' },
  ])('of $players players turn by $turn', async ({ players, turn }) => {
    const svg = await asText(roundFor(...many(players)))
    const turns = new Set(
      Array.from(svg.matchAll(/<text[^>]*matrix\(([^,]+,[^,]+)/g), ([, way]) => way),
    )
    expect([...turns]).toEqual(turn === null ? [] : [turn])
  })

  it('shorten where they are too long, and stay within the picture', async () => {
    const svg = await asText(
      roundFor('Bo', 'Cy', 'Maximiliane von Wolkenstein-Trostburg'),
    )
    expect(textOf(svg)).toMatch(/BoCyMaximil[^B]*…1/)
    expect(sizeOf(svg).width).toBe(640)
  })
})

describe('the PNG', () => {
  it.each([
    { players: 1, holes: 1 },
    { players: 4, holes: 18 },
    { players: 5, holes: 9 },
  ])('of $players × $holes is drawn at scale 2', async ({ players, holes }) => {
    const round = withHoles(roundFor(...many(players)), holes)
    const svg = await drawSvg(contentOf(round), {}, fonts)
    const { width, height } = sizeOf(svg)
    expect(pngSize(drawPng(svg))).toEqual([width * 2, height * 2])
  })

  it.each([
    { players: 10, holes: 36 },
    { players: 50, holes: 36 },
  ])('of $players × $holes keeps to what phones bear', async ({ players, holes }) => {
    const round = withHoles(roundFor(...many(players)), holes)
    const png = drawPng(await drawSvg(contentOf(round), {}, fonts))
    const [width, height] = pngSize(png)
    expect(width * height).toBeLessThanOrEqual(MAX_PIXELS)
    expect(width * height).toBeGreaterThan(MAX_PIXELS * 0.95)
  })

  it('holds no drawing as an image, which would make it slow', async () => {
    expect(await drawSvg(contentOf(roundFor('Ann')), {}, fonts)).not.toContain('<image')
  })
})

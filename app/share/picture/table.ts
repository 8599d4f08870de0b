import type { Scorecard, ScorecardColumn, ScorecardRow } from '~/golf/scorecard'
import { isAce, isPlayed, type Strokes } from '~/golf/strokes'
import { box, type PictureElement, type Style } from './element'
import { FACE, INK } from './ink'
import { ACE_SIZE, aceArt } from './marks'
import { MARGIN, ROW_HEIGHT, type Measures } from './measure'
import type { NameImages } from './names'
import { tableHead } from './tableHead'

const NINE = 9
const TOTAL_HEIGHT = 56
/** Columns narrower than this have no room for three large figures. */
const ROOMY = 60

/** The whole card: names, holes, strokes and totals. */
export function table(
  scorecard: Scorecard,
  measures: Measures,
  images: NameImages,
): PictureElement {
  const { columns, rows } = scorecard
  const { holeWidth, columnWidth } = measures
  const body = ROW_HEIGHT * rows.length
  return box(
    { flexDirection: 'column', paddingLeft: MARGIN },
    tableHead(scorecard, measures, images),
    box(
      {
        position: 'relative',
        flexDirection: 'column',
        width: holeWidth + columnWidth * columns.length,
      },
      ...columns
        .slice(1)
        .map((_, place) =>
          upright(holeWidth + columnWidth * (place + 1), 1, body, INK.line),
        ),
      ...rows.map((row) => holeRow(row, measures, row.hole === rows.length)),
      totalRow(columns, measures),
      upright(holeWidth - 2, 2, body + TOTAL_HEIGHT, INK.ink),
    ),
  )
}

const upright = (left: number, width: number, height: number, color: string) =>
  box({ position: 'absolute', top: 0, left, width, height, backgroundColor: color })

function holeRow(
  { hole, strokes }: ScorecardRow,
  { holeWidth, columnWidth }: Measures,
  last: boolean,
) {
  const ruled = last || hole % NINE === 0
  return box(
    {
      height: ROW_HEIGHT,
      borderBottom: ruled ? `2px solid ${INK.ink}` : `1px solid ${INK.line}`,
    },
    figure(String(hole), holeWidth, ROW_HEIGHT, {
      ...FACE.totals,
      color: INK.green,
      fontSize: 17,
    }),
    ...strokes.map((score) => strokesArt(score, columnWidth)),
  )
}

function strokesArt(strokes: Strokes, width: number): PictureElement {
  const style = { ...FACE.figures, color: INK.ink, fontSize: 19 }
  if (!isPlayed(strokes))
    return figure('–', width, ROW_HEIGHT, { ...style, color: INK.ink2 })
  if (!isAce(strokes)) return figure(String(strokes), width, ROW_HEIGHT, style)
  return box(
    { position: 'relative', width, height: ROW_HEIGHT },
    aceArt({ position: 'absolute', left: (width - ACE_SIZE) / 2, top: -1 }),
    figure(String(strokes), width, ROW_HEIGHT, { ...style, ...FACE.totals }),
  )
}

function totalRow(
  columns: readonly ScorecardColumn[],
  { holeWidth, columnWidth }: Measures,
) {
  const fontSize = columnWidth < ROOMY ? 20 : 24
  const style = { ...FACE.totals, color: INK.ink }
  return box(
    { height: TOTAL_HEIGHT, backgroundColor: INK.pale },
    figure('TOTAL', holeWidth, TOTAL_HEIGHT, { ...style, fontSize: 16 }),
    ...columns.map(({ total }) =>
      figure(String(total), columnWidth, TOTAL_HEIGHT, { ...style, fontSize }),
    ),
  )
}

/** A cell that is only text, as one element: the layout's time goes by their number. */
const figure = (text: string, width: number, height: number, style: Style) =>
  box({ ...style, width, justifyContent: 'center', lineHeight: `${height}px` }, text)

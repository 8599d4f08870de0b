import type { Scorecard } from '~/golf/scorecard'
import type { Standing } from '~/golf/standings'
import { isPlayed } from '~/golf/strokes'
import { box, line, type PictureElement } from './element'
import { FACE, INK } from './ink'
import { ballArt, trophyArt } from './marks'
import { MARGIN, RANKING_NAME_WIDTH, RANKING_WIDTH, type Measures } from './measure'
import { nameArt, type NameImages } from './names'

const ROW = 54

/** Everybody by ascending total; a wide picture sets them in several columns. */
export function rankings(
  { rankings: table, columns, rows }: Scorecard,
  { width }: Measures,
  images: NameImages,
): PictureElement {
  const across = Math.max(1, Math.floor((width - 2 * MARGIN) / (RANKING_WIDTH + MARGIN)))
  const down = Math.ceil(table.length / across)
  const colors = new Map(columns.map(({ player, color }) => [player.id, color]))
  return box(
    { flexDirection: 'column', paddingLeft: MARGIN, paddingTop: 30 },
    line(isOver(rows) ? 'Final Rankings' : 'Current Standings', {
      ...FACE.totals,
      color: INK.ink,
      fontSize: 26,
      letterSpacing: '-0.4px',
      lineHeight: '32px',
      marginBottom: 12,
    }),
    box(
      {},
      ...Array.from({ length: across }, (_, index) =>
        box(
          { flexDirection: 'column', width: RANKING_WIDTH, marginRight: MARGIN },
          ...table
            .slice(index * down, (index + 1) * down)
            .map((standing, place, shown) =>
              row(
                standing,
                colors.get(standing.player.id) ?? 1,
                images,
                place < shown.length - 1,
              ),
            ),
        ),
      ),
    ),
  )
}

/** The round went to its last hole; gaps before it change nothing. */
const isOver = (rows: Scorecard['rows']) => rows.at(-1)?.strokes.some(isPlayed) ?? false

function row(standing: Standing, color: number, images: NameImages, ruled: boolean) {
  const { player, position, leads, total, holesPlayed } = standing
  return box(
    {
      alignItems: 'center',
      height: ROW,
      paddingLeft: 14,
      paddingRight: 20,
      ...(leads && { backgroundColor: INK.sunRow, borderRadius: 16, marginBottom: 2 }),
      ...(!leads && ruled && { borderBottom: `1px solid ${INK.line}` }),
    },
    leads ? trophyArt() : place(position),
    ballArt(color, 20, { marginLeft: 14, marginRight: 14 }),
    nameArt({ name: player.name, width: RANKING_NAME_WIDTH }, images),
    box({ flexGrow: 1 }),
    ...(position === null
      ? [line(`thru ${holesPlayed}`, { ...FACE.names, color: INK.ink2, fontSize: 15 })]
      : []),
    line(String(total), {
      ...FACE.totals,
      color: INK.ink,
      fontSize: 24,
      marginLeft: 16,
    }),
  )
}

const place = (position: number | null) =>
  box(
    { width: 40, flexShrink: 0, justifyContent: 'center' },
    line(position === null ? '–' : String(position), {
      ...(position === null ? FACE.figures : FACE.totals),
      color: INK.ink2,
      fontSize: 19,
    }),
  )

import type { NameTurn, Scorecard } from '~/golf/scorecard'
import { box, line, type PictureElement, type Style } from './element'
import { FACE, INK } from './ink'
import { ballArt } from './marks'
import { BALL_ROOM, NAME_LINE, type Measures } from './measure'
import { nameArt, type NameImages } from './names'

const BALL = 15

/** Names above their balls, turned so that they fit their columns. */
export function tableHead(
  { columns, nameTurn }: Scorecard,
  { holeWidth, columnWidth, nameWidths, headHeight }: Measures,
  images: NameImages,
): PictureElement {
  return box(
    {
      width: holeWidth + columnWidth * columns.length,
      height: headHeight,
      borderBottom: `2px solid ${INK.ink}`,
    },
    box(
      { width: holeWidth, justifyContent: 'center', alignItems: 'flex-end' },
      line('Hole', {
        ...FACE.names,
        color: INK.ink2,
        fontSize: 16,
        lineHeight: '20px',
        paddingBottom: 8,
      }),
    ),
    ...columns.map(({ player: { name }, color }, place) => {
      const width = nameWidths[place] ?? columnWidth
      return box(
        { position: 'relative', width: columnWidth, height: '100%' },
        box(nameBox(nameTurn, columnWidth, width), nameArt({ name, width }, images)),
        ballArt(color, BALL, {
          position: 'absolute',
          left: (columnWidth - BALL) / 2,
          bottom: 10,
        }),
      )
    }),
  )
}

/** Turned around its lower left corner, which stands over the ball. */
function nameBox(turn: NameTurn, columnWidth: number, width: number): Style {
  const common = {
    position: 'absolute',
    bottom: BALL_ROOM - 8,
    width,
    height: NAME_LINE,
    alignItems: 'center',
  } as const
  const middle = columnWidth / 2
  if (turn === 0) return { ...common, left: middle - width / 2, justifyContent: 'center' }
  return {
    ...common,
    left: middle + (turn === -90 ? NAME_LINE / 2 : 6),
    transformOrigin: 'left bottom',
    transform: `rotate(${turn}deg)`,
  }
}

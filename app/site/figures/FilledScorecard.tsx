import { PencilRing } from '~/ui/PencilRing'
import css from './FilledScorecard.module.css'

const NORA = [3, 2, 4, 3, 3, 2, 4, 5, 3, 2, 3, 4, 2, 3, 4, 3, 2, 4]
const BEN = [2, 1, 2, 3, 2, 2, 2, 3, 2, 2, 2, 2, 1, 2, 3, 2, 2, 2]
const HALVES = [
  { name: 'Holes 1 to 9', from: 0 },
  { name: 'Holes 10 to 18', from: 9 },
] as const
const HALF = 9

const sum = (strokes: readonly number[]) => strokes.reduce((a, b) => a + b, 0)

/** A finished card for two, nine holes beside nine. */
export function FilledScorecard() {
  return (
    <figure className={css.figure}>
      <div className={css.card}>
        {HALVES.map((half) => (
          <Half key={half.name} {...half} />
        ))}
        <p className={css.total}>
          <span>TOTAL</span>
          <span>
            Nora <b>{sum(NORA)}</b>
          </span>
          <span>
            Ben <b>{sum(BEN)}</b>
          </span>
        </p>
      </div>
      <figcaption className={css.caption}>
        Nora's {sum(NORA)} against Ben's {sum(BEN)}: both halves added on their own, then
        together. The pencil rings mark his two holes in one.
      </figcaption>
    </figure>
  )
}

function Half({ name, from }: { name: string; from: number }) {
  const holes = Array.from({ length: HALF }, (_, index) => from + index)
  return (
    <table className={css.half}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">Hole</th>
          <th scope="col">Nora</th>
          <th scope="col">Ben</th>
        </tr>
      </thead>
      <tbody>
        {holes.map((hole) => (
          <tr key={hole}>
            <th scope="row">{hole + 1}</th>
            <Strokes strokes={NORA[hole]} />
            <Strokes strokes={BEN[hole]} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span className="visually-hidden">Sum of {name}</span>
            <span aria-hidden>Sum</span>
          </th>
          <td>{sum(NORA.slice(from, from + HALF))}</td>
          <td>{sum(BEN.slice(from, from + HALF))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Strokes({ strokes }: { strokes: number | undefined }) {
  if (strokes !== 1) return <td>{strokes}</td>
  return (
    <td className={css.ace}>
      <b>1</b>
      <span className="visually-hidden">, hole in one</span>
      <PencilRing className={css.ring} />
    </td>
  )
}

import { allHoles } from '~/golf/holes'
import css from './HoleLane.module.css'

/** How far the round has come: the ball rolls one dot a hole towards the flag. Decoration. */
export function HoleLane({ hole, holes }: { hole: number; holes: number }) {
  const at = (number: number) => (holes === 1 ? 100 : ((number - 1) / (holes - 1)) * 100)
  return (
    <div aria-hidden className={css.lane}>
      <div className={css.track} style={{ ['--at' as string]: `${at(hole)}%` }}>
        <svg className={css.dots}>
          {allHoles(holes).map((number) => (
            <circle key={number} cx={`${at(number)}%`} cy="50%" r="2.4" />
          ))}
        </svg>
        <span className={css.path} />
        <svg className={css.flag} width="26" height="34" viewBox="-8 -10 26 34">
          <ellipse cy="11" rx="7" ry="4" fill="var(--s-ink)" />
          <path d="M0 10V-8" stroke="var(--pole)" strokeWidth="3" strokeLinecap="round" />
          <path d="m1.5-9.500 12 4.500q1.600.9 0 1.800l-12 4.500z" fill="var(--flag)" />
        </svg>
        <span className={css.ball} />
      </div>
    </div>
  )
}

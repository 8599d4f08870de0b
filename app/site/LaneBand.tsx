import type { ReactNode } from 'react'
import css from './LaneBand.module.css'

/** A felt band with a lane running through it, for the head of a page. */
export function LaneBand({ children }: { children: ReactNode }) {
  return (
    <div className={css.band}>
      <svg
        aria-hidden
        className={css.lane}
        viewBox="0 0 420 190"
        preserveAspectRatio="xMaxYMax slice"
      >
        <path
          d="M-6 202C20 120 92 108 196 84 286 62 340 44 366-12 386-60 394-130 398-260H444V110c-50 18-104 26-172 40-66 14-102 26-122 52z"
          transform="translate(-9 12)"
          fill="var(--s-shade)"
        />
        <path
          d="M-6 202C20 120 92 108 196 84 286 62 340 44 366-12 386-60 394-130 398-260H444V110c-50 18-104 26-172 40-66 14-102 26-122 52z"
          fill="var(--s-lane)"
          stroke="var(--s-curb)"
          strokeWidth="6"
        />
        <path
          d="M196 126C262 106 350 92 388 40"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0.1 12"
        />
        <ellipse cx="164" cy="140" rx="21" ry="5" fill="var(--s-shade)" />
        <circle cx="180" cy="130" r="12.500" fill="#fff" />
        <path
          d="M174 134a7.500 7.500 0 0 0 12.500-.5"
          fill="none"
          stroke="#d9d9d9"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <div className={css.words}>{children}</div>
    </div>
  )
}

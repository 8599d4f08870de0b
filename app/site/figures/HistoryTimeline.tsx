import css from './HistoryTimeline.module.css'

const DATES = [
  {
    when: '1867',
    what: "A ladies' putting club begins on a green at St Andrews, Scotland.",
  },
  { when: '1916', what: 'The first course in the United States, at Pinehurst.' },
  { when: '1930', what: 'The craze: more than 25,000 American courses.' },
  { when: '1954', what: 'A chain of par-2 lanes starts; Europe standardizes its own.' },
  {
    when: 'Today',
    what: 'Eighteen numbered lanes, indoors and out, and a card on the phone.',
  },
] as const

/** The anchor points of the game's history, along a lane that ends at the flag. */
export function HistoryTimeline() {
  return (
    <figure className={css.figure}>
      <ol role="list" className={css.dates}>
        {DATES.map(({ when, what }, index) => (
          <li key={when} className={css.date}>
            <Mark last={index === DATES.length - 1} />
            <span className={css.when}>{when}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <figcaption className={css.caption}>
        Dates of the first lanes differ a little from source to source.
      </figcaption>
    </figure>
  )
}

function Mark({ last }: { last: boolean }) {
  return (
    <svg aria-hidden className={css.mark} viewBox="0 0 44 44">
      {last ? (
        <>
          <ellipse cx="18" cy="37" rx="12" ry="5" fill="var(--s-ink)" />
          <path
            d="M18 37V6"
            stroke="var(--s-pole)"
            strokeWidth="4.500"
            strokeLinecap="round"
          />
          <path d="M20.500 5 40 12.500q2 1 0 2L20.500 22Z" fill="var(--flag)" />
        </>
      ) : (
        <>
          <ellipse cx="13" cy="31" rx="16" ry="4" fill="var(--s-shade)" />
          <circle cx="22" cy="22" r="11" fill="#fff" />
          <path
            d="M17 26a7 7 0 0 0 10.500 0"
            fill="none"
            stroke="#d0d0d0"
            strokeWidth="2.600"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  )
}

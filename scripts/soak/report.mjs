/** Takes rows of a name, the values at the start and the end, and the most that the end may be; prints them, true when all are within. */
export function report(title, rows) {
  const table = {}
  let fine = true
  for (const [name, start, end, most] of rows) {
    const within = end <= most
    fine &&= within
    table[name] = {
      start: shorten(start),
      end: shorten(end),
      most: shorten(most),
      verdict: within ? 'within' : 'OVER',
    }
  }
  console.log(title)
  console.table(table)
  return fine
}

/** The value that a share of all lies below. */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ]

const shorten = (value) => Math.round(value * 100) / 100

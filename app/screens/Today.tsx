const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** Today in words, and as the local date for machines. */
export function Today({ className }: { className?: string | undefined }) {
  const now = new Date()
  return (
    <time className={className} dateTime={localDate(now)}>
      {inWords(now)}
    </time>
  )
}

/** YYYY-MM-DD where the person is. */
export function localDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The day in words. */
export const inWords = (date: Date): string => long.format(date)

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes today's date over the one of a page that was kept on another day. */
export function keepTodayTrue(): void {
  const today = new Date()
  const day = today.toISOString().slice(0, 'YYYY-MM-DD'.length)
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    if (time.dateTime === day) continue
    time.dateTime = day
    time.textContent = DAY.format(today)
  }
}

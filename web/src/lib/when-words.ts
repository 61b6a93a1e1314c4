import { dayOf } from './dates.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** Midnight of a date, so that days can be counted. */
const dayNumber = (date: Date) => Math.round(new Date(date).setHours(12, 0, 0, 0) / 86_400_000)

/** When one stopped, as one says it: `last night`, `on Friday`, `on November 3`. @param time ISO 8601 */
export const whenWords = (time: string, now: Date = new Date()): string => {
  const then = new Date(time)
  const days = dayNumber(now) - dayNumber(then)
  if (days <= 0) return 'today'
  if (days === 1) return then.getHours() >= 17 ? 'last night' : 'yesterday'
  return days < 7 ? `on ${weekday.format(then)}` : `on ${dayOf(time)}`
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const fullDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

const partsOf = (text: string) => text.split('-').map(Number) as [year: number, month: number, day?: number]
/** Noon, which every day has. */
const dateAt = (text: string) => {
  const [year, month, day = 1] = partsOf(text)
  return new Date(year, month - 1, day, 12)
}
const two = (number: number) => String(number).padStart(2, '0')

/** `2026-11`, on this device's calendar. */
export const monthOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}`
/** `2026-11-28` */
export const dayIn = (month: string, day: number): string => `${month}-${two(day)}`
export const todayOf = (date: Date): string => dayIn(monthOf(date), date.getDate())

/** `November`, or `November 2025` for another year. @param month `2026-11` */
export const nameOfMonth = (month: string, now: Date = new Date()): string =>
  (partsOf(month)[0] === now.getFullYear() ? monthName : monthAndYear).format(dateAt(month))

/** `Saturday` within a week, `Saturday, November 21` before. @param day `2026-11-28` */
export const nameOfDay = (day: string, now: Date = new Date()): string => {
  const date = dateAt(day)
  const days = Math.round((dateAt(todayOf(now)).getTime() - date.getTime()) / 86_400_000)
  if (days === 0) return 'Today'
  return days > 0 && days < 7 ? weekday.format(date) : fullDay.format(date)
}

export const fullNameOfDay = (day: string): string => fullDay.format(dateAt(day))

/** Number of days, and the weekday of the first, from 0 for Sunday. @param month `2026-11` */
export const calendarOf = (month: string): { days: number; firstWeekday: number } => {
  const [year, number] = partsOf(month)
  return { days: new Date(year, number, 0).getDate(), firstWeekday: dateAt(month).getDay() }
}

export const isMonth = (text: string | undefined): text is string =>
  text !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

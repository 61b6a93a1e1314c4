import { ageOn } from '@moonpage/contract/child-age'
import type { Child } from '@moonpage/contract/children'

/** `2026-11-28`, on this device's clock. */
export const dateOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-')

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** `Sunday, November 22` */
export const eveningInWords = (day: Date): string => dayFormat.format(day)

/** `7:30` for `19:30`. */
export const clockTime = (time: string): string => {
  const hour = Number(time.slice(0, 2)) % 12
  return `${hour || 12}${time.slice(2)}`
}

/** `5, bed at 7:30`; empty if neither is known. */
export const ageAndBedtime = ({ birth_month: month, bedtime }: Child, day: Date): string => {
  const age = month === null ? null : ageOn(month, dateOf(day))
  const bed = bedtime === null ? null : `bed at ${clockTime(bedtime)}`
  const words = [age === null ? null : age === 0 ? 'Under 1' : String(age), bed].filter(
    (part) => part !== null,
  )
  const joined = words.join(', ')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
export const monthNames = Array.from({ length: 12 }, (_, month) =>
  monthFormat.format(Date.UTC(2000, month, 1)),
)

/** `Turned 5 in June`; empty if the birth month is unknown, or the first birthday is still to come. */
export const lastBirthday = (birthMonth: string | null, day: Date): string => {
  const age = birthMonth === null ? 0 : ageOn(birthMonth, dateOf(day))
  return birthMonth === null || age === 0
    ? ''
    : `Turned ${age} in ${monthNames[Number(birthMonth.slice(5)) - 1]}`
}

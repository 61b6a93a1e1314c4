import type { AgeGroup } from './story-input.ts'

/** Completed years on a date; the birthday counts from the first day of its month. @param birthMonth `2021-06` @param date `2026-11-28` */
export function ageOn(birthMonth: string, date: string): number {
  const [year = 0, month = 0] = birthMonth.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0] = date.split('-').map(Number)
  return Math.max(0, thisYear - year - (thisMonth < month ? 1 : 0))
}

/** Whose stories suit a child on a date; `5-6` where the birth month is unknown. */
export function ageGroupOn(birthMonth: string | null, date: string): AgeGroup {
  const age = birthMonth === null ? 5 : ageOn(birthMonth, date)
  return age <= 4 ? '3-4' : age <= 6 ? '5-6' : '7-8'
}

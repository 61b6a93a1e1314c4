import type { AgeFilter } from '@moonpage/contract/feed'
import { ageGroups, type AgeGroup } from '@moonpage/contract/story-input'

/** `6-8` → from 6 to 8; `13+` has no end. */
function years(span: string): { from: number; to: number } {
  const [from, to] = span.split(/[-+]/).map((year) => (year === '' ? Infinity : Number(year)))
  return { from: from ?? 0, to: to ?? Infinity }
}

/** The age groups that have at least one year in common with what was asked for; none for `0-2`. */
export function ageGroupsWithin(filter: AgeFilter | AgeGroup): AgeGroup[] {
  const asked = years(filter)
  return ageGroups.filter((group) => {
    const { from, to } = years(group)
    return from <= asked.to && asked.from <= to
  })
}

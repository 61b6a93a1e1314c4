import type { AgeFilter } from '@moonpage/contract/feed-filters'
import { ageGroups, type AgeGroup } from '@moonpage/contract/story-input'

/** `6-8` becomes 6 to 8; `13+` has no upper limit. */
function years(span: string): { from: number; to: number } {
  const [from, to] = span.split(/[-+]/).map((year) => (year === '' ? Infinity : Number(year)))
  return { from: from ?? 0, to: to ?? Infinity }
}

/** The age groups that overlap the given range; none for `0-2`. */
export function ageGroupsWithin(filter: AgeFilter | AgeGroup): AgeGroup[] {
  const range = years(filter)
  return ageGroups.filter((group) => {
    const { from, to } = years(group)
    return from <= range.to && range.from <= to
  })
}

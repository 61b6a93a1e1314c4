import type { RatingStats } from '@moonpage/contract/ratings'

/** The expected statistics after the user's rating changes. @param stars null: removed */
export const optimisticStats = (stats: RatingStats, stars: number | null): RatingStats => {
  const { average_rating: average, rating_count: count, user_rating: before } = stats
  const votes = Math.max(0, count - (before === null ? 0 : 1) + (stars === null ? 0 : 1))
  const sum = average * count - (before ?? 0) + (stars ?? 0)
  return { average_rating: votes === 0 ? 0 : sum / votes, rating_count: votes, user_rating: stars }
}

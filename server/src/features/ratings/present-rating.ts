import type { Rating } from '@moonpage/contract/ratings'

export const ratingColumns = ['id', 'story_id', 'rating', 'created_at'] as const

export const presentRating = (row: Omit<Rating, 'created_at'> & { created_at: Date }): Rating => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

import { expect, test } from 'vitest'
import { optimisticStats } from './optimistic-stats.ts'

const rated = { average_rating: 4, rating_count: 3, user_rating: 2 }

test('the user’s rating is added to, changed in and removed from the average', () => {
  expect(optimisticStats({ average_rating: 0, rating_count: 0, user_rating: null }, 5)).toEqual({
    average_rating: 5,
    rating_count: 1,
    user_rating: 5,
  })
  expect(optimisticStats(rated, 5)).toEqual({ average_rating: 5, rating_count: 3, user_rating: 5 })
  expect(optimisticStats(rated, null)).toEqual({ average_rating: 5, rating_count: 2, user_rating: null })
  expect(optimisticStats({ average_rating: 3, rating_count: 1, user_rating: 3 }, null)).toEqual({
    average_rating: 0,
    rating_count: 0,
    user_rating: null,
  })
})

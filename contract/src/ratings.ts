import * as z from 'zod/mini'
import { Paged, skipQuery } from './paging.ts'
import { route } from './route.ts'

const Stars = z
  .int('Choose 1 to 5 stars')
  .check(z.minimum(1, 'Choose 1 to 5 stars'), z.maximum(5, 'Choose 1 to 5 stars'))

/**
 * The prior of the Bayesian average that `rating` sorts by: this many votes of this many stars are added to each story,
 * so that a single five does not rank above fifty fours and fives.
 */
export const ratingPrior = { votes: 5, stars: 3.5 } as const

export const Rating = z.object({
  id: z.string(),
  story_id: z.string(),
  rating: z.int(),
  created_at: z.iso.datetime(),
})
export type Rating = z.infer<typeof Rating>

export const RatingStats = z.object({
  /** 0 when there are no ratings. */
  average_rating: z.number(),
  rating_count: z.int(),
  /** The caller's own rating; null if not logged in or not rated. */
  user_rating: z.nullable(z.int()),
})
export type RatingStats = z.infer<typeof RatingStats>

export const RatingList = z.object({ ratings: z.array(Rating), ...Paged })
export type RatingList = z.infer<typeof RatingList>

const RatingParams = z.strictObject({ id: z.string() })
const StoryIdParams = z.strictObject({ story_id: z.string() })

export const rateStory = route({
  method: 'POST',
  path: '/api/v1/ratings',
  summary: 'Rate someone else’s public story. Already rated: 409, with that rating’s id as `existing_id`.',
  failure: 'Failed to submit rating. Please try again.',
  access: 'user',
  asksToLogIn: 'Please log in to rate stories',
  body: z.strictObject({ story_id: z.string(), rating: Stars }),
  reply: Rating,
  status: 201,
})

export const changeRating = route({
  method: 'PUT',
  path: '/api/v1/ratings/{id}',
  summary: 'Change your rating',
  failure: 'Failed to submit rating. Please try again.',
  access: 'user',
  asksToLogIn: 'Please log in to rate stories',
  params: RatingParams,
  body: z.strictObject({ rating: Stars }),
  reply: Rating,
})

export const removeRating = route({
  method: 'DELETE',
  path: '/api/v1/ratings/{id}',
  summary: 'Remove your rating',
  failure: 'Failed to remove rating. Please try again.',
  access: 'user',
  asksToLogIn: 'Please log in to rate stories',
  params: RatingParams,
  reply: null,
})

export const getRatingStats = route({
  method: 'GET',
  path: '/api/v1/ratings/story/{story_id}',
  summary: 'The rating of a public story or of one of yours, and your own stars',
  failure: 'We couldn’t load the ratings.',
  access: 'anyone',
  params: StoryIdParams,
  reply: RatingStats,
})

export const listMyRatings = route({
  method: 'GET',
  path: '/api/v1/ratings/my-ratings',
  summary: 'Your ratings, newest first',
  failure: 'We couldn’t load the ratings.',
  access: 'user',
  query: z.strictObject(skipQuery(50)),
  reply: RatingList,
})

export const listStoryRatings = route({
  method: 'GET',
  path: '/api/v1/ratings/story/{story_id}/ratings',
  summary: 'The ratings of a public story, or of one of yours, newest first, without who gave them',
  failure: 'We couldn’t load the ratings.',
  access: 'anyone',
  params: StoryIdParams,
  query: z.strictObject(skipQuery(50)),
  reply: RatingList,
})

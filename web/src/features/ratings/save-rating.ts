import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError, type Called } from '../../data/api-error.ts'

/** Gives a sub-request the failure message of the whole operation. */
const withFailureOf = <R extends Called>(route: R, { failure }: Called): R => ({ ...route, failure })

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The id of the user's rating of a story; null if none. Searches all of the user's ratings. */
async function findOwnRating(storyId: string, operation: Called): Promise<string | null> {
  const route = withFailureOf(routes.listMyRatings, operation)
  for (let skip = 0; ;) {
    const { ratings, has_next } = await call(route, { query: { skip, limit: 50 } })
    const own = ratings.find((rating) => rating.story_id === storyId)
    if (own) return own.id
    if (!has_next) return null
    skip += ratings.length
  }
}

/** @throws ApiError 404 if it was removed meanwhile */
const change = (id: string, rating: number) => call(routes.changeRating, { params: { id }, body: { rating } })

const create = async (storyId: string, rating: number): Promise<'given' | 'changed'> => {
  try {
    await call(routes.rateStory, { body: { story_id: storyId, rating } })
    return 'given'
  } catch (error) {
    // Rated in another tab meanwhile.
    if (!(error instanceof ApiError && error.status === 409 && error.existingId)) throw error
    await change(error.existingId, rating)
    return 'changed'
  }
}

/**
 * Creates or changes the user's rating of a story.
 * @throws ApiError for every failure
 */
export async function saveRating(storyId: string, rating: number): Promise<'given' | 'changed'> {
  const operation = routes.rateStory
  const params = { story_id: storyId }
  const { user_rating } = await call(withFailureOf(routes.getRatingStats, operation), { params })
  const own = user_rating === null ? null : await findOwnRating(storyId, operation)
  if (own === null) return create(storyId, rating)
  try {
    await change(own, rating)
    return 'changed'
  } catch (error) {
    if (!isGone(error)) throw error
    return create(storyId, rating)
  }
}

/**
 * Removes the user's rating of a story, if there is one.
 * @throws ApiError for every other failure
 */
export async function removeOwnRating(storyId: string): Promise<void> {
  const id = await findOwnRating(storyId, routes.removeRating)
  if (id === null) return
  await call(routes.removeRating, { params: { id } }).catch((error: unknown) => {
    if (!isGone(error)) throw error
  })
}

import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError, type Called } from '../../data/api-error.ts'

/** A step on the way to something fails with the words of that. */
const towards = <R extends Called>(step: R, { failure }: Called): R => ({ ...step, failure })

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The id of one's own rating of a story; null when there is none. Looks through all that one has rated. */
async function findOwnRating(storyId: string, goal: Called): Promise<string | null> {
  const route = towards(routes.listMyRatings, goal)
  for (let skip = 0; ;) {
    const { ratings, has_next } = await call(route, { query: { skip, limit: 50 } })
    const own = ratings.find((rating) => rating.story_id === storyId)
    if (own) return own.id
    if (!has_next) return null
    skip += ratings.length
  }
}

/** @throws ApiError 404 when it was taken back meanwhile */
const change = (id: string, rating: number) => call(routes.changeRating, { params: { id }, body: { rating } })

const create = async (storyId: string, rating: number): Promise<'given' | 'changed'> => {
  try {
    await call(routes.rateStory, { body: { story_id: storyId, rating } })
    return 'given'
  } catch (error) {
    // Rated in another tab since.
    if (!(error instanceof ApiError && error.status === 409 && error.existingId)) throw error
    await change(error.existingId, rating)
    return 'changed'
  }
}

/**
 * Rates a story, or changes the rating that one gave it before.
 * @throws ApiError for every failure
 */
export async function saveRating(storyId: string, rating: number): Promise<'given' | 'changed'> {
  const goal = routes.rateStory
  const params = { story_id: storyId }
  const { user_rating } = await call(towards(routes.getRatingStats, goal), { params })
  const own = user_rating === null ? null : await findOwnRating(storyId, goal)
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
 * Takes one's rating of a story back; none there is as good.
 * @throws ApiError for every other failure
 */
export async function removeOwnRating(storyId: string): Promise<void> {
  const id = await findOwnRating(storyId, routes.removeRating)
  if (id === null) return
  await call(routes.removeRating, { params: { id } }).catch((error: unknown) => {
    if (!isGone(error)) throw error
  })
}

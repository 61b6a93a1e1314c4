import * as contract from '@moonpage/contract/ratings'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import { changeRating } from './change-rating.ts'
import { listMyRatings } from './list-my-ratings.ts'
import { listStoryRatings } from './list-story-ratings.ts'
import { rateStory } from './rate-story.ts'
import { getRatingStats } from './get-rating-stats.ts'
import { removeRating } from './remove-rating.ts'

// Per hour; nobody reads so many books.
const ratingsByAccount: RateLimit = { name: 'rate', hits: 200, seconds: 3600 }

export function ratingRoutes(
  serve: Serve,
  { db, rateLimit }: { db: Database; rateLimit: RateLimiter },
): void {
  serve(contract.rateStory, async ({ caller, body }) => {
    await rateLimit(ratingsByAccount, caller.accountId)
    return rateStory(db, caller, body)
  })
  serve(contract.changeRating, async ({ caller, params, body }) => {
    await rateLimit(ratingsByAccount, caller.accountId)
    return changeRating(db, { rater: caller, id: params.id }, body.rating)
  })
  // Removing is not rate limited: it is bounded by the number of ratings.
  serve(contract.removeRating, ({ caller, params }) => removeRating(db, { rater: caller, id: params.id }))
  serve(contract.getRatingStats, ({ caller, params }) => getRatingStats(db, caller, params.story_id))
  serve(contract.listMyRatings, ({ caller, query }) => listMyRatings(db, caller, query))
  serve(contract.listStoryRatings, ({ caller, params, query }) =>
    listStoryRatings(db, caller, params.story_id, query),
  )
}

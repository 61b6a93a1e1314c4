import * as contract from '@moonpage/contract/ratings'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Limit, Throttle } from '../../infra/http/throttle.ts'
import { changeRating } from './change-rating.ts'
import { listMyRatings, listStoryRatings } from './list-ratings.ts'
import { rateStory } from './rate-story.ts'
import { ratingStats } from './rating-stats.ts'
import { removeRating } from './remove-rating.ts'

// Nobody reads so many books in an hour.
const ratingsByAccount: Limit = { what: 'rate', hits: 200, seconds: 3600 }

export function ratingRoutes(serve: Serve, { db, throttle }: { db: Database; throttle: Throttle }): void {
  serve(contract.rateStory, async ({ caller, body }) => {
    await throttle(ratingsByAccount, caller.accountId)
    return rateStory(db, caller, body)
  })
  serve(contract.changeRating, async ({ caller, params, body }) => {
    await throttle(ratingsByAccount, caller.accountId)
    return changeRating(db, { rater: caller, id: params.id }, body.rating)
  })
  // Not throttled: what somebody takes back should go, and there is no more to take back than was given.
  serve(contract.removeRating, ({ caller, params }) => removeRating(db, { rater: caller, id: params.id }))
  serve(contract.ratingStats, ({ caller, params }) => ratingStats(db, caller, params.story_id))
  serve(contract.listMyRatings, ({ caller, query }) => listMyRatings(db, caller, query))
  serve(contract.listStoryRatings, ({ caller, params, query }) =>
    listStoryRatings(db, caller, params.story_id, query),
  )
}

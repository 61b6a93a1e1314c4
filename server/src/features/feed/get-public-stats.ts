import type { PublicStats } from '@moonpage/contract/feed'
import type { Database } from '../../infra/db/database.ts'
import { publicTotals } from './public-totals.ts'

/** Totals of all public stories. Costs the same for any number of them. */
export async function getPublicStats(db: Database): Promise<PublicStats> {
  const { stories, views, ratings, stars, highly_rated } = await publicTotals(db)
  return {
    total_public_stories: stories,
    total_views: views,
    overall_average_rating: ratings === 0 ? 0 : stars / ratings,
    highly_rated_stories: highly_rated,
  }
}

import type { RatingStats } from '@moonpage/contract/ratings'
import type { Story, StoryList } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'

type Figures = Pick<RatingStats, 'average_rating' | 'rating_count'>
type Cached = Story | StoryList | object | undefined

const withFigures = (cached: Cached, id: string, figures: Figures): Cached => {
  if (!cached) return cached
  if ('stories' in cached)
    return { ...cached, stories: cached.stories.map((one) => (one.id === id ? { ...one, ...figures } : one)) }
  return 'rating_count' in cached && cached.id === id ? { ...cached, ...figures } : cached
}

/** Updates a story's rating in all caches; lists sorted by it are reloaded when shown. */
export const updateRatingCache = (queries: QueryClient, id: string, stats: RatingStats): void => {
  const { average_rating, rating_count } = stats
  for (const queryKey of [['public'], ['stories'], ['favorites'], ['story', id], ['public-story', id]])
    queries.setQueriesData<Cached>({ queryKey }, (cached) =>
      withFigures(cached, id, { average_rating, rating_count }),
    )
  for (const key of ['public', 'stories']) void queries.invalidateQueries({ queryKey: [key] })
}

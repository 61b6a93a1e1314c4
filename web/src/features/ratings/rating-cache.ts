import type { RatingStats } from '@moonpage/contract/ratings'
import type { Story, StoryList } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'

type Figures = Pick<RatingStats, 'average_rating' | 'rating_count'>
type Kept = Story | StoryList | object | undefined

const withFigures = (kept: Kept, id: string, figures: Figures): Kept => {
  if (!kept) return kept
  if ('stories' in kept)
    return { ...kept, stories: kept.stories.map((one) => (one.id === id ? { ...one, ...figures } : one)) }
  return 'rating_count' in kept && kept.id === id ? { ...kept, ...figures } : kept
}

/** Shows a story's new figures wherever it stands; lists that are sorted by them are asked for anew when seen. */
export const updateRatingCache = (queries: QueryClient, id: string, stats: RatingStats): void => {
  const { average_rating, rating_count } = stats
  for (const queryKey of [['public'], ['stories'], ['favorites'], ['story', id], ['public-story', id]])
    queries.setQueriesData<Kept>({ queryKey }, (kept) =>
      withFigures(kept, id, { average_rating, rating_count }),
    )
  for (const key of ['public', 'stories']) void queries.invalidateQueries({ queryKey: [key] })
}

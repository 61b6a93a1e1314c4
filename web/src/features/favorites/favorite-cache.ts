import type { FavoriteToggle } from '@moonpage/contract/favorites'
import type { Story, StoryList, StorySummary } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'

type Kept = Story | StorySummary | StoryList | undefined

/** The list or story with this story's heart as it is now. */
const withHeart = (kept: Kept, id: string, isFavorited: boolean): Kept => {
  if (!kept) return kept
  if ('stories' in kept)
    return {
      ...kept,
      stories: kept.stories.map((one) => (one.id === id ? { ...one, is_favorited: isFavorited } : one)),
    }
  return 'is_favorited' in kept && kept.id === id ? { ...kept, is_favorited: isFavorited } : kept
}

/** The favourites after this answer: what was added stands in front, and the count goes along. */
export const afterToggle = (
  list: StoryList,
  story: Story | StorySummary,
  { is_favorited, action }: FavoriteToggle,
): StoryList => {
  const others = list.stories.filter(({ id }) => id !== story.id)
  const added = is_favorited && 'opening' in story && list.page === 1 ? [{ ...story, is_favorited }] : []
  const total = Math.max(0, list.total + (action === 'added' ? 1 : -1))
  return { ...list, stories: [...added, ...others].slice(0, list.page_size), total }
}

/** Shows everywhere what the server has answered, and then asks it for the lists that it changed. */
export const updateFavoriteCache = (
  queries: QueryClient,
  story: Story | StorySummary,
  answer: FavoriteToggle,
): void => {
  for (const queryKey of [['stories'], ['public'], ['story', story.id], ['public-story', story.id]])
    queries.setQueriesData<Kept>({ queryKey }, (kept) => withHeart(kept, story.id, answer.is_favorited))
  queries.setQueriesData<StoryList>(
    { queryKey: ['favorites'] },
    (list) => list && afterToggle(list, story, answer),
  )
  invalidateFavorites(queries)
}

/** Answers that are on their way may be of before: they are asked for anew. */
export const invalidateFavorites = (queries: QueryClient): void => {
  for (const key of ['favorites', 'stories']) void queries.invalidateQueries({ queryKey: [key] })
}

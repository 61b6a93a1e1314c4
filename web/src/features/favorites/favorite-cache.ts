import type { FavoriteToggle } from '@moonpage/contract/favorites'
import type { Story, StoryList, StorySummary } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'

type Cached = Story | StorySummary | StoryList | undefined

/** The cached list or story with this story's new favorite state. */
const withHeart = (cached: Cached, id: string, isFavorited: boolean): Cached => {
  if (!cached) return cached
  if ('stories' in cached)
    return {
      ...cached,
      stories: cached.stories.map((one) => (one.id === id ? { ...one, is_favorited: isFavorited } : one)),
    }
  return 'is_favorited' in cached && cached.id === id ? { ...cached, is_favorited: isFavorited } : cached
}

/** The list of favorites after a toggle: an added story comes first, and the total changes. */
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

/** Updates all caches with the reply, and then reloads the lists that it changed. */
export const updateFavoriteCache = (
  queries: QueryClient,
  story: Story | StorySummary,
  reply: FavoriteToggle,
): void => {
  for (const queryKey of [['stories'], ['public'], ['story', story.id], ['public-story', story.id]])
    queries.setQueriesData<Cached>({ queryKey }, (cached) => withHeart(cached, story.id, reply.is_favorited))
  queries.setQueriesData<StoryList>(
    { queryKey: ['favorites'] },
    (list) => list && afterToggle(list, story, reply),
  )
  invalidateFavorites(queries)
}

/** Reloads the lists, also those that are being loaded: their replies may be outdated. */
export const invalidateFavorites = (queries: QueryClient): void => {
  for (const key of ['favorites', 'stories']) void queries.invalidateQueries({ queryKey: [key] })
}

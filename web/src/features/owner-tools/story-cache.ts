import type { Story, StoryList } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'

/** Every list that a story may stand in. */
const lists = ['stories', 'favorites', 'public', 'me']

export const invalidateLists = (queries: QueryClient): void => {
  for (const key of lists) void queries.invalidateQueries({ queryKey: [key] })
}

/** Shows the story as the server has just answered it, wherever it stands. */
export const updateStoryCache = (queries: QueryClient, story: Story): void => {
  // An answer on its way may be of before.
  void queries.cancelQueries({ queryKey: ['story', story.id] })
  queries.setQueryData(['story', story.id], story)
  invalidateLists(queries)
}

const without = (list: StoryList, id: string): StoryList => {
  const stories = list.stories.filter((one) => one.id !== id)
  if (stories.length === list.stories.length) return list
  const total = list.total - 1
  return { ...list, stories, total, total_pages: Math.ceil(total / list.page_size) }
}

/** Takes a story that is gone out of every list at once, and then asks the server for what moves up. */
export const removeFromStoryCache = (queries: QueryClient, id: string): void => {
  for (const key of lists) {
    // An answer on its way may be of before.
    void queries.cancelQueries({ queryKey: [key] })
    queries.setQueriesData<StoryList>({ queryKey: [key] }, (kept) =>
      kept && 'stories' in kept ? without(kept, id) : kept,
    )
  }
  // Whoever goes back to it is told that it is gone.
  void queries.invalidateQueries({ queryKey: ['story', id], refetchType: 'none' })
  invalidateLists(queries)
}

import type { Story, StoryList } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'

/** First query key parts of all lists of stories. */
const lists = ['stories', 'favorites', 'public', 'me']

export const invalidateLists = (queries: QueryClient): void => {
  for (const key of lists) void queries.invalidateQueries({ queryKey: [key] })
}

/** Stores the server's version of a story in the cache, and reloads the lists. */
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

/** Removes a deleted story from every cached list, and reloads them. */
export const removeFromStoryCache = (queries: QueryClient, id: string): void => {
  for (const key of lists) {
    // An answer on its way may be of before.
    void queries.cancelQueries({ queryKey: [key] })
    queries.setQueriesData<StoryList>({ queryKey: [key] }, (list) =>
      list && 'stories' in list ? without(list, id) : list,
    )
  }
  // Going back to it reloads it and gets a 404.
  void queries.invalidateQueries({ queryKey: ['story', id], refetchType: 'none' })
  invalidateLists(queries)
}

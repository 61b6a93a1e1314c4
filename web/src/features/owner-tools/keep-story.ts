import type { Story } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'

/** Every list that a story may stand in. */
const lists = ['stories', 'favorites', 'public', 'me']

export const refreshLists = (queries: QueryClient): void => {
  for (const key of lists) void queries.invalidateQueries({ queryKey: [key] })
}

/** Shows the story as the server has just answered it, wherever it stands. */
export const keepStory = (queries: QueryClient, story: Story): void => {
  // An answer on its way may be of before.
  void queries.cancelQueries({ queryKey: ['story', story.id] })
  queries.setQueryData(['story', story.id], story)
  refreshLists(queries)
}

import { isUnfinished } from '@moonpage/contract/progress'
import type { Story, StoryEvent } from '@moonpage/contract/story'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { coalesce } from './coalesce.ts'

const pollMs = 3000

const painted = (story: Story) => story.story_pages.filter((page) => page.image_url).length
const sketched = (story: Story) =>
  story.story_pages.filter((page) => page.sketch_url ?? page.image_url).length

/** Whether an event has newer state than the cached story. */
const isBehind = (story: Story, event: StoryEvent): boolean =>
  story.generation_status !== event.generation_status ||
  story.story_pages.length !== event.pages_written ||
  painted(story) !== event.images_painted ||
  sketched(story) < event.images_sketched

/**
 * One of the user's stories, kept up to date during generation: by its event stream, or by polling every 3 s while the
 * stream is not open.
 */
export const useLiveStory = (id: string) => {
  const queries = useQueryClient()
  const [isStreaming, setStreaming] = useState(false)
  const query = useQuery({
    queryKey: ['story', id],
    queryFn: ({ signal }) => call(routes.getStory, { params: { id } }, signal),
    refetchInterval: ({ state }) =>
      state.data && isUnfinished(state.data.generation_status) && !isStreaming ? pollMs : false,
    refetchIntervalInBackground: true,
  })
  const unfinished = query.data !== undefined && isUnfinished(query.data.generation_status)

  useEffect(() => {
    if (!unfinished) return
    const key = ['story', id]
    const abort = new AbortController()
    const refresh = coalesce(() => queries.refetchQueries({ queryKey: key, exact: true }))
    const onEvent = (event: StoryEvent) => {
      const story = queries.getQueryData<Story>(key)
      // The final state comes with the story, which is reloaded with all its pages.
      if (isUnfinished(event.generation_status)) {
        const { generation_status, generation_progress, waiting_since } = event
        queries.setQueryData<Story>(
          key,
          (cached) => cached && { ...cached, generation_status, generation_progress, waiting_since },
        )
      }
      if (!story || isBehind(story, event)) refresh()
    }
    // Loaded lazily: most stories are finished. If the chunk cannot be loaded, polling continues.
    void import('./story-stream.ts').then(
      ({ followStory }) => followStory(id, { onEvent, onRunning: setStreaming }, abort.signal),
      () => {},
    )
    return () => {
      abort.abort()
      setStreaming(false)
    }
  }, [id, unfinished, queries])

  // A finished story looks different in the lists.
  const status = query.data?.generation_status
  useEffect(() => {
    if (status) return () => void queries.invalidateQueries({ queryKey: ['stories'] })
  }, [status, queries])

  return query
}

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

/** Whether an event tells of something that the story at hand does not have yet. */
const isBehind = (story: Story, event: StoryEvent): boolean =>
  story.generation_status !== event.generation_status ||
  story.story_pages.length !== event.pages_written ||
  painted(story) !== event.images_painted ||
  sketched(story) < event.images_sketched

/**
 * One of your own stories, kept fresh while it is made: by its event stream, and by asking every 3 s
 * whenever the stream does not run.
 */
export const useLiveStory = (id: string) => {
  const queries = useQueryClient()
  const [streams, setStreams] = useState(false)
  const query = useQuery({
    queryKey: ['story', id],
    queryFn: ({ signal }) => call(routes.getStory, { params: { id } }, signal),
    refetchInterval: ({ state }) =>
      state.data && isUnfinished(state.data.generation_status) && !streams ? pollMs : false,
    refetchIntervalInBackground: true,
  })
  const unfinished = query.data !== undefined && isUnfinished(query.data.generation_status)

  useEffect(() => {
    if (!unfinished) return
    const key = ['story', id]
    const leave = new AbortController()
    const refresh = coalesce(() => queries.refetchQueries({ queryKey: key, exact: true }))
    const onEvent = (event: StoryEvent) => {
      const story = queries.getQueryData<Story>(key)
      // The end is told by the story itself, with all its pages.
      if (isUnfinished(event.generation_status)) {
        const { generation_status, generation_progress, waiting_since } = event
        queries.setQueryData<Story>(
          key,
          (kept) => kept && { ...kept, generation_status, generation_progress, waiting_since },
        )
      }
      if (!story || isBehind(story, event)) refresh()
    }
    // Most stories are finished when they are opened. Where the script cannot be had, the story is asked for.
    void import('./story-stream.ts').then(
      ({ followStory }) => followStory(id, { onEvent, onRunning: setStreams }, leave.signal),
      () => {},
    )
    return () => {
      leave.abort()
      setStreams(false)
    }
  }, [id, unfinished, queries])

  // A finished book changes its place in the lists: its picture is there now.
  const status = query.data?.generation_status
  useEffect(() => {
    if (status) return () => void queries.invalidateQueries({ queryKey: ['stories'] })
  }, [status, queries])

  return query
}

import type { StoryEvent } from '@moonpage/contract/story'
import { sql } from 'kysely'
import { storyChannel } from '../../core/stories/story-events.ts'
import { hitch, waitingSince } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { listen } from '../../infra/db/listen.ts'

export type StoryUpdates = {
  /** Calls back after every stored change of the story; returns a function to unsubscribe. */
  watch(storyId: string, onChange: () => void): () => void
  close(): Promise<void>
}

/**
 * One LISTEN connection for all followers in this process.
 * @param onError called each time the connection is lost; it reconnects by itself
 */
export function listenToStories(directUrl: string, onError: (error: Error) => void): StoryUpdates {
  const listeners = new Map<string, Set<() => void>>()
  const wake = (storyId: string) => {
    for (const onChange of listeners.get(storyId) ?? []) onChange()
  }
  const listener = listen(directUrl, storyChannel, wake, {
    onError,
    // Notifications may have been missed: all followers read again.
    onMissed: () => {
      for (const storyId of listeners.keys()) wake(storyId)
    },
  })
  return {
    watch(storyId, onChange) {
      const set = listeners.get(storyId) ?? new Set()
      listeners.set(storyId, set.add(onChange))
      return () => {
        set.delete(onChange)
        if (set.size === 0) listeners.delete(storyId)
      }
    },
    close: () => listener.close(),
  }
}

/**
 * A story's progress; null if there is none. `told_in_ms`: when the wait for its models will be shown.
 * @param familyId the owner that is required, if any
 */
export async function storyProgress(
  db: Database,
  familyId: string | null,
  storyId: string,
): Promise<(StoryEvent & { told_in_ms: number | null }) | null> {
  const row = await db.kysely
    .selectFrom('stories')
    .leftJoin('story_pages', 'story_pages.story_id', 'stories.id')
    .select(['generation_status', 'generation_progress'])
    .select([
      sql<number>`count(story_pages.page_number)::int`.as('pages_written'),
      sql<number>`count(story_pages.image_key)::int`.as('images_painted'),
      sql<number>`count(story_pages.sketch_key)::int`.as('images_sketched'),
      waitingSince.as('waiting_since'),
      // Nothing else may happen until then, so followers need a timer.
      sql<number | null>`extract(epoch from failing_since + ${hitch} - now())::float8 * 1000`.as(
        'told_in_ms',
      ),
    ])
    .where('stories.id', '=', storyId)
    .$if(familyId !== null, (query) => query.where('owner_id', '=', familyId))
    .groupBy('stories.id')
    .executeTakeFirst()
  if (!row) return null
  const { waiting_since: since, ...progress } = row
  return { ...progress, ...(since && { waiting_since: since.toISOString() }) }
}

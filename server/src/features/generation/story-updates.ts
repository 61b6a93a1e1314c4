import type { StoryEvent } from '@moonpage/contract/story'
import { sql } from 'kysely'
import { storyChannel } from '../../core/stories/story-events.ts'
import { hitch, waitingSince } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { listen } from '../../infra/db/listen.ts'

export type StoryUpdates = {
  /** Calls back whenever something of the story was stored; answers how to stop. */
  watch(storyId: string, onChange: () => void): () => void
  close(): Promise<void>
}

/**
 * One listening connection for all readers of this process.
 * @param onError hears each time that the connection is lost; it comes back by itself
 */
export function listenToStories(directUrl: string, onError: (error: Error) => void): StoryUpdates {
  const watchers = new Map<string, Set<() => void>>()
  const wake = (storyId: string) => {
    for (const onChange of watchers.get(storyId) ?? []) onChange()
  }
  const listener = listen(directUrl, storyChannel, wake, {
    onError,
    // Something may have been told that was not heard: everyone looks again.
    onMissed: () => {
      for (const storyId of watchers.keys()) wake(storyId)
    },
  })
  return {
    watch(storyId, onChange) {
      const set = watchers.get(storyId) ?? new Set()
      watchers.set(storyId, set.add(onChange))
      return () => {
        set.delete(onChange)
        if (set.size === 0) watchers.delete(storyId)
      }
    },
    close: () => listener.close(),
  }
}

/**
 * How far a story is; null when it is not there. `told_in_ms`: how long until it is told that its models are waited for.
 * @param accountId whose it has to be, where that matters
 */
export async function storyProgress(
  db: Database,
  accountId: string | null,
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
      // Until then nothing is told of it, and nothing else may happen meanwhile.
      sql<number | null>`extract(epoch from failing_since + ${hitch} - now())::float8 * 1000`.as(
        'told_in_ms',
      ),
    ])
    .where('stories.id', '=', storyId)
    .$if(accountId !== null, (query) => query.where('owner_id', '=', accountId))
    .groupBy('stories.id')
    .executeTakeFirst()
  if (!row) return null
  const { waiting_since: since, ...progress } = row
  return { ...progress, ...(since && { waiting_since: since.toISOString() }) }
}

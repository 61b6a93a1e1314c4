import { StoryInput } from '@moonpage/contract/story-input'
import type { Insertable } from 'kysely'
import type { Database } from '../infra/db/database.ts'
import type { Tables } from '../infra/db/tables.ts'
import { newId } from '../lib/ids.ts'
import { aStory } from './testing.ts'

/** Inserts complete public stories directly; published in the given order. */
export async function insertStories(
  db: Database,
  ownerId: string,
  changes: readonly Partial<Insertable<Tables['stories']>>[],
): Promise<string[]> {
  const begun = Date.now()
  const rows = changes.map((change, index) => {
    const id = newId()
    const at = new Date(begun + index)
    return {
      id,
      owner_id: ownerId,
      slug: `story-${id}`,
      input: JSON.stringify(StoryInput.parse({ ...aStory, page_count: 4, max_images: 0 })),
      ...aStory,
      age_group: '5-6',
      seed: 'a seed',
      title: 'The Quiet Bell',
      picture_salt: Buffer.alloc(32),
      generation_status: 'completed' as const,
      completed_at: at,
      is_public: true,
      published_at: at,
      ...change,
    }
  })
  // One at a time, as stories are published: two bulk inserts could deadlock on the counters.
  for (const row of rows) await db.kysely.insertInto('stories').values(row).execute()
  return rows.map(({ id }) => id)
}

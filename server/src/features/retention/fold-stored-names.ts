import { sql } from 'kysely'
import { foldStoryNames } from '../../core/stories/fold-story-names.ts'
import type { Database } from '../../infra/db/database.ts'

const batchSize = 50

/** Replaces names with placeholders in public and shared stories that an earlier version stored. @returns how many */
export async function foldStoredNames({ kysely }: Database, signal: AbortSignal): Promise<number> {
  let folded = 0
  for (let batch = batchSize; batch === batchSize; folded += batch) {
    signal.throwIfAborted()
    batch = await kysely.transaction().execute(async (tx) => {
      const stories = await tx
        .selectFrom('stories')
        .select(['id', 'title', 'summary', 'hero_name', 'companion_name', 'names_folded'])
        .where('names_folded', '=', false)
        .where((eb) =>
          eb.or([
            eb('is_public', '=', true),
            sql<boolean>`exists (select from share_links where story_id = stories.id)`,
          ]),
        )
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const story of stories) await foldStoryNames(tx, story)
      return stories.length
    })
  }
  return folded
}

import { sql } from 'kysely'
import { foldStoryNames } from '../../core/stories/fold-story-names.ts'
import type { Database } from '../../infra/db/database.ts'

const storiesAtOnce = 50

/** Folds the names in stories that others read, and that were stored by an earlier version. @returns how many */
export async function foldStoredNames({ kysely }: Database, signal: AbortSignal): Promise<number> {
  let folded = 0
  for (let batch = storiesAtOnce; batch === storiesAtOnce; folded += batch) {
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
        .limit(storiesAtOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const story of stories) await foldStoryNames(tx, story)
      return stories.length
    })
  }
  return folded
}

import type { Story } from '@moonpage/contract/story'
import { presentStory, type Reader } from '../../core/stories/present-story.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { storyNotFound } from './story-not-found.ts'

type Owner = NonNullable<Reader>

/** The caller's story with its pages. @throws 404 unless it is theirs */
export async function getStory({ kysely }: Database, owner: Owner, { id }: { id: string }): Promise<Story> {
  const row = isId(id)
    ? await storyCards(kysely, owner)
        .where('owner_id', '=', owner.accountId)
        .where('stories.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  return presentStory(row, await storyPages(kysely, row.id), owner)
}

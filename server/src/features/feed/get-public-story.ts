import type { Story } from '@moonpage/contract/story'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import { ownership, presentStory, type Reader } from '../../core/stories/present-story.ts'
import { isFindable, storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'

/** A public story. @throws 404 unless it is public */
export async function getPublicStory({ kysely }: Database, reader: Reader, id: string): Promise<Story> {
  const row = isId(id)
    ? await storyCards(kysely, reader).where('stories.id', '=', id).where(isFindable).executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  // Owners see the public copy, so that they notice which names it contains.
  const story = presentStory(row, await storyPages(kysely, id), null)
  return { ...story, ...ownership(row, reader) }
}

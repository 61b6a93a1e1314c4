import type { Story } from '@moonpage/contract/story'
import { presentStory, type Reader } from '../../core/stories/present-story.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'

const notFound = () => refuse('story_not_found', 404, 'Story not found')

type Owner = NonNullable<Reader>

/** One of the caller's stories with its pages; 404 for what is not there or not theirs to know of. */
export async function getStory(
  { kysely }: Database,
  owner: Owner,
  which: { id: string } | { slug: string },
): Promise<Story> {
  if ('id' in which && !isId(which.id)) throw notFound()
  const row = await storyCards(kysely, owner)
    .where('owner_id', '=', owner.accountId)
    .$call((query) =>
      'id' in which ? query.where('stories.id', '=', which.id) : query.where('slug', '=', which.slug),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return presentStory(row, await storyPages(kysely, row.id), owner)
}

import { collectionLimits } from '@moonpage/contract/collections'
import { foldStoryNames } from '../../core/stories/fold-story-names.ts'
import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'
import { lockCollection } from './lock-collection.ts'

/** Puts a book of the family last in a collection; one that is there keeps its place. @throws 409 if it is full */
export async function addToCollection(
  { kysely }: Database,
  owner: Owner,
  { id, story_id: storyId }: { id: string; story_id: string },
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await lockCollection(tx, owner.familyId, id)
    const story = await lockOwnStory(tx, { owner, id: storyId })
    const books = await tx
      .selectFrom('collection_stories')
      .select(['story_id', 'position'])
      .where('collection_id', '=', id)
      .execute()
    if (books.some((book) => book.story_id === story.id)) return
    if (books.length >= collectionLimits.stories)
      throw problem(
        'collection_full',
        409,
        `A collection has room for ${collectionLimits.stories} books. Take one out to make room.`,
      )
    // People with the link read it from now on.
    await foldStoryNames(tx, story)
    const position = 1 + Math.max(0, ...books.map((book) => book.position))
    await tx
      .insertInto('collection_stories')
      .values({ collection_id: id, story_id: story.id, position })
      .execute()
  })
}

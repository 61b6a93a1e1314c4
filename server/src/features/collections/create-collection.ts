import { collectionLimits } from '@moonpage/contract/collections'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { rejectUnfitName } from './collection-name.ts'

/**
 * Makes a collection, with its first book where one is named. @returns its id @throws 409 if the family has as many as it
 * may
 */
export async function createCollection(
  { kysely }: Database,
  owner: Owner,
  { name, story_id: storyId }: { name: string; story_id?: string | undefined },
): Promise<string> {
  rejectUnfitName(name)
  const id = newId()
  await kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, owner.familyId)
    const { count } = await tx
      .selectFrom('collections')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('family_id', '=', owner.familyId)
      .executeTakeFirstOrThrow()
    if (count >= collectionLimits.collections)
      throw problem(
        'too_many_collections',
        409,
        `There is room for ${collectionLimits.collections} collections. Delete one to make room.`,
      )
    await tx.insertInto('collections').values({ id, family_id: owner.familyId, name }).execute()
    if (storyId === undefined) return
    await lockOwnStory(tx, { owner, id: storyId })
    await tx
      .insertInto('collection_stories')
      .values({ collection_id: id, story_id: storyId, position: 1 })
      .execute()
  })
  return id
}

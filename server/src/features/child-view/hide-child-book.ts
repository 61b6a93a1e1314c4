import { lockFamily } from '../../core/accounts/lock-family.ts'
import { type Owner, storyNotFound } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { findChild } from './find-child.ts'

/** Hides a book of the family from a child's view, or shows it again. @throws 404 unless both are the family's */
export async function hideChildBook(
  { kysely }: Database,
  { familyId }: Owner,
  { id, storyId, isHidden }: { id: string; storyId: string; isHidden: boolean },
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, familyId)
    const child = await findChild(tx, familyId, id)
    const story = isId(storyId)
      ? await tx
          .selectFrom('stories')
          .select('id')
          .where('id', '=', storyId)
          .where('owner_id', '=', familyId)
          .forKeyShare()
          .executeTakeFirst()
      : undefined
    if (!story) throw storyNotFound()
    const row = { child_id: child.id, story_id: story.id }
    if (isHidden)
      await tx
        .insertInto('hidden_books')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await tx
        .deleteFrom('hidden_books')
        .where('child_id', '=', child.id)
        .where('story_id', '=', story.id)
        .execute()
  })
}

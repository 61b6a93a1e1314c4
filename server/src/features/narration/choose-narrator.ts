import { embeddedNarrator, hostedNarrator } from '@moonpage/contract/narrators'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { findOwnNarrator } from './find-own-narrator.ts'

type Choice = { narrator_id: string; story_id?: string | undefined }

/**
 * Stores who reads to the child whose book is open, if the child has a narrator of its own, else who reads to the caller's
 * family. @throws 404 unless it is one of its narrators
 */
export async function chooseNarrator(
  { kysely }: Database,
  owner: Owner,
  { narrator_id: narrator, story_id: storyId }: Choice,
): Promise<void> {
  if (narrator !== hostedNarrator && narrator !== embeddedNarrator)
    await findOwnNarrator(kysely, owner, narrator)
  const { numUpdatedRows } =
    storyId !== undefined && isId(storyId)
      ? await kysely
          .updateTable('children')
          .set({ narrator })
          .where('family_id', '=', owner.familyId)
          .where('narrator', 'is not', null)
          .where('id', 'in', (eb) =>
            eb.selectFrom('child_stories').select('child_id').where('story_id', '=', storyId),
          )
          .executeTakeFirstOrThrow()
      : { numUpdatedRows: 0n }
  if (numUpdatedRows > 0n) return
  await kysely.updateTable('families').set({ narrator }).where('id', '=', owner.familyId).execute()
}

import type { History, Outline } from '@moonpage/storyteller/outline'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** How many tales and titles of a family are considered. */
export const consideredTales = 200

/** What a family had, and the number of its newest tale. */
export type ToldTales = { newest: number; history: History }

/** Another story of the family was planned meanwhile: this one is to be planned again. */
export class HistoryChanged extends Error {}

/** Reads what the family had, newest last. */
export async function readToldTales(db: Kysely<Tables>, familyId: string): Promise<ToldTales> {
  const tales = await db
    .selectFrom('told_tales')
    .select(['number', 'tale', 'strand', 'frame'])
    .where('account_id', '=', familyId)
    .orderBy('number', 'desc')
    .limit(consideredTales)
    .execute()
  const stories = await db
    .selectFrom('stories')
    .select('title')
    .where('owner_id', '=', familyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(consideredTales)
    .execute()
  return {
    newest: tales[0]?.number ?? 0,
    history: {
      tales: tales.toReversed().map(({ tale, strand, frame }) => ({ tale, strand, frame })),
      titles: stories.map(({ title }) => title),
    },
  }
}

/** Whether a story is for a child of the family. */
export async function isForChild(db: Kysely<Tables>, storyId: string): Promise<boolean> {
  const child = await db
    .selectFrom('child_stories')
    .select('child_id')
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  return child !== undefined
}

/**
 * Stores the tale of a new outline, and forgets those that are no longer considered. Lock its accounts before.
 * @throws HistoryChanged if the family got another tale after `newest`
 */
export async function storeToldTale(
  tx: Transaction<Tables>,
  familyId: string,
  { tale, strand, frame }: Pick<NonNullable<Outline['tale']>, 'tale' | 'strand' | 'frame'>,
  newest: number,
): Promise<void> {
  const stored = await tx
    .insertInto('told_tales')
    .values({ account_id: familyId, number: newest + 1, tale, strand, frame })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!stored) throw new HistoryChanged(`family ${familyId} got another tale`)
  await tx
    .deleteFrom('told_tales')
    .where('account_id', '=', familyId)
    .where('number', '<=', stored.number - consideredTales)
    .execute()
}

import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { lockSeries } from './lock-series.ts'
import { typedName } from './typed-name.ts'

type Changes = {
  is_locked?: boolean | undefined
  is_struck?: boolean | undefined
  friend_name?: string | undefined
}

/** Locks or strikes a fact, or corrects the name of its friend. @throws 404 unless it is the family's, 409 for striking a locked one */
export async function correctFact(
  { kysely }: Database,
  owner: Owner,
  { id, factId }: { id: string; factId: string },
  changes: Changes,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const series = await lockSeries(tx, owner, id)
    const row = isId(factId)
      ? await tx
          .selectFrom('series_facts')
          .select(['id', 'fact', 'is_locked', 'is_struck'])
          .where('id', '=', factId)
          .where('series_id', '=', series.id)
          .executeTakeFirst()
      : undefined
    if (!row) throw problem('fact_not_found', 404, 'We couldn’t find that.')
    const { is_locked: isLocked = row.is_locked, is_struck: isStruck = row.is_struck } = changes
    if (isLocked && isStruck) throw problem('fact_locked', 409, 'It is locked. Unlock it first.')
    const name = changes.friend_name
    if (name !== undefined && !row.fact.friend)
      throw problem('fact_has_no_name', 409, 'There is no name in it.')
    const friend =
      row.fact.friend && name !== undefined
        ? {
            ...row.fact.friend,
            name: typedName(name, 'friend_name', series.names),
            // Hosted models are not told what somebody typed.
            is_invented: false,
          }
        : row.fact.friend
    await tx
      .updateTable('series_facts')
      .set({
        is_locked: isLocked,
        is_struck: isStruck,
        fact: JSON.stringify({ ...row.fact, ...(friend && { friend }) }),
      })
      .where('id', '=', row.id)
      .execute()
  })
}

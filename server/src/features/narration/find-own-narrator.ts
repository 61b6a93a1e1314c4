import type { Kysely } from 'kysely'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

export const narratorNotFound = () => problem('narrator_not_found', 404, 'We couldn’t find that voice.')

/** The one place that says whose a narrator is. @throws 404 unless it is of the caller's family */
export async function findOwnNarrator(db: Kysely<Tables>, { familyId }: Pick<Owner, 'familyId'>, id: string) {
  const row = isId(id)
    ? await db
        .selectFrom('narrators')
        .select(['id', 'name', 'face', 'created_at'])
        .where('id', '=', id)
        .where('account_id', '=', familyId)
        .executeTakeFirst()
    : undefined
  if (!row) throw narratorNotFound()
  return row
}

import type { User } from '@moonpage/contract/account'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'
import { accountRows, presentAccount } from './account-rows.ts'

/** An account as its owner sees it. @param childId the child in whose view the session is */
export async function getCurrentUser(
  db: Kysely<Tables>,
  accountId: string,
  childId: string | null = null,
): Promise<User> {
  const account = await accountRows(db)
    .select('family_role')
    .select((eb) =>
      eb
        .selectFrom('share_links')
        .innerJoin('stories', 'stories.id', 'share_links.story_id')
        .select((link) => link.fn.countAll<number>().as('count'))
        .whereRef('stories.owner_id', '=', 'accounts.family_id')
        .where('share_links.expires_at', '>', sql<Date>`now()`)
        .as('shared_story_count'),
    )
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw problem('not_found', 404, 'We couldn’t find that account.')
  const child = childId
    ? await db.selectFrom('children').select(['id', 'name']).where('id', '=', childId).executeTakeFirst()
    : undefined
  return {
    ...presentAccount(account),
    shared_story_count: Number(account.shared_story_count),
    ...(child && { child_view: child }),
  }
}

import type { User } from '@moonpage/contract/account'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'
import { accountRows, presentAccount } from './account-rows.ts'

/** An account as its owner sees it. */
export async function getCurrentUser(db: Kysely<Tables>, accountId: string): Promise<User> {
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
  return { ...presentAccount(account), shared_story_count: Number(account.shared_story_count) }
}

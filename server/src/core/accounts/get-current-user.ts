import type { User } from '@moonpage/contract/account'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'

/** An account as its owner sees it. */
export async function getCurrentUser(db: Kysely<Tables>, accountId: string): Promise<User> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'role', 'is_active', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('stories')
        .select((story) => story.fn.countAll<number>().as('count'))
        .whereRef('stories.owner_id', '=', 'accounts.id')
        .as('story_count'),
    )
    .select((eb) =>
      eb
        .selectFrom('share_links')
        .innerJoin('stories', 'stories.id', 'share_links.story_id')
        .select((link) => link.fn.countAll<number>().as('count'))
        .whereRef('stories.owner_id', '=', 'accounts.id')
        .where('share_links.expires_at', '>', sql<Date>`now()`)
        .as('shared_story_count'),
    )
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw problem('not_found', 404, 'We couldn’t find that account.')
  return {
    ...account,
    story_count: Number(account.story_count),
    shared_story_count: Number(account.shared_story_count),
    created_at: account.created_at.toISOString(),
  }
}

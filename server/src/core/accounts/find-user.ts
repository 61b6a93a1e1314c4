import type { User } from '@moonpage/contract/account'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { refuse } from '../../lib/refusal.ts'

/** An account as its owner sees it. */
export async function findUser(db: Kysely<Tables>, accountId: string): Promise<User> {
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
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw refuse('not_found', 404, 'There is no such account')
  return {
    ...account,
    story_count: Number(account.story_count),
    // Links are made by the sharing feature; until a story has one, none is shared.
    shared_story_count: 0,
    created_at: account.created_at.toISOString(),
  }
}

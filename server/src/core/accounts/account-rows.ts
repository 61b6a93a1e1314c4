import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Accounts as admins see them, and their owners, their family's stories counted. */
export const accountRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'role', 'is_active', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('stories')
        .select((story) => story.fn.countAll<number>().as('count'))
        .whereRef('stories.owner_id', '=', 'accounts.family_id')
        .as('story_count'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number]

export const presentAccount = <R extends Row>(row: R) => ({
  ...row,
  story_count: Number(row.story_count),
  created_at: row.created_at.toISOString(),
})

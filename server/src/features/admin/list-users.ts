import type { AdminUserList, listUsers as contract } from '@moonpage/contract/admin-users'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { adminUsers, presentUser } from './admin-users.ts'

const searched = sql`concat_ws(' ', accounts.username, accounts.email, accounts.first_name, accounts.last_name)`

/** Every word somewhere in username, e-mail or names. */
const holds = (words: readonly string[]) => {
  const each = words.map((word) => sql`position(plain_words(${word}) in plain_words(${searched})) > 0`)
  return sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`
}

type Query = z.output<(typeof contract)['query']>

/** Accounts, newest first. @param query `search`: parts of words, without regard to case and accents */
export async function listUsers(
  { kysely }: Database,
  { search = '', ...asked }: Query,
): Promise<AdminUserList> {
  // No text of the database holds a NUL, and it takes none in a question either.
  const words = search.split(/[\s\0]+/).filter(Boolean)
  const range = rangeOf(asked)
  const [{ total }, rows] = await Promise.all([
    kysely
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(holds(words))
      .executeTakeFirstOrThrow(),
    adminUsers(kysely)
      .where(holds(words))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(range.limit)
      .offset(range.offset)
      .execute(),
  ])
  return { users: rows.map(presentUser), ...rangeFrame(range, total) }
}

import type { AdminUserList, listUsers as contract } from '@moonpage/contract/admin-users'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { adminUsers, presentUser } from './admin-users.ts'

/** As its index has it. */
const searched = sql`plain_words(username || ' ' || email || ' ' || first_name || ' ' || last_name)`

/** Every word somewhere in username, e-mail or names. */
const holds = (words: readonly string[]) => {
  // Escaped last: without its accent a sign may become one of LIKE's own.
  const each = words.map(
    (word) =>
      sql`${searched} like '%' || regexp_replace(plain_words(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
  )
  return sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`
}

type Query = z.output<(typeof contract)['query']>

/** Who searches for what more have looks for nobody in particular. */
const countedTo = 1000

/** Accounts, newest first. @param query `search`: parts of words, without regard to case and accents */
export async function listUsers(
  { kysely }: Database,
  { search = '', ...asked }: Query,
): Promise<AdminUserList> {
  // No text of the database holds a NUL, and it takes none in a question either.
  const words = search.split(/[\s\0]+/).filter(Boolean)
  const range = rangeOf(asked)
  const enough = Math.max(countedTo, range.offset + range.limit + 1)
  const found = kysely
    .selectFrom('accounts')
    .where(holds(words))
    .limit(enough + 1)
  const [{ number }, rows] = await Promise.all([
    words.length === 0
      ? kysely
          .selectFrom('row_counts')
          .select(sql<number>`sum(number)::bigint`.as('number'))
          .where('name', '=', 'accounts')
          .executeTakeFirstOrThrow()
      : kysely
          .selectFrom(found.as('found'))
          .select((eb) => eb.fn.countAll<number>().as('number'))
          .executeTakeFirstOrThrow(),
    adminUsers(kysely)
      .where(holds(words))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(range.limit)
      .offset(range.offset)
      .execute(),
  ])
  const isMinimum = words.length > 0 && number > enough
  return {
    users: rows.map(presentUser),
    ...rangeFrame(range, isMinimum ? enough : number),
    ...(isMinimum && { is_total_minimum: true }),
  }
}

import type { AdminUserList, listUsers as contract } from '@moonpage/contract/admin-users'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { accountRows, presentAccount } from '../../core/accounts/account-rows.ts'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'

/** Matches the expression of the index. */
const searched = sql`plain_words(username || ' ' || email || ' ' || first_name || ' ' || last_name)`

/** Matches accounts that contain every word, in username, email or names. */
const containsWord = (words: readonly string[]) => {
  // Escaped after removing accents, which may produce a wildcard.
  const each = words.map(
    (word) =>
      sql`${searched} like '%' || regexp_replace(plain_words(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
  )
  return sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`
}

type Query = z.output<(typeof contract)['query']>

/** Totals are counted up to this number. */
const maxCounted = 1000

/** Accounts, newest first. @param query `search`: parts of words, ignoring case and accents */
export async function listUsers(
  { kysely }: Database,
  { search = '', ...paging }: Query,
): Promise<AdminUserList> {
  // PostgreSQL rejects NUL in text parameters, and no row contains one.
  const words = search.split(/[\s\0]+/).filter(Boolean)
  const range = rangeOf(paging)
  const enough = Math.max(maxCounted, range.offset + range.limit + 1)
  const found = kysely
    .selectFrom('accounts')
    .where(containsWord(words))
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
    accountRows(kysely)
      .where(containsWord(words))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(range.limit)
      .offset(range.offset)
      .execute(),
  ])
  const isMinimum = words.length > 0 && number > enough
  return {
    users: rows.map(presentAccount),
    ...rangeFrame(range, isMinimum ? enough : number),
    ...(isMinimum && { is_total_minimum: true }),
  }
}

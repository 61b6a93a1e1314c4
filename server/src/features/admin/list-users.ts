import type { AdminUserList } from '@moonpage/contract/admin-users'
import { sql } from 'kysely'
import { pageFrame } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { adminUsers, presentUser } from './admin-users.ts'

const searched = sql`concat_ws(' ', accounts.username, accounts.email, accounts.first_name, accounts.last_name)`

/** Every word somewhere in username, e-mail or names; `%`, `_` and the backslash are letters like any other. */
const holds = (words: readonly string[]) => {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
  return sql<boolean>`${searched} ilike all (${patterns}::text[])`
}

/** Accounts, newest first. @param query `search`: parts of words, in capitals or not */
export async function listUsers(
  { kysely }: Database,
  { search = '', page, page_size: pageSize }: { search?: string; page: number; page_size: number },
): Promise<AdminUserList> {
  // No text of the database holds a NUL, and it takes none in a question either.
  const words = search.split(/[\s\0]+/).filter(Boolean)
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
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ])
  return { users: rows.map(presentUser), ...pageFrame(page, pageSize, total) }
}

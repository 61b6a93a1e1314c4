import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../../infra/db/tables.ts'
import { isId } from '../../../lib/ids.ts'
import { problem, type ProblemError } from '../../../lib/problem.ts'
import { lockAccount } from '../lock-account.ts'

/** Keys of reading apps and keys of the API: two tables, so that no key serves as one of the other kind. */
export type KeyTable = 'catalog_keys' | 'api_keys'

/** For the columns that both have. */
const common = (table: KeyTable) => table as 'catalog_keys'

/** @throws `tooMany` if the account has as many as it may have; others of the account wait until the transaction ends */
export async function makeRoomForKey(
  tx: Transaction<Tables>,
  accountId: string,
  { table, limit, tooMany }: { table: KeyTable; limit: number; tooMany: () => ProblemError },
): Promise<void> {
  await lockAccount(tx, accountId)
  const { count } = await tx
    .selectFrom(common(table))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= limit) throw tooMany()
}

const isHourOld = sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 hour'`

/** Stores that a key was used, at most once an hour. */
export async function noteKeyUse(
  db: Kysely<Tables>,
  table: KeyTable,
  { id, last_used_at: last }: { id: string; last_used_at: Date | null },
): Promise<void> {
  if (last && last.getTime() > Date.now() - 3_600_000) return
  await db
    .updateTable(common(table))
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(isHourOld)
    .execute()
}

/** Removes a key of the account. @throws 404 unless it is theirs */
export async function removeKey(
  db: Kysely<Tables>,
  { table, missing }: { table: KeyTable; missing: { code: string; detail: string } },
  accountId: string,
  id: string,
): Promise<void> {
  const removed = isId(id)
    ? await db
        .deleteFrom(common(table))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!removed) throw problem(missing.code, 404, missing.detail)
}

/** When a key was made and last used, as in replies. */
export const keyTimes = (row: { created_at: Date; last_used_at: Date | null }) => ({
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
})

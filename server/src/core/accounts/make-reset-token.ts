import { randomBytes } from 'node:crypto'
import { resetMinutes } from '@moonpage/contract/retention'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { hashToken } from './tokens.ts'

/**
 * A new way back into an account, good for 60 minutes and for one use.
 * @param db the transaction that holds the letter's row `for update`: a change of address or password removes waiting
 * letters before it removes links, so that no link is made behind its back
 * @returns the token itself, 43 letters of base64url, which is kept nowhere: the table holds its SHA-256
 */
export async function makeResetToken(db: Kysely<Tables>, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('password_resets')
    .values({
      hash: hashToken(token),
      account_id: accountId,
      expires_at: sql<Date>`now() + make_interval(mins => ${resetMinutes})`,
    })
    .execute()
  return token
}

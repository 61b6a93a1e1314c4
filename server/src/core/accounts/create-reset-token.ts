import { randomBytes } from 'node:crypto'
import { resetMinutes } from '@moonpage/contract/retention'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { hashToken } from './tokens.ts'

/**
 * Creates a reset token, valid for 60 minutes and one use.
 * @param db the transaction that has locked the email's row: changes of address or password delete pending emails
 * before links, so that no link can be created unnoticed
 * @returns the token, 43 characters of base64url. It is stored nowhere: the table has its SHA-256
 */
export async function createResetToken(db: Kysely<Tables>, accountId: string): Promise<string> {
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

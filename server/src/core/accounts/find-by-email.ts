import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { ClientInfo } from './client-info.ts'

/** A network without logins for this long is no longer familiar. */
const familiarDays = 30

export type LoginLookup = {
  id: string
  email: string
  is_active: boolean
  password_hash: string
  /** Whether the account was logged in from the client's network within the last 30 days. */
  is_familiar: boolean
}

/** Whether an account has this address; case does not count. */
export const hasEmail = (email: string) => sql<boolean>`lower(accounts.email) = lower(${email})`

/** Finds the account of an address. Always one statement, whether or not it exists. */
export const findByEmail = (
  db: Database,
  email: string,
  { networkHash }: ClientInfo,
): Promise<LoginLookup | undefined> =>
  db.kysely
    .selectFrom('accounts')
    .select(['id', 'email', 'is_active', 'password_hash'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('sessions as session')
            .select('session.id')
            .whereRef('session.account_id', '=', 'accounts.id')
            .where('session.network_hash', '=', networkHash)
            .where('session.last_used_at', '>', sql<Date>`now() - make_interval(days => ${familiarDays})`),
        )
        .$castTo<boolean>()
        .as('is_familiar'),
    )
    .where(hasEmail(email))
    .executeTakeFirst()

import { hasEmail } from '../../core/accounts/find-by-email.ts'
import type { Database } from '../../infra/db/database.ts'
import { AdminCommandError } from './admin-command-error.ts'

/** Finds an account by email address, ignoring case. @throws AdminCommandError if there is none */
export async function accountOf(db: Database, email: string) {
  const account = await db.kysely
    .selectFrom('accounts')
    .select(['id', 'email', 'role', 'is_active'])
    .where(hasEmail(email))
    .executeTakeFirst()
  if (!account)
    throw new AdminCommandError(
      `There is no account with the e-mail address ${email}. To see which there are: npm run admin -- list`,
    )
  return account
}

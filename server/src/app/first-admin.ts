import { hasEmail } from '../core/accounts/find-by-email.ts'
import { rejectCommonPassword } from '../core/accounts/common-passwords.ts'
import { insertAccount } from '../core/accounts/insert-account.ts'
import { hashPassword } from '../core/accounts/passwords.ts'
import type { Database } from '../infra/db/database.ts'
import type { Log } from '../infra/log.ts'
import { randomLetters } from '../lib/ids.ts'
import { ProblemError } from '../lib/problem.ts'
import { InvalidSetting, type Settings } from './settings.ts'

/**
 * Creates the admin of ADMIN_EMAIL and ADMIN_PASSWORD if nobody has the address. An existing account does not change,
 * whatever its role and password. Safe with concurrent processes.
 * @throws InvalidSetting for a common password
 */
export async function makeFirstAdmin(
  db: Database,
  firstAdmin: Settings['firstAdmin'],
  log: Pick<Log, 'info' | 'warn'>,
): Promise<void> {
  if (!firstAdmin) return
  const { email, password } = firstAdmin
  const existing = await db.kysely
    .selectFrom('accounts')
    .select('role')
    .where(hasEmail(email))
    .executeTakeFirst()
  if (existing) {
    if (existing.role !== 'admin')
      log.warn('ADMIN_EMAIL names an account that is no admin: `npm run admin -- promote` makes it one')
    return
  }
  await rejectCommonPassword(password, 'ADMIN_PASSWORD').catch((error: unknown) => {
    throw error instanceof ProblemError
      ? new InvalidSetting('The setting ADMIN_PASSWORD is used by too many people. Choose another one.')
      : error
  })
  const account = {
    email,
    first_name: 'Moonpage',
    last_name: 'Admin',
    password_hash: await hashPassword(password),
    role: 'admin' as const,
  }
  for (const username of usernamesFor(email)) {
    const taken = await insertAccount(db.kysely, { ...account, username }).then(() => null, codeOf)
    if (taken === null) log.info('first admin created from ADMIN_EMAIL and ADMIN_PASSWORD')
    // Another process created it first, unless only the username is taken.
    if (taken !== 'username_taken') return
  }
}

function codeOf(error: unknown): string {
  if (error instanceof ProblemError) return error.code
  throw error
}

/** The part before the @ as a username, then the same with different suffixes. */
export function* usernamesFor(email: string): Generator<string, never> {
  const words = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '')
  const base = words.length >= 3 ? words.slice(0, 24) : `${words}admin`
  yield base
  for (;;) yield `${base}_${randomLetters(5)}`
}

import type { RegisterInput, SignedIn } from '@moonpage/contract/account'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { findUser } from './find-user.ts'
import { hashPassword } from './passwords.ts'
import { startSession } from './start-session.ts'

const taken: Record<string, { code: string; field: string; message: string }> = {
  accounts_email: { code: 'email_taken', field: 'email', message: 'Email is already registered' },
  accounts_username: { code: 'username_taken', field: 'username', message: 'Username is already taken' },
}

/** Makes the account and signs it in, or refuses with 409 when e-mail or username is taken. */
export async function registerAccount(
  { db, secret }: { db: Database; secret: Uint8Array },
  form: RegisterInput,
): Promise<SignedIn> {
  const account = { id: newId(), role: 'user' as const }
  const passwordHash = await hashPassword(form.password)
  try {
    return await db.kysely.transaction().execute(async (tx) => {
      await tx
        .insertInto('accounts')
        .values({
          ...account,
          email: form.email,
          username: form.username,
          first_name: form.first_name,
          last_name: form.last_name,
          password_hash: passwordHash,
        })
        .execute()
      const tokens = await startSession({ db: tx, secret }, account)
      return { user: await findUser(tx, account.id), ...tokens }
    })
  } catch (error) {
    const clash = taken[(error as { constraint?: string }).constraint ?? '']
    if (!clash) throw error
    throw refuse(clash.code, 409, clash.message, { errors: [{ field: clash.field, message: clash.message }] })
  }
}

import type { RegisterInput, SignedIn } from '@moonpage/contract/account'
import type { Database } from '../../infra/db/database.ts'
import type { Throttle } from '../../infra/http/throttle.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { findUser } from './find-user.ts'
import { insertAccount } from './insert-account.ts'
import { registrationsByNetwork, signUpsByNetwork } from './limits.ts'
import { hashPassword } from './passwords.ts'
import { startSession } from './start-session.ts'
import type { Visitor } from './visitor.ts'

type Deps = { db: Database; secret: Uint8Array; throttle: Throttle; dailySignUps: number }

/** Makes the account and signs it in, or refuses with 409 when e-mail or username is taken. */
export async function registerAccount(
  { db, secret, throttle, dailySignUps }: Deps,
  { email, username, first_name, last_name, password }: RegisterInput,
  visitor: Visitor,
): Promise<SignedIn> {
  await refuseCommonPassword(password, 'password')
  await throttle(registrationsByNetwork, visitor.network)
  const signUps = signUpsByNetwork(dailySignUps)
  await throttle(signUps, visitor.network)
  const role = 'user'
  const account = {
    email,
    username,
    first_name,
    last_name,
    role,
    password_hash: await hashPassword(password),
  } as const
  try {
    return await db.kysely.transaction().execute(async (tx) => {
      const id = await insertAccount(tx, account)
      const tokens = await startSession({ tx, secret }, { id, role }, visitor)
      return { user: await findUser(tx, id), ...tokens }
    })
  } catch (error) {
    await throttle.giveBack(signUps, visitor.network)
    throw error
  }
}

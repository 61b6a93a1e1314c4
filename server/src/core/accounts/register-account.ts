import type { RegisterInput, SignedIn } from '@moonpage/contract/account'
import type { SignUpMode } from '@moonpage/contract/invitations'
import type { Database } from '../../infra/db/database.ts'
import type { Throttle } from '../../infra/http/throttle.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { findUser } from './find-user.ts'
import { insertAccount } from './insert-account.ts'
import { registrationsByNetwork, signUpsByNetwork } from './limits.ts'
import { hashPassword } from './passwords.ts'
import { refuseUninvited, useInvitation } from './sign-up.ts'
import { startSession } from './start-session.ts'
import type { Visitor } from './visitor.ts'

type Deps = {
  db: Database
  secret: Uint8Array
  throttle: Throttle
  dailySignUps: number
  signUp: SignUpMode
}

/**
 * Makes the account and signs it in. Refuses with 403 whoever may not sign up here, with 409 when e-mail or username is
 * taken: then an invitation is as good as before.
 */
export async function registerAccount(
  { db, secret, throttle, dailySignUps, signUp }: Deps,
  { email, username, first_name, last_name, password, invitation: token }: RegisterInput,
  visitor: Visitor,
): Promise<SignedIn> {
  await refuseCommonPassword(password, 'password')
  await throttle(registrationsByNetwork, visitor.network)
  await refuseUninvited(db, signUp, token)
  const signUps = signUpsByNetwork(dailySignUps)
  await throttle(signUps, visitor.network)
  const account = {
    email,
    username,
    first_name,
    last_name,
    role: 'user',
    password_hash: await hashPassword(password),
  } as const
  try {
    return await db.kysely.transaction().execute(async (tx) => {
      const id = await insertAccount(tx, account)
      await useInvitation(tx, { mode: signUp, token, accountId: id })
      const tokens = await startSession({ tx, secret }, id, visitor)
      return { user: await findUser(tx, id), ...tokens }
    })
  } catch (error) {
    await throttle.giveBack(signUps, visitor.network)
    throw error
  }
}

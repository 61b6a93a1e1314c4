import type { SignUpMode } from '@moonpage/contract/invitations'
import type { Database } from '../../infra/db/database.ts'
import { maySignUp } from './sign-up.ts'

type Deps = {
  db: Database
  signUp: SignUpMode
  localLogin: boolean
  singleSignOn: { signUp: SignUpMode } | null
}

/** How registration works on this site, and whether the caller may register, with their invitation if they have one. */
export async function getSignUpMode(
  { db, signUp, localLogin, singleSignOn }: Deps,
  invitation: string | undefined,
) {
  const ssoMode = singleSignOn?.signUp ?? 'closed'
  return {
    sign_up: localLogin ? signUp : ssoMode,
    may_sign_up: localLogin && (await maySignUp(db, signUp, invitation)),
    may_sign_up_by_sso: await maySignUp(db, ssoMode, invitation),
  }
}

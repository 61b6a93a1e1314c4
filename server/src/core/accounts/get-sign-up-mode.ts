import type { SignUpMode } from '@moonpage/contract/invitations'
import type { Database } from '../../infra/db/database.ts'
import { maySignUp } from './sign-up.ts'

/** Who may sign up on this site, and whether the caller may, with the invitation that they have, if any. */
export const getSignUpMode = async (db: Database, mode: SignUpMode, invitation: string | undefined) => ({
  sign_up: mode,
  may_sign_up: await maySignUp(db, mode, invitation),
})

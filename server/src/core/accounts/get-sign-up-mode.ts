import type { SignUpMode } from '@moonpage/contract/invitations'
import type { Database } from '../../infra/db/database.ts'
import { maySignUp } from './sign-up.ts'

/** How registration works on this site, and whether the caller may register, with their invitation if they have one. */
export const getSignUpMode = async (db: Database, mode: SignUpMode, invitation: string | undefined) => ({
  sign_up: mode,
  may_sign_up: await maySignUp(db, mode, invitation),
})

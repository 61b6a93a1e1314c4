import * as account from '@moonpage/contract/account'
import * as apiKeys from '@moonpage/contract/api-keys'
import * as invitations from '@moonpage/contract/invitations'
import type { SignUpMode } from '@moonpage/contract/invitations'
import * as passwordReset from '@moonpage/contract/password-reset'
import * as profile from '@moonpage/contract/profile'
import * as sessions from '@moonpage/contract/sessions'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { changePassword } from './change-password.ts'
import { endSessions } from './end-sessions.ts'
import { getCurrentUser } from './get-current-user.ts'
import { createApiKey } from './keys/create-api-key.ts'
import { listApiKeys } from './keys/list-api-keys.ts'
import { revokeApiKey } from './keys/revoke-api-key.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { passwordsOff } from './passwords-off.ts'
import { refreshSession } from './refresh-session.ts'
import { registerAccount } from './register-account.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { getSignUpMode } from './get-sign-up-mode.ts'
import { updateProfile } from './update-profile.ts'
import { clientInfoOf } from './client-info.ts'

export function accountRoutes(
  serve: Serve,
  deps: {
    db: Database
    queue: Queue
    secret: Uint8Array
    rateLimit: RateLimiter
    dailySignUps: number
    signUp: SignUpMode
    /** Whether people may log in with a password. */
    localLogin: boolean
    /** Who gets an account by single sign-on; null: there is none. */
    singleSignOn: { name: string; signUp: SignUpMode } | null
  },
): void {
  const { db, secret, singleSignOn } = deps
  const onlyWithPasswords = {
    beforeBody: async () => {
      if (!deps.localLogin) throw passwordsOff(singleSignOn?.name ?? '')
    },
  }

  serve(
    account.registerAccount,
    ({ body, request }) => registerAccount(deps, body, clientInfoOf(request, secret)),
    onlyWithPasswords,
  )
  serve(invitations.getSignUpMode, ({ query }) => getSignUpMode(deps, query.invitation))
  serve(
    account.logIn,
    ({ body, request }) => logIn(deps, body, clientInfoOf(request, secret)),
    onlyWithPasswords,
  )
  serve(account.refreshSession, ({ body, request }) =>
    refreshSession(deps, body.refresh_token, clientInfoOf(request, secret)),
  )
  serve(account.logOut, ({ caller }) => logOut(db, caller.sessionId))
  serve(account.getCurrentUser, ({ caller }) => getCurrentUser(db.kysely, caller.accountId, caller.childId))

  serve(profile.updateProfile, ({ body, caller }) => updateProfile(deps, caller, body))
  serve(profile.changePassword, ({ body, caller }) => changePassword(deps, caller, body), onlyWithPasswords)

  serve(
    passwordReset.requestPasswordReset,
    ({ body, request }) => requestPasswordReset(deps, body, clientInfoOf(request, secret)),
    onlyWithPasswords,
  )
  serve(
    passwordReset.resetPassword,
    ({ body, request }) => resetPassword(deps, body, clientInfoOf(request, secret)),
    onlyWithPasswords,
  )

  serve(sessions.listSessions, ({ caller }) => listSessions(db, caller))
  serve(sessions.endSessions, ({ caller }) => endSessions(db.kysely, caller.accountId))

  serve(apiKeys.listApiKeys, ({ caller }) => listApiKeys(db, caller.accountId))
  serve(apiKeys.createApiKey, ({ caller, body }) => createApiKey(db, caller.accountId, body))
  serve(apiKeys.revokeApiKey, ({ caller, params }) => revokeApiKey(db, caller.accountId, params.id))
}

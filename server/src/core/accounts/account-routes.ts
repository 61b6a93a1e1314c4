import * as account from '@moonpage/contract/account'
import { howToSignUp, type SignUpMode } from '@moonpage/contract/invitations'
import * as passwordReset from '@moonpage/contract/password-reset'
import * as profile from '@moonpage/contract/profile'
import * as sessions from '@moonpage/contract/sessions'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Throttle } from '../../infra/http/throttle.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { changePassword } from './change-password.ts'
import { endSessions } from './end-sessions.ts'
import { findUser } from './find-user.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { registerAccount } from './register-account.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { maySignUp } from './sign-up.ts'
import { updateProfile } from './update-profile.ts'
import { visitorOf } from './visitor.ts'

export function accountRoutes(
  serve: Serve,
  deps: {
    db: Database
    queue: Queue
    secret: Uint8Array
    throttle: Throttle
    dailySignUps: number
    signUp: SignUpMode
  },
): void {
  const { db, secret } = deps

  serve(account.register, ({ body, request }) => registerAccount(deps, body, visitorOf(request, secret)))
  serve(howToSignUp, async ({ query }) => ({
    sign_up: deps.signUp,
    may_sign_up: await maySignUp(db, deps.signUp, query.invitation),
  }))
  serve(account.login, ({ body, request }) => logIn(deps, body, visitorOf(request, secret)))
  serve(account.refresh, ({ body, request }) =>
    refreshSession(deps, body.refresh_token, visitorOf(request, secret)),
  )
  serve(account.logout, ({ caller }) => logOut(db, caller.sessionId))
  serve(account.me, ({ caller }) => findUser(db.kysely, caller.accountId))

  serve(profile.updateProfile, ({ body, caller }) => updateProfile(deps, caller, body))
  serve(profile.changePassword, ({ body, caller }) => changePassword(deps, caller, body))

  serve(passwordReset.requestPasswordReset, ({ body, request }) =>
    requestPasswordReset(deps, body, visitorOf(request, secret)),
  )
  serve(passwordReset.resetPassword, ({ body, request }) =>
    resetPassword(deps, body, visitorOf(request, secret)),
  )

  serve(sessions.listSessions, ({ caller }) => listSessions(db, caller))
  serve(sessions.endSessions, ({ caller }) => endSessions(db.kysely, caller.accountId))
}

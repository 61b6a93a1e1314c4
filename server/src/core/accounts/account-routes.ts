import * as contract from '@moonpage/contract/account'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Limit, Throttle } from '../../infra/http/throttle.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { networkOf } from '../../lib/network-of.ts'
import { findUser } from './find-user.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { registerAccount } from './register-account.ts'

// By address and account together, so that guessing is slow and nobody else's guesses lock an owner out.
const logins: Limit = { what: 'login', hits: 10, seconds: 300 }
const loginsFromAddress: Limit = { what: 'login-address', hits: 60, seconds: 300 }
const registrations: Limit = { what: 'register', hits: 20, seconds: 3600 }

export function accountRoutes(
  serve: Serve,
  { db, secret, throttle }: { db: Database; queue: Queue; secret: Uint8Array; throttle: Throttle },
): void {
  serve(contract.register, async ({ body, request }) => {
    await throttle(registrations, networkOf(request.ip))
    return registerAccount({ db, secret }, body)
  })

  serve(contract.login, async ({ body, request }) => {
    await throttle(loginsFromAddress, networkOf(request.ip))
    await throttle(logins, `${networkOf(request.ip)} ${body.email.toLowerCase()}`)
    return logIn({ db, secret }, body)
  })

  serve(contract.refresh, ({ body }) => refreshSession({ db, secret }, body.refresh_token))

  serve(contract.logout, ({ caller }) => logOut(db, caller.sessionId))

  serve(contract.me, ({ caller }) => findUser(db.kysely, caller.accountId))
}

import type { SignUpMode } from '@moonpage/contract/invitations'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Log } from '../../infra/log.ts'
import type { OidcProvider } from '../../infra/oidc/oidc-provider.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { LoginCookies } from './login-cookie.ts'
import type { RoleClaim } from './role-of-claims.ts'

export type SsoDeps = {
  db: Database
  queue: Queue
  secret: Uint8Array
  rateLimit: RateLimiter
  log: Log
  provider: OidcProvider
  cookies: LoginCookies
  /** Who gets a new account. */
  signUp: SignUpMode
  dailySignUps: number
  /** Null: roles are given in Moonpage alone. */
  roles: RoleClaim | null
  localLogin: boolean
}

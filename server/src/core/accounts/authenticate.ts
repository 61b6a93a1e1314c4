import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import { param } from '../../infra/db/prepared-query.ts'
import type { Authenticate } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { apiKeyPrefix, keyAuthenticator } from './keys/authenticate-key.ts'
import { sessionInvalid } from './lock-account.ts'
import { viewsItsChild } from './views-its-child.ts'
import { tokenReader } from './tokens.ts'

/** The person of an active session of an active account. */
const liveSession = ({ kysely }: Database) =>
  kysely
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .select(['account.role', 'account.family_id', 'account.family_role', 'session.child_id'])
    .where(viewsItsChild)
    .where('session.id', '=', param<string>('sid'))
    .where('session.account_id', '=', param<string>('sub'))
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.is_active', '=', true)
    .compile()

/** Queries the database on each request, so that logout, deactivation and role changes take effect on the next one. */
export function authenticator({
  db,
  secret,
  rateLimit,
}: {
  db: Database
  secret: Uint8Array
  rateLimit: RateLimiter
}): Authenticate {
  const readToken = tokenReader(secret)
  const authenticateKey = keyAuthenticator({ db, rateLimit })
  // Compiled once: every authenticated request runs it.
  const question = liveSession(db)
  return async ({ headers: { authorization }, ip }) => {
    // A browser in which the catalog was opened sends the catalog's key along everywhere.
    if (!authorization || /^Basic /i.test(authorization)) return null
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
    if (token?.startsWith(apiKeyPrefix)) return authenticateKey(token, ip)
    const claims = token ? await readToken(token) : null
    const session = claims && (await db.execute(question, claims))[0]
    if (!claims || !session) throw sessionInvalid()
    return {
      accountId: claims.sub,
      sessionId: claims.sid,
      role: session.role,
      familyId: session.family_id,
      familyRole: session.family_role,
      childId: session.child_id,
      apiKey: null,
    }
  }
}

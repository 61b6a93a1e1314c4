import type { FastifyInstance } from 'fastify'
import type { Database } from '../../infra/db/database.ts'
import { bypassGate } from '../../infra/http/bypass-gate.ts'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Log } from '../../infra/log.ts'
import { type OidcSettings, openOidcProvider } from '../../infra/oidc/oidc-provider.ts'
import { networkOf } from '../../lib/network-of.ts'
import { endProviderSessions } from './end-provider-sessions.ts'

export const backChannelPath = '/api/v1/auth/sso/logout'

/** A provider tells of each logout; whoever else sends many is no provider. */
const logoutsByNetwork: RateLimit = { name: 'sso-logout', hits: 600, seconds: 300 }

type Deps = {
  db: Database
  log: Pick<Log, 'info' | 'warn'>
  rateLimit: RateLimiter
  /** Null: there is no single sign-on. */
  settings: OidcSettings | null
}

/** The route that a provider calls when somebody logs out there. Not in the contract: its form is of OpenID Connect. */
export function backChannelLogout(app: FastifyInstance, { db, log, rateLimit, settings }: Deps): void {
  if (!settings) return
  const provider = openOidcProvider(settings)
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    )
    scope.post(
      backChannelPath,
      { schema: { hide: true }, config: bypassGate },
      async ({ body, ip }, reply) => {
        await rateLimit(logoutsByNetwork, networkOf(ip))
        reply.header('cache-control', 'no-store')
        const token = body instanceof URLSearchParams ? (body.get('logout_token') ?? '') : ''
        const logout = await provider.readLogout(token).catch((error: unknown) => {
          log.warn({ err: error }, 'a logout that was said to be of the provider was refused')
          return null
        })
        if (!logout) return reply.code(400).send({ error: 'invalid_request' })
        log.info({ sessions: await endProviderSessions(db.kysely, logout) }, 'logged out at the provider')
        return reply.code(200).send()
      },
    )
    done()
  })
}

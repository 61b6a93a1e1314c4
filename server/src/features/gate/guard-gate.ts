import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authenticate } from '../../infra/http/route-server.ts'
import { problem } from '../../lib/problem.ts'
import type { Passes } from './gate-pass.ts'

type Deps = {
  passes: Passes
  authenticate: Authenticate
  /** @param picture file name: then, whether it belongs to the link's book */
  isLiveLink: (token: string, picture?: string) => Promise<boolean>
}

/**
 * Responds with a 401 without a pass. Exempt are routes with `bypassGate`, sessions, API keys, and valid share links for their
 * own book. Register it before any route, so that cached responses are guarded too.
 */
export function guardGate(app: FastifyInstance, { passes, authenticate, isLiveLink }: Deps): void {
  const hasSession = (request: FastifyRequest) =>
    request.headers.authorization === undefined
      ? false
      : authenticate(request).then(
          (identity) => identity !== null,
          (error: unknown) => {
            if ((error as { code?: string }).code === 'token_invalid') return false
            throw error
          },
        )
  const hasLink = (request: FastifyRequest) => {
    const { token, file } = request.params as { token?: string; file?: string }
    if (token !== undefined) return isLiveLink(token)
    const { link } = request.query as { link?: unknown }
    return typeof link === 'string' && file !== undefined && isLiveLink(link, file)
  }
  app.addHook('onRequest', async (request) => {
    const { bypassesGate } = request.routeOptions.config
    if (bypassesGate === true || passes.read(request.headers.cookie)) return
    if (bypassesGate === 'link' && (await hasLink(request))) return
    if (await hasSession(request)) return
    throw problem('gate_closed', 401, 'Please enter the site password first.')
  })
  app.addHook('onSend', async (_request, reply) => {
    // A shared cache might send the response to somebody without a pass.
    if (reply.getHeader('cache-control') === 'no-cache') reply.header('cache-control', 'private, no-cache')
  })
}

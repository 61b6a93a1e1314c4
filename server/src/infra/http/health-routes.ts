import type { FastifyInstance } from 'fastify'
import { problem } from '../../lib/problem.ts'
import type { Readiness } from '../db/readiness.ts'
import { bypassGate } from './bypass-gate.ts'

const open = { schema: { hide: true }, config: bypassGate }

/** Liveness and readiness for load balancers and orchestrators. */
export function healthRoutes(app: FastifyInstance, { check }: Pick<Readiness, 'check'>): void {
  app.get('/healthz', open, () => ({ status: 'ok' }))
  app.get('/readyz', open, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const detail = await check()
    if (detail !== null) throw problem('not_ready', 503, detail, { retryAfterSeconds: 5 })
    return { status: 'ok' }
  })
  // Otherwise a probe on the wrong port would get a page of the browser app, with a 200.
  app.get('/metrics', open, () => {
    throw problem('not_found', 404, 'Figures are told at METRICS_PORT, and not here')
  })
}

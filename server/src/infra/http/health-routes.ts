import type { FastifyInstance } from 'fastify'
import { problem } from '../../lib/problem.ts'
import type { Readiness } from '../db/readiness.ts'
import { bypassGate } from './bypass-gate.ts'

const open = { schema: { hide: true }, config: bypassGate }

/** For whoever keeps the process running: whether it is alive, and whether it can serve. */
export function healthRoutes(app: FastifyInstance, { check }: Pick<Readiness, 'check'>): void {
  app.get('/healthz', open, () => ({ status: 'ok' }))
  app.get('/readyz', open, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const trouble = await check()
    if (trouble !== null) throw problem('not_ready', 503, trouble, { retryAfterSeconds: 5 })
    return { status: 'ok' }
  })
  // Else a watcher who asks at the wrong port is shown a page of the browser app, and takes it for an answer.
  app.get('/metrics', open, () => {
    throw problem('not_found', 404, 'Figures are told at METRICS_PORT, and not here')
  })
}

import type { FastifyInstance } from 'fastify'
import { refuse } from '../../lib/refusal.ts'
import type { Readiness } from '../db/readiness.ts'
import { withoutPass } from './without-pass.ts'

const open = { schema: { hide: true }, config: withoutPass }

/** For whoever keeps the process running: whether it is alive, and whether it can serve. */
export function healthRoutes(app: FastifyInstance, { check }: Pick<Readiness, 'check'>): void {
  app.get('/healthz', open, () => ({ status: 'ok' }))
  app.get('/readyz', open, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const trouble = await check()
    if (trouble !== null) throw refuse('not_ready', 503, trouble, { retryAfterSeconds: 5 })
    return { status: 'ok' }
  })
  // Else a watcher who asks at the wrong port is shown a page of the browser app, and takes it for an answer.
  app.get('/metrics', open, () => {
    throw refuse('not_found', 404, 'Figures are told at METRICS_PORT, and not here')
  })
}

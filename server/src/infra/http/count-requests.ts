import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { secondsSince } from '../metrics/time-step.ts'

type CountedRequests = Pick<Metrics, 'httpRequests' | 'httpDuration' | 'httpInFlight' | 'eventStreams'>

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * What a request is called in metrics and traces: never by its address, which may hold names and tokens. What has no
 * route of its own is a page of the browser app, or nothing.
 */
export const labelsOf = ({ method, routeOptions }: FastifyRequest) => ({
  method: methods.has(method) ? method : 'other',
  route: routeOptions.url ?? 'none',
})

/** @param streams routes that answer as long as there is something to tell, as Fastify writes them */
export function countRequests(
  app: FastifyInstance,
  metrics: CountedRequests,
  streams: readonly string[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now()
    const labels = labelsOf(request)
    const isStream = streams.includes(labels.route)
    const underWay = isStream ? metrics.eventStreams : metrics.httpInFlight
    underWay.inc()
    // Comes once, whoever ends it.
    reply.raw.once('close', () => {
      underWay.dec()
      const { statusCode, writableFinished } = reply.raw
      const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
      metrics.httpRequests.inc({ ...labels, status })
      if (!isStream) metrics.httpDuration.observe(labels, secondsSince(began))
    })
    done()
  })
}

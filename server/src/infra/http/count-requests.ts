import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { secondsSince } from '../metrics/time-step.ts'

type CountedRequests = Pick<Metrics, 'httpRequests' | 'httpDuration' | 'httpInFlight' | 'eventStreams'>

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The name of a request in metrics and traces: never its URL, which may contain names and tokens. Without a route of
 * its own it is a page of the browser app, or none.
 */
export const labelsOf = ({ method, routeOptions }: FastifyRequest) => ({
  method: methods.has(method) ? method : 'other',
  route: routeOptions.url ?? 'none',
})

/** @param streams routes with endless responses, as Fastify patterns */
export function countRequests(
  app: FastifyInstance,
  metrics: CountedRequests,
  streams: readonly string[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now()
    const labels = labelsOf(request)
    const isStream = streams.includes(labels.route)
    const inFlight = isStream ? metrics.eventStreams : metrics.httpInFlight
    inFlight.inc()
    // Called once, whichever side closes.
    reply.raw.once('close', () => {
      inFlight.dec()
      const { statusCode, writableFinished } = reply.raw
      const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
      metrics.httpRequests.inc({ ...labels, status })
      if (!isStream) metrics.httpDuration.observe(labels, secondsSince(began))
    })
    done()
  })
}

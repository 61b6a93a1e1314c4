import { finished } from 'node:stream'
import { context, SpanKind, trace, type Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { secondsSince } from '../metrics/time-step.ts'
import { beginSpan, contextFrom, endSpan } from '../tracing/in-span.ts'

type Options = {
  metrics: Metrics
  /** Routes that answer as long as there is something to tell, as Fastify writes them. */
  streams: readonly string[]
  /** Whether `traceparent` comes from a proxy of ours: a stranger is not to join traces, or have any kept. */
  isBehindProxy: boolean
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts and traces each request by its route's pattern: never by its address, which may hold names and tokens. */
export function observeRequests(app: FastifyInstance, { metrics, streams, isBehindProxy }: Options): void {
  const traced = new WeakMap<FastifyRequest, Context>()
  const enter = (request: FastifyRequest, done: () => void) => {
    const here = traced.get(request)
    if (here) context.with(here, done)
    else done()
  }

  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now()
    // What has no route of its own is a page of the browser app, or nothing.
    const route = request.routeOptions.url ?? 'none'
    const method = methods.has(request.method) ? request.method : 'other'
    const underWay = streams.includes(route) ? metrics.eventStreams : metrics.httpInFlight
    const span = beginSpan(`${method} ${route}`, {
      kind: SpanKind.SERVER,
      parent: contextFrom(isBehindProxy ? request.headers['traceparent'] : undefined),
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'url.scheme': request.protocol,
      },
    })
    traced.set(request, trace.setSpan(context.active(), span))
    underWay.inc()
    finished(reply.raw, () => {
      underWay.dec()
      const { statusCode, writableFinished } = reply.raw
      const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
      metrics.httpRequests.inc({ method, route, status })
      if (underWay === metrics.httpInFlight)
        metrics.httpDuration.observe({ method, route }, secondsSince(began))
      span.setAttribute('http.response.status_code', statusCode)
      endSpan(span, statusCode >= 500 ? status : undefined)
    })
    enter(request, done)
  })
  // Once more when the body has been read: what its end calls knows nothing of where it was waited for.
  app.addHook('preHandler', (request, _reply, done) => enter(request, done))
}

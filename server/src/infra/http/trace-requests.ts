import { context, SpanKind, trace, type Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, contextFrom, endSpan, isTracing } from '../tracing/in-span.ts'
import { labelsOf } from './count-requests.ts'

/**
 * One span per request, parent of everything it calls, if tracing is on.
 * @param options.isBehindProxy whether `traceparent` comes from a trusted proxy: clients must not join or force traces
 */
export function traceRequests(app: FastifyInstance, { isBehindProxy }: { isBehindProxy: boolean }): void {
  if (!isTracing()) return
  const traced = new WeakMap<FastifyRequest, Context>()
  const enter = (request: FastifyRequest, done: () => void) =>
    context.with(traced.get(request) ?? context.active(), done)

  app.addHook('onRequest', (request, reply, done) => {
    const { method, route } = labelsOf(request)
    const span = beginSpan(`${method} ${route}`, {
      kind: SpanKind.SERVER,
      parent: contextFrom(isBehindProxy ? request.headers['traceparent'] : undefined),
      attributes: { 'http.request.method': method, 'http.route': route, 'url.scheme': request.protocol },
    })
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.setAttribute('http.response.status_code', statusCode)
      endSpan(span, statusCode >= 500 ? new Error(String(statusCode)) : undefined)
    })
    traced.set(request, trace.setSpan(context.active(), span))
    enter(request, done)
  })
  // Set the context again after the body was read: that event runs outside of it.
  app.addHook('preHandler', (request, _reply, done) => enter(request, done))
}

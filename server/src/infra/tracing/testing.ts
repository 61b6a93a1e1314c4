import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api'

/** A span that has ended. */
export type EndedSpan = {
  name: string
  kind: SpanKind | undefined
  traceId: string
  spanId: string
  parentId: string | undefined
  attributes: Attributes
  hasFailed: boolean
}

let seen: EndedSpan[] = []

/** Records all spans of this process from now on, as an SDK does. Call `off` when done. */
export function collectSpans(): { seen: EndedSpan[]; off: () => void } {
  // The OpenTelemetry API keeps the first tracer provider.
  seen = []
  const tracer = {
    startSpan(name, { kind, attributes } = {}, parentContext = context.active()) {
      const parent = trace.getSpanContext(parentContext)
      const place: SpanContext = {
        traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        traceFlags: 1,
      }
      const record: EndedSpan = {
        name,
        kind,
        traceId: place.traceId,
        spanId: place.spanId,
        parentId: parent?.spanId,
        attributes: { ...attributes },
        hasFailed: false,
      }
      const span = {
        spanContext: () => place,
        isRecording: () => true,
        setAttribute(key: string, value: string) {
          record.attributes[key] = value
          return span
        },
        setStatus() {
          record.hasFailed = true
          return span
        },
        end: () => void seen.push(record),
      } as unknown as Span
      return span
    },
  } as Tracer
  const storage = new AsyncLocalStorage<Context>()
  context.setGlobalContextManager({
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...args) => storage.run(active, () => work.apply(self, args)),
    bind: (_active, target) => target,
    enable() {
      return this
    },
    disable() {
      return this
    },
  })
  propagation.setGlobalPropagator({
    fields: () => ['traceparent'],
    inject(active, carrier, setter) {
      const span = trace.getSpanContext(active)
      if (span) setter.set(carrier, 'traceparent', `00-${span.traceId}-${span.spanId}-01`)
    },
    extract(active, carrier, getter) {
      const [, traceId, spanId] =
        /^00-([\da-f]{32})-([\da-f]{16})-\d\d$/.exec(String(getter.get(carrier, 'traceparent'))) ?? []
      return traceId && spanId
        ? trace.setSpanContext(active, { traceId, spanId, traceFlags: 1, isRemote: true })
        : active
    },
  })
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  return {
    seen,
    off() {
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

import {
  context,
  propagation,
  ProxyTracerProvider,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { outcomeOf } from './outcome.ts'

/** A no-op at almost no cost, unless an OpenTelemetry SDK was loaded before the app. */
const tracer = trace.getTracer('moonpage')

/** Whether an SDK is loaded. Evaluated once: the SDK is loaded before the app. */
export const isTracing = (): boolean => {
  const provider = trace.getTracerProvider()
  return provider instanceof ProxyTracerProvider && provider.getDelegateTracer('moonpage') !== undefined
}

type Options = {
  kind?: SpanKind
  /** Span attributes from code and settings, as for metrics: no addresses, no words that a person wrote. */
  attributes?: Attributes
  /** Parent of the span; the active span by default. */
  parent?: Context
  /** Start time by performance.now(), if it began before the span was created. */
  startTime?: number
}

/** Starts a span that the caller ends with `endSpan`. */
export const beginSpan = (
  name: string,
  { parent = context.active(), kind = SpanKind.INTERNAL, ...options }: Options = {},
): Span => tracer.startSpan(name, { kind, ...options }, parent)

/** Never records the error itself: its message may contain what somebody wrote. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined)
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', outcomeOf(error))
  span.end()
}

/** Runs `work` in a new active span. */
export async function withSpan<T>(name: string, options: Options, work: () => Promise<T>): Promise<T> {
  const { parent = context.active() } = options
  const span = beginSpan(name, options)
  try {
    const answer = await context.with(trace.setSpan(parent, span), work)
    endSpan(span)
    return answer
  } catch (error) {
    endSpan(span, error)
    throw error
  }
}

/** The active trace context as a W3C `traceparent`; undefined if nothing is traced. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** The context of `traceparent`; an empty one if it is invalid. */
export const contextFrom = (traceparent: unknown): Context =>
  typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT

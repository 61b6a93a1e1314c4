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

/** Does nothing, at no cost to speak of, unless an SDK was loaded before the app. */
const tracer = trace.getTracer('moonpage')

/** Whether anybody takes spans. Asked after the start only: an SDK is loaded before the app. */
export const isTracing = (): boolean => {
  const provider = trace.getTracerProvider()
  return provider instanceof ProxyTracerProvider && provider.getDelegateTracer('moonpage') !== undefined
}

type Options = {
  kind?: SpanKind
  /** Names out of our code and settings, as for metrics: no address, no words that a person wrote. */
  attributes?: Attributes
  /** Under what is going on, unless this says otherwise. */
  parent?: Context
  /** By performance.now(), where it began before the span is made. */
  startTime?: number
}

/** A span that the caller ends with `endSpan`. */
export const beginSpan = (
  name: string,
  { parent = context.active(), kind = SpanKind.INTERNAL, ...options }: Options = {},
): Span => tracer.startSpan(name, { kind, ...options }, parent)

/** Never with the error itself: its text may repeat what somebody wrote. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined)
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', outcomeOf(error))
  span.end()
}

/** Does `work` under a span of its own, so that what it calls comes to stand below. */
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

/** The place in the trace that is going on, as W3C Trace Context writes it; undefined where nothing is traced. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** To continue what `traceparent` names; begins anew where it names nothing. */
export const contextFrom = (traceparent: unknown): Context =>
  typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT

import { SpanKind } from '@opentelemetry/api'
import { secondsSince } from '../metrics/time-step.ts'
import { beginSpan, endSpan } from '../tracing/in-span.ts'
import { outcomeOf } from '../tracing/outcome.ts'
import type { Provider } from './provider.ts'
import { classifyProviderError } from './classify-provider-error.ts'

const operations = { text: 'chat', pictures: 'generate_content' } as const

/**
 * One request to a provider, counted and traced from here to `ended`, of which the first tells how it went.
 * Names follow OpenTelemetry's conventions for generative models.
 */
export function startProviderCall({ provider, signal }: { provider: Provider; signal: AbortSignal }) {
  const { name, use, metrics } = provider
  const began = performance.now()
  const operation = operations[use]
  const span = beginSpan(`${operation} ${name.model}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'gen_ai.operation.name': operation,
      // Whose protocol it speaks, whoever it is.
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': name.model,
      'server.address': name.host,
    },
  })
  let isOver = false
  return {
    ended(error?: unknown) {
      if (isOver) return
      isOver = true
      const trouble =
        error === undefined || signal.aborted ? error : (classifyProviderError(error, name) ?? error)
      endSpan(span, trouble)
      const outcome = trouble === undefined ? 'ok' : outcomeOf(trouble, signal)
      metrics?.providerCalls.observe({ use, outcome }, secondsSince(began))
    },
  }
}

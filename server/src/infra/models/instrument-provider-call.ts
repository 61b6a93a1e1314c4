import { SpanKind } from '@opentelemetry/api'
import { secondsSince } from '../metrics/time-step.ts'
import { beginSpan, endSpan } from '../tracing/in-span.ts'
import { outcomeOf } from '../tracing/outcome.ts'
import type { Provider } from './provider.ts'
import { classifyProviderError } from './classify-provider-error.ts'

const operations = { text: 'chat', pictures: 'generate_content', speech: 'generate_content' } as const

/**
 * Counts and traces one request to a provider until the first call of `ended`. Attribute names follow OpenTelemetry's
 * semantic conventions for generative AI.
 */
export function startProviderCall({ provider, signal }: { provider: Provider; signal: AbortSignal }) {
  const { name, use, metrics } = provider
  const began = performance.now()
  const operation = operations[use]
  const span = beginSpan(`${operation} ${name.model}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'gen_ai.operation.name': operation,
      // The protocol, not the company behind the server.
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
      const providerError =
        error === undefined || signal.aborted ? error : (classifyProviderError(error, name) ?? error)
      endSpan(span, providerError)
      const outcome = providerError === undefined ? 'ok' : outcomeOf(providerError, signal)
      metrics?.providerCalls.observe({ use, outcome }, secondsSince(began))
    },
  }
}

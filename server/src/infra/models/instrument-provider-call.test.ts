import { SpanKind } from '@opentelemetry/api'
import { afterAll, expect, test } from 'vitest'
import { openMetrics } from '../metrics/metrics.ts'
import { collectSpans } from '../tracing/testing.ts'
import { callProvider, streamFromProvider } from './call-provider.ts'
import { openProvider } from './provider.ts'
import { ProviderError } from './provider-error.ts'

const { seen, off } = collectSpans()
afterAll(off)

const timeouts = { callMs: 1000, allMs: 2000, retryMs: 1 }

/** Call terms for a provider with its own metrics registry. */
function terms() {
  const metrics = openMetrics()
  const settings = {
    provider: 'openai-compatible',
    baseUrl: 'https://user:secret@models.example.org/v1',
    model: 'small-one',
    apiKey: 'sk-1',
  } as const
  const provider = openProvider(settings, 'text', { db: null, log: { warn: () => {} }, metrics })
  const outcomes = async () => {
    const { values } = await metrics.providerCalls.get()
    return Object.fromEntries(
      values
        .filter(({ metricName }) => metricName?.endsWith('_count'))
        .map(({ labels, value }) => [`${labels.use} ${labels.outcome}`, value]),
    )
  }
  return { policy: { provider, timeouts, signal: new AbortController().signal }, outcomes }
}

test('each request is counted by outcome, retries included', async () => {
  const { policy, outcomes } = terms()
  let tries = 0
  const answer = await callProvider(policy, async () => {
    if (++tries < 3) throw new ProviderError('busy')
    return 'a story'
  })
  expect(answer).toBe('a story')
  expect(await outcomes()).toEqual({ 'text busy': 2, 'text ok': 1 })
})

test('a streamed answer is one request, also when the consumer stops early', async () => {
  const { policy, outcomes } = terms()
  for await (const piece of streamFromProvider(policy, async function* () {
    yield 'once'
    yield 'upon'
  }))
    if (piece === 'once') break
  expect(await outcomes()).toEqual({ 'text ok': 1 })
})

test('a request is traced with its model and without the API key', () => {
  expect(seen.map(({ name, kind, hasFailed }) => ({ name, kind, hasFailed }))).toEqual(
    [true, true, false, false].map((hasFailed) => ({
      name: 'chat small-one',
      kind: SpanKind.CLIENT,
      hasFailed,
    })),
  )
  expect(seen[0]?.attributes).toEqual({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': 'small-one',
    'server.address': 'models.example.org',
    'error.type': 'busy',
  })
})

import { SpanKind } from '@opentelemetry/api'
import { afterAll, expect, test } from 'vitest'
import { openMetrics } from '../metrics/metrics.ts'
import { collectSpans } from '../tracing/testing.ts'
import { callProvider, streamFromProvider } from './call-provider.ts'
import { openProvider } from './provider.ts'
import { ProviderError } from './provider-error.ts'

const { seen, off } = collectSpans()
afterAll(off)

const patience = { callMs: 1000, allMs: 2000, retryMs: 1 }

/** Terms of a provider that counts alone. */
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
  return { policy: { provider, patience, signal: new AbortController().signal }, outcomes }
}

test('each request to a provider is counted by how it went, those that were repeated too', async () => {
  const { policy, outcomes } = terms()
  let tries = 0
  const answer = await callProvider(policy, async () => {
    if (++tries < 3) throw new ProviderError('busy')
    return 'a story'
  })
  expect(answer).toBe('a story')
  expect(await outcomes()).toEqual({ 'text busy': 2, 'text ok': 1 })
})

test('an answer in pieces is one request, also where its taker had enough', async () => {
  const { policy, outcomes } = terms()
  for await (const piece of streamFromProvider(policy, async function* () {
    yield 'once'
    yield 'upon'
  }))
    if (piece === 'once') break
  expect(await outcomes()).toEqual({ 'text ok': 1 })
})

test('a request stands in a trace with its model, and without its key', () => {
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

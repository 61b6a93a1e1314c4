import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, streamText } from 'ai'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../db/testing.ts'
import { DatabaseUnavailable } from '../db/database-errors.ts'
import { createLog } from '../log.ts'
import { callProvider, streamFromProvider, type ProviderPolicy } from './call-provider.ts'
import { fails, piece, streams, tells, testProvider } from './testing.ts'
import { openProvider } from './provider.ts'
import { ProviderError, type ProviderErrorKind } from './provider-error.ts'

const quick = { callMs: 5000, allMs: 10_000, retryMs: 5 }
const apiKey = 'sk-secret'
let server: Awaited<ReturnType<typeof testProvider>>
let db: Awaited<ReturnType<typeof testDatabase>>
let lines: string[] = []
beforeAll(async () => {
  server = await testProvider(tells('Once.'))
  db = await testDatabase()
})
afterEach(async () => {
  // Whatever happens, no log line contains the API key or the prompt.
  const secret = lines.find((line) => /sk-secret|Wilhelmina/.test(line))
  if (secret) throw new Error(`The log contains ${secret}`)
  lines = []
  await db.pool.query('delete from provider_circuits')
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const log = createLog('trace', { write: (line) => void lines.push(line) })
function policy(change: Partial<ProviderPolicy> = {}, baseUrl = server.baseUrl): ProviderPolicy {
  const model = { provider: 'openai-compatible', baseUrl, apiKey, model: 'm' } as const
  const provider = openProvider(model, 'text', { db, log })
  return { provider, timeouts: quick, signal: new AbortController().signal, ...change }
}
const model = (baseUrl = server.baseUrl) =>
  createOpenAICompatible({ name: 'own', baseURL: baseUrl, apiKey }).chatModel('m')
const ask = (abortSignal: AbortSignal) =>
  generateText({ model: model(), prompt: 'Tell of Wilhelmina', maxRetries: 0, abortSignal })
const write = async (change: Partial<ProviderPolicy> = {}) =>
  (await callProvider(policy(change), (signal) => ask(signal))).text
const errorOfWrite = (change: Partial<ProviderPolicy> = {}) =>
  write(change).then(
    (text) => Promise.reject(new Error(`it answered ${text}`)),
    (error: ProviderError) => error,
  )
/** Performs each of these behaviors once, then answers normally. */
const first = (...answers: Parameters<typeof server.does>[0][]) =>
  server.does((response, request) => (answers.shift() ?? tells('Once.'))(response, request))
const failures = async () =>
  (await db.pool.query('select failures from provider_circuits')).rows[0]?.failures as number | undefined

test('a successful call makes one request', async () => {
  first()
  expect(await write()).toBe('Once.')
  expect(server.asked()).toBe(1)
  expect(lines).toEqual([])
})

const passing: [string, Parameters<typeof server.does>[0]][] = [
  ['a limit', fails(429)],
  ['a broken server', fails(500)],
  ['an overloaded one', fails(503)],
  ['a closed connection', (response) => response.destroy()],
  ['an empty answer', fails(200, 'none')],
]
test.each(passing)('%s is temporary: the second request succeeds', async (_, fault) => {
  first(fault)
  expect(await write()).toBe('Once.')
  expect(server.asked()).toBe(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: 'provider request retried',
    retry: 1,
  })
  expect((await failures()) ?? 0).toBe(0)
})

const lasting: [ProviderErrorKind, number, Parameters<typeof server.does>[0]][] = [
  ['busy', 5, fails(429)],
  ['unreadable', 2, fails(200)],
  ['wrong-key', 1, fails(401)],
  ['no-credit', 1, fails(429, 'insufficient_quota')],
  ['no-such-model', 1, fails(404)],
  ['rejected', 1, fails(400)],
  ['filtered', 1, fails(400, 'content_filter')],
]
test.each(lasting)('permanent %s: %i requests', async (kind, requests, fault) => {
  server.does(fault)
  expect((await errorOfWrite()).kind).toBe(kind)
  expect(server.asked()).toBe(requests)
})

test('a failing server gets five requests from the first call and none from the next', async () => {
  server.does(fails(500))
  expect((await errorOfWrite()).kind).toBe('broken')
  expect(server.asked()).toBe(5)
  expect(await errorOfWrite()).toMatchObject({ kind: 'circuit-open', isPermanent: false })
  expect(server.asked()).toBe(5)
})

test('a call that waits for its retry stops when other calls open the circuit', async () => {
  server.does(fails(500))
  const calls = await Promise.all(Array.from({ length: 8 }, () => errorOfWrite()))
  expect(calls.map(({ kind }) => kind)).toContain('circuit-open')
  // Eight requests were in flight before anything was known; without the circuit breaker there would be forty.
  expect(server.asked()).toBeLessThan(25)
})

test('many calls that hit a rate limit at once do not open the circuit', async () => {
  let inside = 0
  server.does((response, request) => {
    if (inside >= 2) return fails(429, null, { 'retry-after-ms': '20' })(response, request)
    inside += 1
    setTimeout(() => {
      inside -= 1
      void tells('Once.')(response, request)
    }, 10)
  })
  const told = await Promise.allSettled(Array.from({ length: 8 }, () => write()))
  expect(told.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(6)
  expect(await errorOfWriteAfter()).toBeNull()
})
const errorOfWriteAfter = () => {
  first()
  return write().then(
    () => null,
    (error: unknown) => error,
  )
}

test('waits as long as Retry-After says, up to a minute', async () => {
  first(fails(429, null, { 'retry-after': '1' }))
  const begun = performance.now()
  expect(await write()).toBe('Once.')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(995)
  server.does(fails(429, null, { 'retry-after': '61' }))
  expect(await errorOfWrite()).toMatchObject({ kind: 'busy', retryAfterMs: 61_000 })
  expect(server.asked()).toBe(1)
  // Longer than this call's total timeout.
  server.does(fails(429, null, { 'retry-after': '11' }))
  expect((await errorOfWrite()).kind).toBe('busy')
  expect(server.asked()).toBe(1)
})

test('a request that times out is aborted and retried until the total timeout', async () => {
  let open = 0
  server.does((response) => {
    open += 1
    response.on('close', () => (open -= 1))
  })
  const begun = performance.now()
  const providerError = await errorOfWrite({ timeouts: { callMs: 100, allMs: 350, retryMs: 1 } })
  expect(providerError.kind).toBe('slow')
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(server.asked()).toBeGreaterThanOrEqual(2)
  expect(server.asked()).toBeLessThanOrEqual(4)
  // No connection to the server stays open.
  await expect.poll(() => open).toBe(0)
})

test('an abort takes effect at once, during a request and during the wait for a retry', async () => {
  for (const fault of [() => {}, fails(429, null, { 'retry-after': '9' })]) {
    const asked = Promise.withResolvers<void>()
    server.does((response, request) => {
      void fault(response, request)
      asked.resolve()
    })
    const stopping = new AbortController()
    const call = write({ signal: stopping.signal })
    call.catch(() => {})
    await asked.promise
    const begun = performance.now()
    stopping.abort(new Error('the process stops'))
    await expect(call).rejects.toThrow('the process stops')
    expect(performance.now() - begun).toBeLessThan(500)
    await expect(write({ signal: stopping.signal })).rejects.toThrow('the process stops')
    expect(server.asked()).toBe(1)
    expect((await failures()) ?? 0).toBe(0)
  }
})

test('errors that are not the provider’s are rethrown without a retry', async () => {
  for (const fault of [new DatabaseUnavailable(new Error('gone')), new RangeError('ours')]) {
    let times = 0
    const call = callProvider(policy(), () => {
      times += 1
      return Promise.reject(fault)
    })
    await expect(call).rejects.toBe(fault)
    expect(times).toBe(1)
  }
})

test('a client that throws synchronously is handled like one that rejects', async () => {
  const call = callProvider(policy(), () => {
    throw new ProviderError('refused')
  })
  const providerError = await call.catch((error: ProviderError) => error)
  expect(providerError).toMatchObject({ kind: 'refused' })
  expect((providerError as ProviderError).sentenceForAdmin).toContain(new URL(server.baseUrl).host)
})

/** Reads words from a stream as if they were pages: words already received are not requested again. */
async function readAll(change: Partial<ProviderPolicy> = {}, words = ['one', 'two', 'three']) {
  const taken: string[] = []
  const askedFor: string[][] = []
  const pages = streamFromProvider(policy(change), async function* (abortSignal, alive) {
    if (taken.length === words.length) return
    askedFor.push(words.slice(taken.length))
    const result = streamText({
      model: model(),
      prompt: 'Tell of Wilhelmina',
      maxRetries: 0,
      abortSignal,
      onError: () => {},
    })
    for await (const part of result.fullStream) {
      alive()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new Error('given up')
      if (part.type === 'text-delta') yield part.text
    }
    if (taken.length < words.length) throw new ProviderError('cut')
  })
  const providerError = await (async () => {
    for await (const page of pages) taken.push(page)
  })().then(
    () => null,
    (error: ProviderError) => error,
  )
  return { taken, askedFor, providerError }
}

test('a broken stream is resumed where it broke, and no part is requested twice', async () => {
  first(
    streams([piece('one')], (response) => response.destroy()),
    fails(500),
    streams([piece('two')]),
    streams([piece('three')]),
  )
  expect(await readAll()).toEqual({
    taken: ['one', 'two', 'three'],
    askedFor: [['one', 'two', 'three'], ['two', 'three'], ['two', 'three'], ['three']],
    providerError: null,
  })
  expect(await failures()).toBe(0)
})

test('a stream that breaks after each part still completes, since each part is progress', async () => {
  const words = Array.from({ length: 9 }, (_, i) => `word ${i}`)
  const left = [...words]
  server.does((response) => streams([piece(left.shift() ?? '')], (r) => r.destroy())(response))
  expect((await readAll({}, words)).taken).toEqual(words)
  expect(server.asked()).toBe(9)
})

test('a stream without any parts is requested five times', async () => {
  server.does(streams([], (response) => response.destroy()))
  const { taken, providerError } = await readAll()
  expect([taken, providerError?.kind, server.asked()]).toEqual([[], 'cut', 5])
})

test('the idle timeout applies between chunks, not while the consumer stores a part', async () => {
  const drips = (response: Parameters<ReturnType<typeof streams>>[0]) => {
    streams([piece('one')], () => {
      const drip = setInterval(() => response.write(':'), 10)
      response.on('close', () => clearInterval(drip))
    })(response)
  }
  first(drips, streams([piece('two'), piece('three')]))
  const timeouts = { firstMs: 2000, idleMs: 150, callMs: 9000, allMs: 20_000, retryMs: 5 }
  const { taken, providerError } = await readAll({ timeouts })
  expect([taken, providerError, server.asked()]).toEqual([['one', 'two', 'three'], null, 2])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error_kind: 'slow' })
})

test('errors of the consumer are not handled as provider errors', async () => {
  server.does(streams([piece('one'), piece('two')]))
  const closed = Promise.withResolvers<void>()
  const pages = streamFromProvider(policy(), async function* () {
    try {
      yield 'one'
      yield 'two'
    } finally {
      closed.resolve()
    }
  })
  const taking = (async () => {
    for await (const _ of pages) throw new Error('ECONNRESET of the disk')
  })()
  await expect(taking).rejects.toThrow('of the disk')
  await closed.promise
  expect((await failures()) ?? 0).toBe(0)
})

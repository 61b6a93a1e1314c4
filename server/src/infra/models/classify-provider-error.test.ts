import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage, generateText, NoObjectGeneratedError, Output, streamText } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { DatabaseUnavailable } from '../db/database-errors.ts'
import { fails, piece, says, streams, tells, testProvider } from './testing.ts'
import { classifyProviderError } from './classify-provider-error.ts'
import type { ProviderErrorKind, ProviderError } from './provider-error.ts'

const prompt = 'Tell of Wilhelmina'
const apiKey = 'sk-secret'
const name = { host: 'models.test', model: 'small-model' }
let provider: Awaited<ReturnType<typeof testProvider>>
beforeAll(async () => {
  provider = await testProvider(tells('Once.'))
})
afterAll(() => provider.close())

const protocols = {
  openai: (baseURL: string) => createOpenAI({ baseURL, apiKey }),
  'openai-compatible': (baseURL: string) => createOpenAICompatible({ name: 'own', baseURL, apiKey }),
}
type Protocol = keyof typeof protocols
const chat = (protocol: Protocol, baseUrl = provider.baseUrl) =>
  protocol === 'openai'
    ? protocols.openai(baseUrl).chat('small-model')
    : protocols['openai-compatible'](baseUrl).chatModel('small-model')
const painter = (protocol: Protocol) => protocols[protocol](provider.baseUrl).imageModel('small-painter')

const write = (protocol: Protocol, baseUrl?: string) =>
  generateText({ model: chat(protocol, baseUrl), prompt, maxRetries: 0 })
const writeInSchema = (protocol: Protocol) =>
  generateText({
    model: chat(protocol),
    prompt,
    maxRetries: 0,
    output: Output.object({ schema: z.object({ title: z.string() }) }),
  })
const paint = (protocol: Protocol) => generateImage({ model: painter(protocol), prompt, maxRetries: 0 })
async function stream(protocol: Protocol) {
  const { fullStream } = streamText({ model: chat(protocol), prompt, maxRetries: 0, onError: () => {} })
  for await (const part of fullStream) if (part.type === 'error') throw part.error
}

const nothingSecret = (providerError: ProviderError) => {
  const all = [
    providerError,
    providerError.stack,
    providerError.message,
    JSON.stringify(Object.entries(providerError)),
  ].join()
  expect(all).not.toMatch(/Wilhelmina|sk-secret/)
  expect(providerError.sentenceForParent).not.toMatch(/models\.test|small-model|HTTP|_/)
  expect(providerError.cause).toBeUndefined()
}

async function classifiedErrorOf(call: () => Promise<unknown>): Promise<ProviderError> {
  const error = await call().then(
    () => Promise.reject(new Error('it answered')),
    (thrown: unknown) => thrown,
  )
  const providerError = classifyProviderError(error, name)
  if (!providerError) throw error
  nothingSecret(providerError)
  return providerError
}

const faults: [
  name: string,
  Parameters<typeof testProvider>[0],
  kind: ProviderErrorKind,
  isPermanent: boolean,
][] = [
  ['a limit', fails(429, 'rate_limit_exceeded'), 'busy', false],
  ['a used-up account', fails(429, 'insufficient_quota'), 'no-credit', true],
  ['a bill that is due', fails(402), 'no-credit', true],
  ['a broken server', fails(500, 'server_error'), 'broken', false],
  ['a broken gateway, in HTML', says(502, '<html>Bad gateway</html>'), 'broken', false],
  ['an overloaded server', fails(503), 'busy', false],
  ['an error without a word', says(500, ''), 'broken', false],
  ['a gateway that waited in vain', fails(504), 'slow', false],
  ['an expired key', fails(401, 'invalid_api_key'), 'wrong-key', true],
  ['a key without this right', fails(403), 'wrong-key', true],
  ['a model that is not there', fails(404, 'model_not_found'), 'no-such-model', true],
  ['an address that is none', says(404, 'Not found'), 'no-such-model', true],
  ['a prompt that is too long', fails(400, 'context_length_exceeded'), 'rejected', true],
  ['a filter before the model', fails(400, 'content_policy_violation'), 'filtered', true],
  ['a page of a portal in place of JSON', says(200, '<html>Sign in</html>'), 'unreadable', false],
  ['an empty reply', says(200, ''), 'unreadable', false],
  ['JSON of another sort', says(200, { hello: 'there' }), 'unreadable', false],
  ['a closed connection', (response) => response.destroy(), 'cut', false],
]

const calls = { write, writeInSchema, paint, stream }
for (const protocol of ['openai', 'openai-compatible'] as const)
  for (const [call, ask] of Object.entries(calls))
    // The SDK does not treat a stream without events as an error: its reader finds no pages.
    test.each(faults.filter(([, , kind]) => call !== 'stream' || kind !== 'unreadable'))(
      `${protocol}, ${call}: %s`,
      async (what, fault, kind, isPermanent) => {
        provider.does(fault)
        const providerError = await classifiedErrorOf(() => ask(protocol))
        expect([what, providerError.kind, providerError.isPermanent]).toEqual([what, kind, isPermanent])
        expect(provider.asked()).toBe(1)
      },
    )

test.each(['openai', 'openai-compatible'] as const)('%s: an error of another schema', async (protocol) => {
  provider.does(tells('{"name": "The Bell"}'))
  expect((await classifiedErrorOf(async () => (await writeInSchema(protocol)).output)).kind).toBe(
    'unreadable',
  )
  provider.does(tells('{"title": "The Be'))
  expect((await classifiedErrorOf(async () => (await writeInSchema(protocol)).output)).kind).toBe(
    'unreadable',
  )
})

test.each(['openai', 'openai-compatible'] as const)(
  '%s: a stream that ends with an error',
  async (protocol) => {
    provider.does(streams([piece('Once')], (response) => response.destroy()))
    expect((await classifiedErrorOf(() => stream(protocol))).kind).toBe('cut')
    provider.does(streams([piece('Once')]))
    if (protocol === 'openai-compatible')
      expect((await classifiedErrorOf(() => stream(protocol))).kind).toBe('cut')
    const frame = (error: object) => streams([piece('Once'), `data: ${JSON.stringify({ error })}\n\n`])
    provider.does(
      frame({ message: `${apiKey}: overloaded by Wilhelmina`, type: 'overloaded_error', code: null }),
    )
    expect((await classifiedErrorOf(() => stream(protocol))).kind).toBe('busy')
    provider.does(frame({ message: 'The server had an error', type: 'server_error', code: null }))
    expect((await classifiedErrorOf(() => stream(protocol))).kind).toBe('broken')
    provider.does(frame({ message: 'You exceeded your quota', code: 'insufficient_quota' }))
    expect((await classifiedErrorOf(() => stream(protocol))).kind).toBe('no-credit')
  },
)

test('a server that cannot be reached, and a name that does not resolve', async () => {
  const gone = await testProvider(tells(''))
  await gone.close()
  const refused = await classifiedErrorOf(() => write('openai', gone.baseUrl))
  expect(refused).toMatchObject({ kind: 'unreachable', isPermanent: false })
  const unknown = await classifiedErrorOf(() => write('openai-compatible', 'http://models.invalid/v1'))
  expect(unknown.kind).toBe('unreachable')
  // A port that fetch refuses to connect to.
  expect((await classifiedErrorOf(() => write('openai', 'http://127.0.0.1:9/v1'))).kind).toBe('unreachable')
  expect(refused.sentenceForAdmin).toMatch(/models\.test cannot be reached \(it says ECONNREFUSED\)/)
})

test('Retry-After in seconds, in milliseconds and as a date', async () => {
  const told = async (headers: Record<string, string>) => {
    provider.does(fails(429, null, headers))
    return (await classifiedErrorOf(() => write('openai'))).retryAfterMs
  }
  expect(await told({})).toBeUndefined()
  expect(await told({ 'retry-after': '7' })).toBe(7000)
  expect(await told({ 'retry-after-ms': '350', 'retry-after': '1' })).toBe(350)
  // The server's clock is an hour behind.
  const theirs = { date: 'Mon, 05 Jan 2026 10:00:00 GMT' }
  expect(await told({ ...theirs, 'retry-after': 'Mon, 05 Jan 2026 10:00:09 GMT' })).toBe(9000)
  expect(await told({ ...theirs, 'retry-after': 'Mon, 05 Jan 2026 09:00:00 GMT' })).toBe(0)
  expect(await told({ 'retry-after': 'soon' })).toBeUndefined()
})

test('an object truncated by the content filter', async () => {
  const usage = {} as never
  const cut = new NoObjectGeneratedError({
    text: prompt,
    finishReason: 'content-filter',
    usage,
    response: {} as never,
  })
  expect((await classifiedErrorOf(() => Promise.reject(cut))).kind).toBe('filtered')
})

test('returns null for errors that are not the provider’s', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(classifyProviderError(new DatabaseUnavailable(refused))).toBeNull()
  expect(classifyProviderError(new DOMException('This operation was aborted', 'AbortError'))).toBeNull()
  expect(classifyProviderError(new TypeError('x is not a function'))).toBeNull()
  expect(classifyProviderError(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toBeNull()
  expect(classifyProviderError(undefined)).toBeNull()
})

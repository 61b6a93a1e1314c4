import { generateText, Output, streamText } from 'ai'
import { Page } from '@moonpage/storyteller/outline'
import { expect, onTestFinished, test } from 'vitest'
import { failureOf, listOf, outlinePrompt, pagesPrompt, providerFor } from './testing.ts'

type Body = Record<string, unknown>
const post = (url: string, path: string, body: Body, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers })
const chat = (url: string, content = 'hello', more: Body = {}) =>
  post(url, '/chat/completions', { model: 'm', messages: [{ role: 'user', content }], ...more })

test('it requires its key, except for files', async () => {
  const { provider, openai } = await providerFor(onTestFinished, { key: 'secret', pictures: 'url' })
  expect((await generateText({ model: openai.chat('m'), prompt: 'hello' })).text).not.toBe('')
  expect((await chat(provider.url)).status).toBe(401)
  expect((await fetch(`${provider.url}/models`)).status).toBe(401)
  const authorization = { authorization: 'Bearer secret' }
  const picture = await post(provider.url, '/images/generations', { prompt: 'p' }, authorization)
  const { data } = (await picture.json()) as { data: [{ url: string }] }
  expect((await fetch(data[0].url)).status).toBe(200)
})

test('it lists its models, and rejects others if they are configured', async () => {
  const { provider } = await providerFor(onTestFinished, { models: ['one', 'two'] })
  const list = (await fetch(`${provider.url}/models`).then((r) => r.json())) as { data: { id: string }[] }
  expect(list.data.map(({ id }) => id)).toEqual(['one', 'two'])
  expect((await chat(provider.url, 'hello', { model: 'one' })).status).toBe(200)
  const reply = await chat(provider.url, 'hello', { model: 'three' })
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ error: { code: 'model_not_found' } })
})

test('unknown paths get an error', async () => {
  const { provider } = await providerFor(onTestFinished)
  const reply = await post(provider.url, '/responses', {})
  expect(reply.status).toBe(404)
  expect(await reply.text()).toContain('/v1/chat/completions')
  const garbled = await fetch(`${provider.url}/chat/completions`, { method: 'POST', body: '{' })
  expect(garbled.status).toBe(400)
})

test('moderation uses our lexicon, for each text separately', async () => {
  const { provider } = await providerFor(onTestFinished)
  const flagged = async (input: unknown) => {
    const reply = await post(provider.url, '/moderations', { model: 'omni', input })
    const { results } = (await reply.json()) as { results: { flagged: boolean }[] }
    return results.map((one) => one.flagged)
  }
  expect(await flagged('A fox sleeps.')).toEqual([false])
  expect(await flagged(['A fox sleeps.', 'He murdered the guard.'])).toEqual([false, true])
  expect(await flagged([{ type: 'text', text: 'He murdered the guard.' }])).toEqual([true])
  provider.fail('safety:unsafe')
  expect(await flagged('A fox sleeps.')).toEqual([true])
  expect(provider.calls().every(({ purpose }) => purpose === 'safety')).toBe(true)
})

test('a stream includes usage only on request', async () => {
  const { provider } = await providerFor(onTestFinished)
  const events = async (more: Body) => (await chat(provider.url, 'hello', { stream: true, ...more })).text()
  expect(await events({})).not.toContain('prompt_tokens')
  expect(await events({ stream_options: { include_usage: true } })).toContain('"prompt_tokens":2')
  expect(await events({})).toMatch(/data: \[DONE\]\n\n$/)
})

test('calls beyond the concurrency limit get a 429 with Retry-After, per kind', async () => {
  const held = Promise.withResolvers<void>()
  const { provider } = await providerFor(onTestFinished, {
    concurrency: { text: 1 },
    retryAfterMs: 1500,
    before: ({ prompt }) => (prompt === 'hold' ? held.promise : undefined),
  })
  const first = chat(provider.url, 'hold')
  await provider.until(({ prompt }) => prompt === 'hold')
  const second = await chat(provider.url)
  expect(second.status).toBe(429)
  expect(second.headers.get('retry-after')).toBe('2')
  expect(second.headers.get('retry-after-ms')).toBe('1500')
  expect((await post(provider.url, '/moderations', { input: 'x' })).status).toBe(200)
  held.resolve()
  expect((await first).status).toBe(200)
  expect((await chat(provider.url)).status).toBe(200)
})

test('calls beyond the limit per minute get a 429, and headers tell the remaining ones', async () => {
  const { provider } = await providerFor(onTestFinished, { perMinute: 2 })
  const left = async () => {
    const reply = await chat(provider.url)
    return [reply.status, reply.headers.get('x-ratelimit-remaining-requests')]
  }
  expect(await left()).toEqual([200, '1'])
  expect(await left()).toEqual([200, '0'])
  const reply = await chat(provider.url)
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(50)
})

test('an aborted call frees its place', async () => {
  const { provider } = await providerFor(onTestFinished, { concurrency: 1, faults: ['hang:#1'] })
  const abort = new AbortController()
  const request = { method: 'POST', body: '{}', signal: abort.signal }
  const hanging = failureOf(fetch(`${provider.url}/chat/completions`, request))
  await provider.until(({ fault }) => fault === 'hang')
  expect((await chat(provider.url)).status).toBe(429)
  abort.abort()
  await hanging
  await provider.until(({ fault, endedAt }) => fault === 'hang' && endedAt !== null)
  expect((await chat(provider.url)).status).toBe(200)
})

test('it is as slow as configured', async () => {
  const { provider, openai } = await providerFor(onTestFinished, { delayMs: 120, tokensPerSecond: 1000 })
  const began = performance.now()
  const { textStream, usage } = streamText({ model: openai.chat('m'), prompt: pagesPrompt(1) })
  const texts = await listOf(textStream)
  const took = performance.now() - began
  const tokens = (await usage).outputTokens ?? 0
  expect(tokens).toBeGreaterThan(50)
  expect(texts.length).toBeGreaterThan(20)
  // A lower bound only: the upper one depends on the machine.
  expect(took).toBeGreaterThanOrEqual(120 + tokens - 5)
  const [call] = provider.calls()
  expect((call?.written[0]?.at ?? 0) - (call?.beganAt ?? 0)).toBeGreaterThanOrEqual(115 + tokens)
})

test('a page can be delayed, and earlier pages have arrived', async () => {
  const held = Promise.withResolvers<void>()
  const { provider, openai } = await providerFor(onTestFinished, {
    beforePage: (_, page) => (page === 3 ? held.promise : undefined),
  })
  const { elementStream } = streamText({
    model: openai.chat('m'),
    prompt: pagesPrompt(1, 2, 3),
    output: Output.array({ element: Page }),
  })
  const pages = elementStream[Symbol.asyncIterator]()
  expect((await pages.next()).value).toMatchObject({ page_number: 1 })
  expect((await provider.until(({ written }) => written.length === 2)).endedAt).toBe(null)
  held.resolve()
  expect((await pages.next()).value).toMatchObject({ page_number: 2 })
  expect((await pages.next()).value).toMatchObject({ page_number: 3 })
})

test('calls and faults can be controlled over HTTP', async () => {
  const { provider } = await providerFor(onTestFinished)
  const home = new URL('/', provider.url).href
  await chat(provider.url, outlinePrompt)
  const calls: unknown = await fetch(`${home}__calls`).then((r) => r.json())
  expect(calls).toMatchObject([{ purpose: 'outline', isWhole: true }])
  const fail = (body: string) => fetch(`${home}__faults`, { method: 'POST', body })
  expect((await fail('outline:503')).status).toBe(200)
  expect((await chat(provider.url, outlinePrompt)).status).toBe(503)
  expect(await (await fail('nonsense')).text()).toContain('no name that is known')
  await fail('')
  expect((await chat(provider.url, outlinePrompt)).status).toBe(200)
  await fetch(`${home}__calls`, { method: 'DELETE' })
  expect(provider.calls()).toEqual([])
})

test('closing it ends hanging calls', async () => {
  const { provider } = await providerFor(() => {}, { faults: ['hang'] })
  const hanging = failureOf(chat(provider.url))
  await provider.until(({ fault }) => fault === 'hang')
  await provider.close()
  expect(await hanging).toMatchObject({ message: 'fetch failed' })
})

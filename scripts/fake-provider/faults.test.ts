import { APICallError, generateText, NoObjectGeneratedError, Output, streamText } from 'ai'
import { Outline, Page } from '@moonpage/storyteller/outline'
import { expect, onTestFinished, test } from 'vitest'
import { parseFault, type Fault } from './faults.ts'
import { unsafeWords } from './spoil.ts'
import { failureOf, outlinePrompt, pagesPrompt, providerFor, wish } from './testing.ts'

type Client = Awaited<ReturnType<typeof providerFor>>
const pages = { output: Output.array({ element: Page }), maxRetries: 0 }

const generate = ({ openai }: Client, abortSignal?: AbortSignal) =>
  generateText({
    ...pages,
    model: openai.chat('m'),
    prompt: pagesPrompt(1, 2),
    ...(abortSignal && { abortSignal }),
  })

/** Reads a stream to its end: the received pages, the first error, the finish reason. */
async function streamPages(
  { compatible }: Client,
  { abortSignal, onPage }: { abortSignal?: AbortSignal; onPage?: () => void } = {},
) {
  const errors: unknown[] = []
  const stream = streamText({
    ...pages,
    model: compatible('m'),
    prompt: pagesPrompt(1, 2, 3, 4),
    onError: ({ error }) => void errors.push(error),
    ...(abortSignal && { abortSignal }),
  })
  const received: number[] = []
  try {
    for await (const page of stream.elementStream) {
      received.push(page.page_number)
      onPage?.()
    }
  } catch (error) {
    errors.push(error)
  }
  const finish = await Promise.resolve(stream.finishReason).catch((error: unknown) => error)
  return { received, error: errors[0], finish }
}

const answers: [string, { statusCode: number; code: string | null; retryAfter?: string }][] = [
  ['429', { statusCode: 429, code: 'rate_limit_exceeded', retryAfter: '1' }],
  ['429-no-retry-after', { statusCode: 429, code: 'rate_limit_exceeded' }],
  ['no-credit', { statusCode: 429, code: 'insufficient_quota' }],
  ['500', { statusCode: 500, code: null }],
  ['503', { statusCode: 503, code: 'overloaded' }],
  ['expired-key', { statusCode: 401, code: 'invalid_api_key' }],
  ['no-such-model', { statusCode: 404, code: 'model_not_found' }],
]
test.each(answers)(
  '%s is an error, with and without streaming',
  async (fault, { statusCode, code, retryAfter }) => {
    const client = await providerFor(onTestFinished, { faults: [fault] })
    for (const error of [await failureOf(generate(client)), (await streamPages(client)).error]) {
      if (!APICallError.isInstance(error)) throw error
      expect(error).toMatchObject({ statusCode, data: { error: { code } } })
      expect(error.responseHeaders?.['retry-after']).toBe(retryAfter)
    }
    expect(client.provider.calls()).toMatchObject([
      { fault, status: statusCode, isWhole: false },
      { fault, status: statusCode, isWhole: false },
    ])
  },
)

test('Retry-After may be a date', async () => {
  const date = new Date(Date.now() + 5000).toUTCString()
  const client = await providerFor(onTestFinished, { faults: [{ name: '429', retryAfter: date }] })
  expect(await failureOf(generate(client))).toMatchObject({ responseHeaders: { 'retry-after': date } })
})

test('hang never answers, and notices when the client disconnects', async () => {
  const client = await providerFor(onTestFinished, { faults: ['hang'] })
  const abort = new AbortController()
  const failure = failureOf(generate(client, abort.signal))
  const begun = await client.provider.until(({ fault }) => fault === 'hang')
  expect(begun).toMatchObject({ status: null, endedAt: null })
  abort.abort(new Error('enough'))
  expect(await failure).toMatchObject({ message: 'enough' })
  const ended = await client.provider.until(({ endedAt }) => endedAt !== null)
  expect(ended).toMatchObject({ status: null, isWhole: false, written: [] })
})

test('drip sends byte by byte', async () => {
  const client = await providerFor(onTestFinished, { faults: [{ name: 'drip', everyMs: 1 }] })
  const response = await fetch(`${client.provider.url}/chat/completions`, { method: 'POST', body: '{}' })
  const sizes: number[] = []
  for await (const chunk of response.body as AsyncIterable<Uint8Array>)
    if (sizes.push(chunk.length) === 20) break
  // The system may deliver a few at once.
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(100)
  await client.provider.until(({ endedAt, isWhole }) => endedAt !== null && !isWhole)
})

test('cut ends in the middle, after the pages that were written', async () => {
  const first = Promise.withResolvers<void>()
  const client = await providerFor(onTestFinished, {
    faults: [{ name: 'cut', at: 0.7 }],
    // Data in flight may be lost when a connection is cut: wait until the first page has arrived.
    beforePage: (_, page) => (page === 3 ? first.promise : undefined),
  })
  const { received, error } = await streamPages(client, { onPage: () => first.resolve() })
  expect(received[0]).toBe(1)
  expect(received).not.toContain(3)
  expect(error).toMatchObject({ cause: { message: 'terminated' } })
  const [call] = client.provider.calls()
  expect(call).toMatchObject({ fault: 'cut', status: 200, isWhole: false })
  expect(call?.written.map(({ page }) => page)).toEqual([1, 2])

  expect(await failureOf(generate(client))).toMatchObject({ cause: { message: 'terminated' } })
})

test('stall stops in the middle and leaves the connection open', async () => {
  const client = await providerFor(onTestFinished, { faults: [{ name: 'stall', at: 0.7 }] })
  const abort = new AbortController()
  const reading = streamPages(client, { abortSignal: abort.signal })
  const call = await client.provider.until(({ written }) => written.length === 2)
  expect(call.endedAt).toBe(null)
  abort.abort()
  expect((await reading).received).not.toContain(3)
  await client.provider.until(({ endedAt }) => endedAt !== null)
})

test.each([
  ['malformed-json/content', /could not parse/],
  ['malformed-json/body', /Invalid JSON response/],
  ['wrong-schema', /did not match schema/],
  ['empty', /could not parse/],
])('%s: status 200 without a story', async (fault, message) => {
  const client = await providerFor(onTestFinished, { faults: [fault] })
  expect(await failureOf(generate(client))).toMatchObject({ message: expect.stringMatching(message) })
  expect((await streamPages(client)).received.length).toBeLessThan(4)
  expect(client.provider.calls()).toMatchObject([{ status: 200 }, { status: 200 }])
})

test.each(['refusal', 'content-filter'])('%s ends with finish reason content-filter', async (fault) => {
  const client = await providerFor(onTestFinished, { faults: [fault] })
  const error = await failureOf(generate(client))
  expect(NoObjectGeneratedError.isInstance(error) && error.finishReason).toBe('content-filter')
  expect(NoObjectGeneratedError.isInstance(error) && error.usage?.inputTokens).toBeGreaterThan(10)
  expect((await streamPages(client)).finish).toBe('content-filter')
})

const story = async (fault: string | Fault) => {
  const { openai } = await providerFor(onTestFinished, { faults: [fault] })
  const model = openai.chat('m')
  const plan = await generateText({
    model,
    prompt: outlinePrompt,
    output: Output.object({ schema: Outline }),
  })
  const generated = await generateText({ ...pages, model, prompt: pagesPrompt(1, 2) })
  return { plan: plan.output, pages: generated.output }
}

test.each(Object.keys(unsafeWords))('unsafe, %s: in titles and on pages', async (form) => {
  const { plan, pages: generated } = await story({ name: 'unsafe', form })
  for (const text of [plan.title, generated[0]?.content, generated[1]?.content])
    expect(unsafeWords[form]?.some((words) => text?.includes(words))).toBe(true)
})

test('over-long pages are several times as long', async () => {
  const good = await story('503:0')
  const long = await story('over-long')
  expect(long.pages[0]?.content.length).toBeGreaterThan(5 * (good.pages[0]?.content.length ?? Infinity))
})

test('injection-obeyed repeats the user input and the instructions', async () => {
  const { pages: generated } = await story('injection-obeyed')
  expect(generated[0]?.content).toContain(wish.hero.name)
  expect(generated[0]?.content).toContain('Plan a bedtime story.')
})

test('names-written writes the name in place of the placeholder', async () => {
  const { pages: generated } = await story('names-written')
  const words = generated.map(({ content }) => content).join(' ')
  expect(words).toContain(wish.hero.name)
  expect(words).not.toContain('[[hero]]')
})

test('a fault applies to the specified calls', async () => {
  const { provider, openai } = await providerFor(onTestFinished, {
    faults: ['pages:500:#2', 'outline:503:first 1'],
  })
  const ask = (prompt: string) =>
    generateText({ model: openai.chat('m'), prompt, maxRetries: 0 }).then(
      () => 200,
      (error: unknown) => (APICallError.isInstance(error) ? error.statusCode : error),
    )
  const seen = []
  for (const prompt of [
    outlinePrompt,
    outlinePrompt,
    pagesPrompt(1),
    pagesPrompt(1),
    pagesPrompt(1),
    'hello',
  ])
    seen.push(await ask(prompt))
  expect(seen).toEqual([503, 200, 200, 500, 200, 200])

  provider.fail({ name: '500', page: 3 })
  expect(await ask(pagesPrompt(1, 2))).toBe(200)
  expect(await ask(pagesPrompt(3))).toBe(500)
  provider.fail()
  expect(await ask(pagesPrompt(3))).toBe(200)
})

test('a share of calls fails, and the same calls each time', async () => {
  const run = async (chance: number) => {
    const { provider } = await providerFor(onTestFinished, { faults: ['500:0.3'], chance })
    for (let i = 0; i < 60; i++)
      await fetch(`${provider.url}/chat/completions`, { method: 'POST', body: '{}' }).then((r) => r.text())
    return provider.calls().map(({ status }) => status)
  }
  const [one, again, other] = [await run(5), await run(5), await run(6)]
  expect(one).toEqual(again)
  expect(one).not.toEqual(other)
  const failed = one.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(8)
  expect(failed).toBeLessThan(30)
})

test.each([
  ['pages:cut:0.1', { name: 'cut', purpose: 'pages', share: 0.1 }],
  ['429', { name: '429' }],
  ['picture:huge-picture/endless:#3', { name: 'huge-picture', form: 'endless', purpose: 'picture', nth: 3 }],
  ['outline:500:first 2', { name: '500', purpose: 'outline', first: 2 }],
] as const)('%s is parsed', (words, fault) => {
  expect(parseFault(words)).toEqual(fault)
})

test.each([
  ['cutt', /no name that is known.*cut/],
  ['pages:wrong-picture-type', /cannot happen to pages, only to picture/],
  ['cut/html', /no such form \(it has none\)/],
  ['unsafe/rude', /no such form \(severe, markup, bidi, links\)/],
  ['500:2', /share from 0 to 1/],
  ['500:0.1:0.2', /too much/],
])('%s is rejected with a message', (words, sentence) => {
  expect(() => parseFault(words)).toThrow(sentence)
})

import { settings } from '@moonpage/contract/categories'
import { avoidable } from '@moonpage/contract/story-input'
import { faultsOf } from '@moonpage/storyteller/checks/consistency'
import { Outline, Page } from '@moonpage/storyteller/outline'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { planBook, tellBook } from '../../../../scripts/fake-provider/model-book.ts'
import { promptVersion } from './prompts.ts'
import { pageNumbers, shownOf, tell, testTextModelClient, wishWith, write } from './testing.ts'

let provider: FakeProvider
/** Without checks that cause retries, so that calls can be counted. */
let steady: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider({ script: { models: ['scripted', 'omni-moderation-latest'] } })
  steady = await startFakeProvider({ script: { steady: true } })
})
afterAll(async () => {
  await provider.close()
  await steady.close()
})
afterEach(() => {
  provider.fail()
  steady.fail()
})

const since = (asked = steady) => {
  const before = asked.calls().length
  return (purpose: string) =>
    asked
      .calls()
      .slice(before)
      .filter((call) => call.purpose === purpose)
}

describe('a book', () => {
  it('is generated in two answers, complete, in order and billed', async () => {
    const calls = since()
    const client = testTextModelClient(steady.url)
    const input = wishWith({ page_count: 6 })
    const book = await tell(client, input)
    expect(Outline.parse(book.outline)).toEqual(book.outline)
    expect(book.pages.map((page) => Page.parse(page).page_number)).toEqual(pageNumbers(input))
    expect(calls('outline')).toHaveLength(1)
    expect(calls('pages').map((call) => call.pages)).toEqual([[1, 2, 3, 4, 5, 6]])
    expect(client.paid.map(({ purpose, model, pictures }) => ({ purpose, model, pictures }))).toEqual([
      { purpose: 'outline', model: 'scripted', pictures: 0 },
      { purpose: 'pages', model: 'scripted', pictures: 0 },
    ])
    for (const { inputTokens, outputTokens, usd } of client.paid) {
      expect(inputTokens).toBeGreaterThan(500)
      expect(outputTokens).toBeGreaterThan(100)
      expect(usd).toBeCloseTo((inputTokens + outputTokens * 10) / 1_000_000, 10)
    }
    expect(client.model.modelInfo).toEqual({ model: 'scripted', promptVersion })
  })

  it('is generated in every setting, with every fear, and in verse', async () => {
    for (const [at, setting] of settings.entries()) {
      // By day every fifth: of each age, with all fears and without.
      if (!process.env['NIGHTLY'] && at % 5 > 0) continue
      const input = wishWith({
        setting,
        age_group: (['3-4', '5-6', '7-8'] as const)[at % 3] ?? '5-6',
        avoid: at % 2 ? [...avoidable] : [],
        story_attributes: at % 4 ? [] : ['rhyming'],
        companion: { name: 'Nib', kind: 'mouse' },
      })
      expect([setting, faultsOf(input, await tell(testTextModelClient(provider.url), input), true)]).toEqual([
        setting,
        [],
      ])
    }
  })

  it('uses the short prompts for a small model: plan, pages and single pages', async () => {
    const calls = since()
    steady.fail({ name: 'over-long', purpose: 'pages', first: 1 })
    await tell(testTextModelClient(steady.url, { prompts: 'short' }), wishWith())
    const [plan, ...writing] = [...calls('outline'), ...calls('pages')].map(({ prompt }) => prompt)
    expect(writing).toHaveLength(5)
    for (const prompt of [plan, ...writing])
      expect(prompt).toMatch(/^You write bedtime stories for young children\.\n/)
    expect(plan).toMatch(/^10\. beats: 4 of them, one for each page/m)
    expect(writing[0]).toMatch(/^Write pages 1, 2, 3 and 4 of the story in OUTLINE, in order\. Each page/m)
    // Asked for at the same time, so they arrive in any order.
    const again = /^Write page (\d) of the story in OUTLINE again\. DRAFT is/m
    expect(
      writing
        .slice(1)
        .map((prompt) => again.exec(prompt)?.[1])
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual(['1', '2', '3', '4'])
  })

  it('has placeholders where the model wrote names', async () => {
    provider.fail('names-written')
    for (const [name, text] of [
      ['Wren', 'Wren'],
      ['Wren Maria', 'Wren'],
    ] as const) {
      const input = wishWith({ hero: { name, pronouns: 'she' } })
      const book = await tell(testTextModelClient(provider.url), input)
      expect(shownOf(book).match(new RegExp(`.{40}\\b${text}\\b.{40}`, 'g'))).toBeNull()
      expect(faultsOf(input, book)).toEqual([])
    }
  })
})

test('a page is returned while the next one is still streaming', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = await startFakeProvider({
    script: { steady: true, beforePage: async (_, page) => (page === 2 ? held : undefined) },
  })
  try {
    const client = testTextModelClient(slow.url)
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    const order = { input, outline, variation: '', written: [], remark: null }
    const pages = client.model.pages(order, pageNumbers(input), client.context)[Symbol.asyncIterator]()
    // The answer does not go on to page 2 until page 1 was returned.
    expect((await pages.next()).value).toMatchObject({ page_number: 1 })
    release()
    expect((await pages.next()).value).toMatchObject({ page_number: 2 })
    await pages.return?.()
  } finally {
    release()
    await slow.close()
  }
})

test('after a crash only missing pages are requested, with the stored ones as context', async () => {
  const client = testTextModelClient(steady.url)
  const input = wishWith({ page_count: 6 })
  const { outline, pages } = await tell(client, input)
  const calls = since()
  const rest = await write(client, input, outline, [4, 5, 6], pages.slice(0, 3))
  expect(rest.map((page) => page.page_number)).toEqual([4, 5, 6])
  const [call, ...more] = calls('pages')
  expect(more).toEqual([])
  expect(call?.pages).toEqual([4, 5, 6])
  expect(call?.prompt).toContain(`WRITTEN: [{"page_number":1,"content":`)
  expect(await write(client, input, outline, [])).toEqual([])
})

test('a truncated answer is continued: no received page is requested again', async () => {
  // Slow enough that pages arrive before the connection is closed.
  const slow = await startFakeProvider({ script: { steady: true, tokensPerSecond: 4000 } })
  try {
    const client = testTextModelClient(slow.url)
    const input = wishWith({ page_count: 8 })
    const outline = await client.model.outline(input, 's', client.context)
    slow.fail({ name: 'cut', purpose: 'pages', first: 1, at: 0.7 })
    const pages = await write(client, input, outline)
    expect(pages.map((page) => page.page_number)).toEqual(pageNumbers(input))
    const [first = [], second = [], ...more] = slow
      .calls()
      .filter((call) => call.purpose === 'pages')
      .map((call) => call.pages)
    expect(more).toEqual([])
    expect(first).toEqual(pageNumbers(input))
    expect(second[0]).toBeGreaterThan(1)
    expect(second.at(-1)).toBe(8)
  } finally {
    await slow.close()
  }
})

describe('a page with faults', () => {
  it('is requested again alone, with the measurements', async () => {
    const client = testTextModelClient(steady.url)
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    steady.fail({ name: 'over-long', purpose: 'pages', first: 1 })
    const calls = since()
    const pages = await write(client, input, outline)
    const again = calls('pages').slice(1)
    expect(again.map((call) => call.pages.length)).toEqual([1, 1, 1, 1])
    expect(again[0]?.prompt).toMatch(
      /REASONS: \["The page has [^"]* are right\. Leave out [^"]*keep why it happens/,
    )
    expect(again[0]?.prompt).toMatch(/DRAFT: {"content":"/)
    for (const { content } of pages) expect(content.split(/\s+/).length).toBeLessThan(160)
  })

  it('is requested again as the newest pages have it, and not as first drafts', async () => {
    const input = wishWith()
    const outline = planBook(input, 'a')
    const whole = tellBook(input, outline)
    let mendSecond = () => {}
    const isMended = new Promise<void>((resolve) => (mendSecond = resolve))
    const broken = whole.map((page) =>
      page.page_number === 2 || page.page_number === 3
        ? { ...page, content: `[[hero]] came to the ${page.page_number === 2 ? 'pond' : 'gate'} and then` }
        : page,
    )
    const asked: string[] = []
    const answer = (pages: readonly object[]) => JSON.stringify({ elements: pages })
    async function* ask({ prompt }: { prompt: string }) {
      asked.push(prompt)
      const alone = /^PAGES: \[(\d)\]$/m.exec(prompt)?.[1]
      if (alone) yield answer(whole.filter((page) => page.page_number === Number(alone)))
      else {
        const text = answer(broken)
        const third = text.indexOf('{"page_number":3')
        yield text.slice(0, third)
        await isMended
        yield text.slice(third)
      }
      return { isAtLimit: false, isTruncated: false }
    }
    const { model, context } = testTextModelClient('http://127.0.0.1:9/v1', {}, ask)
    const order = { input, outline, variation: '', written: [], remark: null }
    for await (const page of model.pages(order, pageNumbers(input), context))
      if (page.page_number === 2) mendSecond()
    const [, , third] = asked
    expect(third).toMatch(/^PAGES: \[3\]$/m)
    expect(third).toContain(JSON.stringify(whole[1]?.content).slice(1, 40))
    expect(third).not.toContain('came to the pond and then')
  })

  it('is used as it is when the third version is no better', async () => {
    const client = testTextModelClient(steady.url)
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    steady.fail('pages:over-long')
    const calls = since()
    expect(await write(client, input, outline)).toHaveLength(4)
    for (const page of pageNumbers(input)) {
      const alone = calls('pages').filter((call) => call.pages.length === 1 && call.pages[0] === page)
      // Twice; an answer truncated by `max_tokens` is requested once more each time.
      expect(alone.length).toBeGreaterThanOrEqual(2)
      expect(alone.length).toBeLessThanOrEqual(4)
    }
  })

  it('is not shown when it is unsafe; the second version is', async () => {
    const client = testTextModelClient(provider.url)
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    provider.fail({ name: 'unsafe', form: 'severe', purpose: 'pages', first: 1 })
    const calls = since(provider)
    const book = { outline, pages: await write(client, input, outline) }
    expect(shownOf(book)).not.toMatch(/murderer|gun|killed/)
    // Unsafe text is not sent back.
    expect(calls('pages')[1]?.prompt).toMatch(/^DRAFT: null$/m)
    expect(faultsOf(input, book)).toEqual([])
  })

  it('fails the story with a kind message when it is unsafe twice in a row', async () => {
    const client = testTextModelClient(provider.url)
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    provider.fail('pages:unsafe/severe')
    await expect(write(client, input, outline)).rejects.toMatchObject({
      kind: 'unfit',
      isPermanent: true,
      sentenceForParent: expect.stringContaining('We couldn’t find the right words for this story.'),
    })
  })

  it.each(['markup', 'bidi', 'links'])('is converted to plain text: %s', async (form) => {
    const client = testTextModelClient(provider.url)
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    provider.fail({ name: 'unsafe', form, purpose: 'pages' })
    const book = { outline, pages: await write(client, input, outline) }
    expect(shownOf(book)).not.toMatch(/[<>*\u202A-\u202E\u2066-\u2069\u200F\u200B\u061C]|evil|alert|www|http/)
    expect(faultsOf(input, book)).toEqual([])
  })
})

describe('a plan with faults', () => {
  it('is requested again with its faults', async () => {
    const client = testTextModelClient(steady.url)
    steady.fail({ name: 'unsafe', form: 'severe', purpose: 'outline', first: 1 })
    const calls = since()
    const outline = await client.model.outline(wishWith(), 's', client.context)
    expect(JSON.stringify(outline)).not.toMatch(/murderer|gun/)
    const [, again, ...more] = calls('outline')
    expect(more).toEqual([])
    expect(again?.prompt).toMatch(
      /^REASONS: \["There is something in it that no child may read: [a-z, ]+\."/m,
    )
  })

  it('fails the story with a kind message when it is unsafe twice in a row', async () => {
    const client = testTextModelClient(provider.url)
    provider.fail('outline:unsafe/severe')
    await expect(client.model.outline(wishWith(), 's', client.context)).rejects.toMatchObject({
      kind: 'unfit',
    })
  })
})

describe('a refusal or a content filter fails at once', () => {
  it.each([
    ['refusal', 'refused'],
    ['content-filter', 'filtered'],
  ] as const)('%s', async (fault, kind) => {
    const client = testTextModelClient(provider.url)
    const calls = since(provider)
    provider.fail(`outline:${fault}`)
    await expect(client.model.outline(wishWith(), 's', client.context)).rejects.toMatchObject({ kind })
    expect(calls('outline')).toHaveLength(1)
  })
})

describe('generation can be stopped', () => {
  it('by the consumer, after a page', async () => {
    const client = testTextModelClient(provider.url)
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    const order = { input, outline, variation: '', written: [], remark: null }
    for await (const page of client.model.pages(order, pageNumbers(input), client.context)) {
      expect(page.page_number).toBe(1)
      break
    }
  })

  it('by the signal, with its reason', async () => {
    provider.fail('pages:hang')
    const { model, context } = testTextModelClient(provider.url)
    const input = wishWith()
    const outline = await model.outline(input, 's', context)
    const stop = new AbortController()
    const writing = write({ model, context: { ...context, signal: stop.signal } }, input, outline)
    const reason = new Error('the worker ends')
    stop.abort(reason)
    await expect(writing).rejects.toBe(reason)
  })
})

test('the health check tells whether the model could generate a story now', async () => {
  const never = new AbortController().signal
  await testTextModelClient(provider.url).model.check(never)
  await expect(testTextModelClient(provider.url, { model: 'another' }).model.check(never)).rejects.toThrow(
    /does not know the model another/,
  )
  await expect(testTextModelClient('http://127.0.0.1:1025/v1').model.check(never)).rejects.toThrow(
    /cannot be reached/,
  )
})

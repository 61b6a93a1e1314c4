import { faultsOf } from '@moonpage/storyteller/checks/consistency'
import type { Outline } from '@moonpage/storyteller/outline'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { LLMock } from '@copilotkit/aimock'
import { tell, testTextModelClient, wishWith, write } from './testing.ts'
import { planBook, tellBook, type ModelPage } from '../../../../scripts/fake-provider/model-book.ts'

// The server is a third-party implementation, so that request and stream format are not our own reading of the
// protocol.

const mock = new LLMock({ port: 0, logLevel: 'silent' })
const started = mock.start()
beforeEach(async () => {
  await started
  mock.reset()
})
afterAll(() => mock.stop())
const baseUrl = () => `${mock.url}/v1`

const input = wishWith()
const plan = planBook(input, 'a')
const book = tellBook(input, plan)
/** What a hero feels is not asked for. */
const plannedBeats = plan.beats.map(({ hero_feels: _feels, ...beat }) => beat)

const plainPlan = ({ title, summary, refrain, cast, names, retold, beats }: Outline): string =>
  [
    `**Title:** ${title}`,
    `Summary: ${summary}`,
    `Refrain: ${refrain ?? 'none'}`,
    ...cast.map(({ who, name, pronouns, look }) => {
      const called = who === 'hero' || who === 'companion' ? names[who] : name
      return `${who.toUpperCase()}: ${called} | ${pronouns} | ${look.outfit_color} ${look.outfit}`
    }),
    `Wants: ${retold?.wants}`,
    `Why not: ${retold?.why_not}`,
    `Turn: ${retold?.turn}`,
    `How: ${retold?.how}`,
    ...beats.map(
      (beat) =>
        `Page ${beat.page_number} | ${beat.purpose} | ${beat.place} | ${beat.time} | ${beat.present.join(', ')} | ${
          beat.carried.join(', ') || 'nothing'
        } | ${beat.what_happens} | Moment: ${beat.moment} | Because: ${beat.because}`,
    ),
  ].join('\n')

const plainPage = ({ page_number, content, scene }: ModelPage): string =>
  `PAGE ${page_number}\n${content}\nPICTURE: ${[scene.framing, scene.light, ...scene.acts].join(' | ')}\n`

type Asked = { messages: { role: string; content: unknown }[]; response_format?: { type: string } }
const promptOf = (request: Asked) => request.messages.map(({ content }) => JSON.stringify(content)).join('\n')
const wantsPages = (request: Asked) => promptOf(request).includes('\\nPAGES: ')

/** JSON answers, as from a model that follows the schema. */
function answersJson() {
  mock.on(
    { predicate: (request: Asked) => wantsPages(request) },
    { content: JSON.stringify({ elements: book }) },
  )
  mock.on({ predicate: (request: Asked) => !wantsPages(request) }, { content: JSON.stringify(plan) })
}

function answersPlainly(from?: (request: Asked) => boolean) {
  const is = (request: Asked, pages: boolean) => wantsPages(request) === pages && (from?.(request) ?? true)
  mock.on(
    { predicate: (request: Asked) => is(request, true) },
    { content: `Here it is.\n\n${book.map(plainPage).join('')}END` },
  )
  mock.on(
    { predicate: (request: Asked) => is(request, false) },
    { content: `Here it is.\n\n${plainPlan(plan)}\nEND` },
  )
}

const formats = () =>
  mock.getRequests().map(({ body }) => (body as Asked | null)?.response_format?.type ?? 'none')

test('a model with JSON schema support generates the book and reports its cost', async () => {
  answersJson()
  const client = testTextModelClient(baseUrl())
  const told = await tell(client, input)
  expect(told.pages.map((page) => page.content)).toEqual(book.map((page) => page.content))
  expect(faultsOf(input, told)).toEqual([])
  expect(formats()).toEqual(['json_schema', 'json_schema'])
  expect(client.paid.map((call) => call.purpose)).toEqual(['outline', 'pages'])
  expect(client.paid.every((call) => call.outputTokens > 0 && call.usd > 0)).toBe(true)
})

test('the same works with OpenAI’s own client and its moderation endpoint', async () => {
  answersJson()
  mock.onModerate(/.*/s, { flagged: false, categories: {} })
  const client = testTextModelClient(baseUrl(), { provider: 'openai', model: 'gpt-5.4-mini', price: null })
  const told = await tell(client, input)
  expect(faultsOf(input, told)).toEqual([])
  expect(client.paid.filter((call) => call.purpose === 'safety')).toHaveLength(5)
  // By the price list.
  expect(client.paid.find((call) => call.purpose === 'pages')?.usd).toBeGreaterThan(0)
})

describe('a model without JSON schema support', () => {
  it('falls back to plain lines when the provider rejects the schema, and for good after three rejections', async () => {
    mock.on(
      { predicate: (request: Asked) => request.response_format !== undefined },
      {
        error: { message: 'response_format is not supported by this model', type: 'invalid_request_error' },
        status: 400,
      },
    )
    answersPlainly()
    const client = testTextModelClient(baseUrl())
    const told = await tell(client, input)
    // With a token limit, without one, then in plain lines: once for the plan, once for the pages.
    const each = ['json_schema', 'json_schema', 'none']
    expect(formats()).toEqual([...each, ...each])
    expect(told.outline).toMatchObject({ title: plan.title, summary: plan.summary, refrain: plan.refrain })
    expect(told.outline.beats).toMatchObject(plannedBeats)
    expect(told.pages.map((page) => page.content)).toEqual(book.map((page) => page.content))
    for (const [at, { scene }] of told.pages.entries()) {
      expect(scene.framing).toBe(book[at]?.scene.framing)
      expect(scene.acts?.length).toBeGreaterThanOrEqual(book[at]?.scene.acts.length ?? 1)
    }
    expect(faultsOf(input, told)).toEqual([])
    await tell(client, input)
    expect(formats().slice(6)).toEqual([...each, 'none'])
  })

  it('falls back to plain lines after two unreadable answers', async () => {
    mock.on(
      { predicate: (request: Asked) => request.response_format !== undefined },
      { content: 'Once there was a fox who did not know what JSON is.' },
    )
    answersPlainly()
    const told = await tell(testTextModelClient(baseUrl()), input)
    const each = ['json_schema', 'json_schema', 'none']
    expect(formats()).toEqual([...each, ...each])
    expect(faultsOf(input, told)).toEqual([])
  })

  it('is parsed at once when it answers in plain lines unasked', async () => {
    answersPlainly()
    const client = testTextModelClient(baseUrl())
    const outline = await client.model.outline(input, 'seed', client.context)
    expect(outline.beats).toMatchObject(plannedBeats)
    const pages = await write(client, input, outline)
    expect(pages.map((page) => page.content)).toEqual(book.map((page) => page.content))
    expect(formats()).toEqual(['json_schema', 'json_schema'])
  })
})

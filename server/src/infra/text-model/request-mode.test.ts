import { faultsOf } from '@moonpage/storyteller/checks/consistency'
import { afterEach, expect, test } from 'vitest'
import type { ProviderScript } from '../../../../scripts/fake-provider/script.ts'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { tell, testTextModelClient, wishWith } from './testing.ts'

// How requests adapt to what a server supports.

let provider: FakeProvider
afterEach(() => provider.close())
const input = wishWith()

async function tellAt(script: ProviderScript, times = 1) {
  provider = await startFakeProvider({ script })
  const client = testTextModelClient(provider.url)
  const books: Awaited<ReturnType<typeof tell>>[] = []
  for (let time = 0; time < times; time++) books.push(await tell(client, input))
  for (const book of books) expect(faultsOf(input, book)).toEqual([])
  return { client, calls: provider.calls() }
}
const inBrief = ({ calls }: Awaited<ReturnType<typeof tellAt>>) =>
  calls.map(({ purpose, status, maxTokens }) => `${purpose} ${status}${maxTokens === null ? '' : ' limited'}`)

test('a server that ignores `stream` and answers whole is supported and billed', async () => {
  const { client, calls } = await tellAt({ streams: false })
  expect(calls.map(({ isStream, fault, isWhole }) => [isStream, fault, isWhole])).toEqual([
    [true, null, true],
    [true, null, true],
  ])
  expect(client.paid.map(({ purpose, outputTokens }) => [purpose, outputTokens > 100])).toEqual([
    ['outline', true],
    ['pages', true],
  ])
})

test.each([
  ['refusal', 'refused'],
  ['content-filter', 'filtered'],
  ['malformed-json', 'unreadable'],
  ['expired-key', 'wrong-key'],
] as const)('errors in a whole answer are recognized: %s', async (fault, kind) => {
  provider = await startFakeProvider({ script: { streams: false, faults: [fault] } })
  const { model, context } = testTextModelClient(provider.url)
  await expect(model.outline(input, 's', context)).rejects.toMatchObject({ kind })
})

test('each request limits the tokens of its answer', async () => {
  const { calls } = await tellAt({})
  expect(calls.map(({ purpose, maxTokens }) => [purpose, maxTokens])).toEqual([
    ['outline', 5000],
    ['pages', 6800],
  ])
})

test('a server that rejects the token limit is asked without one, and from the third time on at once', async () => {
  const refused = (purpose: string) => [`${purpose} 400 limited`, `${purpose} 200`]
  expect(inBrief(await tellAt({ maxTokens: false }, 2))).toEqual([
    ...refused('outline'),
    ...refused('pages'),
    ...refused('outline'),
    'pages 200',
  ])
})

test('an answer cut by the limit is continued if it has pages, and requested without a limit if it has none', async () => {
  const short = await tellAt({
    says: (call, text) => (call.maxTokens ? `${' '.repeat(30_000)}${text}` : undefined),
  })
  expect(inBrief(short)).toEqual([
    'outline 200 limited',
    'outline 200 limited',
    'outline 200',
    'pages 200 limited',
    'pages 200 limited',
    'pages 200',
  ])
})

test('a single rejected schema does not switch the process to plain lines', async () => {
  let refusals = 3
  const { calls } = await tellAt(
    {
      before: ({ purpose }) => {
        if (purpose === 'outline') refusals -= 1
      },
      get structured() {
        return refusals > 0 ? ('none' as const) : ('json_schema' as const)
      },
    },
    2,
  )
  const formOf = ({ prompt }: { prompt: string }) =>
    prompt.includes('No JSON, no Markdown') ? 'plain' : 'json'
  expect(calls.map((call) => `${call.purpose} ${formOf(call)} ${call.status}`)).toEqual([
    'outline json 400',
    'outline json 400',
    'outline plain 200',
    'pages json 200',
    'outline json 200',
    'pages json 200',
  ])
})

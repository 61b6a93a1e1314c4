import type { Page } from '@moonpage/storyteller/outline'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { ProviderCall } from '../../../../scripts/fake-provider/call-log.ts'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { readReview, withoutQuotes } from './read-review.ts'
import { pageNumbers, tell, testTextModelClient, wishWith } from './testing.ts'

const wicked = 'He held her head under the water.'
const pages = [
  { page_number: 1, content: '[[hero]] woke up. “Hello,” said the bell.' },
  { page_number: 2, content: `They came to the pond. ${wicked} Then they went home.` },
]

test.each([
  ['OK', []],
  ['ok.', []],
  ['<think>Page 2 is odd.</think>\n**OK**', []],
  ['All fine.', []],
  ['PAGE 1: OK\nPAGE 2: none', []],
  ['PAGE 2: He held her head under the water.', [{ page_number: 2, quote: wicked }]],
  [
    '- **Page 2** - "he held her head under the water"',
    [{ page_number: 2, quote: 'he held her head under the water"' }],
  ],
  // The quote is not on the page: the page is flagged, but no sentence.
  ['PAGE 2: somebody is drowned', [{ page_number: 2, quote: '' }]],
  ['PAGE 7: He held her head under the water.', null],
  ['Once upon a time there was a fox.', null],
  ['', null],
])('parses the answer: %j', (answer, found) => {
  expect(readReview(answer, pages)).toEqual(found)
})

test('only quoted sentences are removed', () => {
  expect(withoutQuotes(pages[1]?.content ?? '', ['he held her head under the water'])).toBe(
    'They came to the pond. Then they went home.',
  )
  expect(withoutQuotes('One.\nTwo sat down here.\nThree.', ['Two sat down here.'])).toBe('One.\nThree.')
  expect(withoutQuotes('One. Two.', ['', 'Two'])).toBe('One. Two.')
})

describe('a whole book', () => {
  let says: (call: ProviderCall, would: string) => string | undefined
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await startFakeProvider({ script: { says: (call, would) => says(call, would) } })
  })
  beforeEach(() => {
    says = () => undefined
    provider.forget()
  })
  afterAll(() => provider.close())
  const input = wishWith()
  /** The given answers in order, then approvals. */
  const judges = (...answers: string[]) => {
    says = (call) => (call.purpose === 'safety' ? (answers.shift() ?? 'OK') : undefined)
  }

  async function reviewed(change: (book: Page[]) => void = () => {}, settings: object = {}) {
    const client = testTextModelClient(provider.url, settings)
    const { outline, pages: book } = await tell(client, input)
    change(book)
    provider.forget()
    const order = { input, outline, variation: '', written: book, remark: null }
    const mending = await client.model.review?.(order, pageNumbers(input), client.context)
    const calls = provider.calls().map(({ purpose, pages: asked }) => [purpose, ...asked].join(' '))
    return { mending, calls, book, client }
  }
  const second = (content: string) => (book: Page[]) => {
    const [, page] = book
    if (page) page.content = content
  }

  it('is reviewed in one short billed call, with placeholders and all pages', async () => {
    const { mending, calls, book, client } = await reviewed()
    expect(mending).toEqual({ plan: null, pages: [] })
    expect(calls).toEqual(['safety'])
    const [call] = provider.calls()
    for (const { content } of book) expect(call?.prompt).toContain(JSON.stringify(content).slice(1, 40))
    expect(call?.prompt).not.toContain('Marlene')
    expect(client.paid.at(-1)).toMatchObject({ purpose: 'safety', model: 'scripted' })
  })

  it('has a flagged page rewritten, and the rewrite reviewed again', async () => {
    judges(`PAGE 2: ${wicked}`)
    const walk = '[[hero]] and [[companion]] came to the pond, sat down on a log, and looked at the ducks.'
    const { mending, calls } = await reviewed(second(`${walk} ${walk} ${walk} ${wicked}`))
    expect(calls).toEqual(['safety', 'pages 2', 'safety'])
    expect(mending?.pages.map(({ page_number }) => page_number)).toEqual([2])
    expect(mending?.pages[0]?.content).not.toContain('under the water')
    expect(provider.calls()[1]?.prompt).not.toContain('under the water')
  })

  it('loses a sentence that is flagged twice, or the page', async () => {
    for (const rest of ['They came to the pond together and looked at the ducks. Then they went home.', '']) {
      const content = `${rest} ${wicked}`.trim()
      says = (call, would) => {
        if (call.purpose === 'safety') return `PAGE 2: ${wicked}`
        if (call.purpose !== 'pages' || call.pages.length > 1) return undefined
        const told = JSON.parse(would) as { elements: { content: string }[] }
        return JSON.stringify({ elements: told.elements.map((page) => ({ ...page, content })) })
      }
      const { mending } = await reviewed()
      expect(mending?.pages).toHaveLength(1)
      expect(mending?.pages[0]?.content).not.toContain('under the water')
      expect(mending?.pages[0]?.content).toMatch(rest ? /^They came to the pond/ : /\[\[hero\]\]/)
    }
  })

  it('has its title replaced when that is flagged', async () => {
    judges('PAGE 0: The title is not for children.')
    const { mending, calls } = await reviewed()
    expect(mending).toMatchObject({ plan: { title: '[[hero]] and [[companion]]' }, pages: [] })
    expect(calls).toEqual(['safety'])
  })

  it('is not reviewed when the provider has a moderation endpoint or reviews are switched off', async () => {
    expect((await reviewed(undefined, { provider: 'openai' })).calls).toEqual([])
    expect((await reviewed(undefined, { review: false })).calls).toEqual([])
  })

  it('fails with a provider error when the answer says nothing', async () => {
    says = (call) => (call.purpose === 'safety' ? 'Once upon a time.' : undefined)
    await expect(reviewed()).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

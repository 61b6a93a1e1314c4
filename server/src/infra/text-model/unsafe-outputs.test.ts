import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { Page } from '@moonpage/storyteller/outline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { unsafeOutputs } from './testing-unsafe-outputs.ts'
import { shownOf, testTextModelClient, wishWith, write } from './testing.ts'
import { planBook, tellBook, type ModelPage } from '../../../../scripts/fake-provider/model-book.ts'

let provider: FakeProvider
/** Content of page 2 in every answer. */
let slipped = ''
const input = wishWith()
const plan = planBook(input, 'a')
const says = (number: number): ModelPage => {
  const told = tellBook(input, plan)[number - 1]!
  return number === 2 ? { ...told, content: `${told.content}\n${slipped}` } : told
}
let page: (number: number) => ModelPage
beforeAll(async () => {
  provider = await startFakeProvider({
    script: { says: (call) => JSON.stringify({ elements: call.pages.map((number) => page(number)) }) },
  })
})
afterAll(() => provider.close())

describe('a word that is harmless elsewhere never fails a book', () => {
  const insists = (content: string) => (number: number) => ({
    ...tellBook(input, plan)[number - 1]!,
    content,
  })

  it('its sentence is removed', async () => {
    page = insists('They came to a gate. There was beer behind it. It was open, and in they went.')
    const [told] = await write(testTextModelClient(provider.url), input, plan, [2])
    expect(told?.content).toBe('They came to a gate. It was open, and in they went.')
  })

  it.each([
    [[], 3, 'The old bear died in the night.', /And on they went together\.$/],
    [[], 4, 'He drank his beer and his wine.', /soon they were both asleep\.$/],
    [['rhyming' as const], 4, 'The bear had beer,\nand wine was here.', /as moons will do\.$/],
    [['rhyming' as const], 2, 'The bear had beer,\nand wine was here.', /sang a song\.$/],
  ])(
    'a page of nothing else is a page of our own: %j, page %i',
    async (story_attributes, number, text, own) => {
      page = insists(text)
      const wish = wishWith({ story_attributes })
      const [told] = await write(testTextModelClient(provider.url), wish, planBook(wish, 'a'), [number])
      expect(told?.content).toMatch(own)
      expect(told?.image_alt).not.toBe('')
    },
  )
})

describe('text unfit for children is never returned', () => {
  it.each(unsafeOutputs)('%s', async (text) => {
    page = says
    slipped = text
    provider.forget()
    const told: Page[] = []
    const order = { input, outline: plan, variation: '', written: [], remark: null }
    const { model, context } = testTextModelClient(provider.url)
    const writing = (async () => {
      for await (const each of model.pages(order, [2], context)) told.push(each)
    })()
    // Either the book fails or only the sentence is removed. The model is told the kind of fault, not its own words.
    const ended = await writing.then(
      () => null,
      (error: unknown) => error,
    )
    if (ended !== null) expect(ended).toMatchObject({ kind: 'unfit' })
    expect(findUnfitWords(shownOf({ outline: order.outline, pages: told }))).toEqual([])
    expect(told.map(({ content }) => content).join()).not.toContain(text)
    const [, again = ''] = provider.calls().map(({ prompt }) => /^REASONS: (.*)$/m.exec(prompt)?.[1])
    expect(again).toMatch(/no child may read|young child|repeats instructions|markup|sentence/)
    expect(again).not.toContain(text)
  })
})

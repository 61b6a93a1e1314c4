import { faultsOf } from '@moonpage/storyteller/checks/consistency'
import type { Outline } from '@moonpage/storyteller/outline'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { ProviderCall } from '../../../../scripts/fake-provider/call-log.ts'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { heroFaults, strangersIn, withHero } from './hero-place.ts'
import { pageNumbers, shownOf, tell, testTextModelClient, wishWith } from './testing.ts'
import { planBook, tellBook } from '../../../../scripts/fake-provider/model-book.ts'

const input = wishWith({ page_count: 6, hero: { name: 'Ida', pronouns: 'she' } })
const outline = planBook(input, 'a')
const page = (content: string, page_number = 5) => ({ page_number, content })
const book = (others: string[] = [], plan: Outline = outline) => ({
  outline: plan,
  pageCount: 6,
  others: others.map((content, at) => page(content, at + 1)),
})

test('a stranger is recognized from the whole book, even if the plan names it', () => {
  const planned = { ...outline, title: 'Nora and the Bell' }
  expect(strangersIn('Nora opened the gate.', planned, [page('“Oh,” said Nora.', 1)])).toEqual(['Nora'])
  expect(strangersIn('Nora opened the gate.', planned)).toEqual([])
  expect(strangersIn('“Good night,” said Mum. The Moon smiled.', planned)).toEqual([])
})

describe('a page without its hero', () => {
  const [hero, none] = ['[[hero]] smiled.', 'It rained all night.']
  it('is accepted on half of the pages and a fault from then on', () => {
    expect(heroFaults(page(none, 4), book([hero, none, none]))).toEqual([])
    expect(heroFaults(page(none, 5), book([hero, none, none, none]))).toHaveLength(1)
    expect(heroFaults(page(hero, 5), book([hero, none, none, none]))).toEqual([])
  })

  it('is a fault wherever a stranger is in the hero’s place, and the stranger’s name is not repeated in the reason', () => {
    const [found] = heroFaults(page('“Hello,” said Nora.', 1), book())
    expect(found?.reason).toContain('[[hero]]')
    expect(found?.reason).not.toContain('Nora')
  })

  it('gets the hero’s name in place of a stranger, a fox, or she', () => {
    expect(withHero(page('“Hello,” said Nora. It was Nora’s bell.'), book())).toBe(
      '“Hello,” said [[hero]]. It was [[hero]]’s bell.',
    )
    expect(withHero(page('The little fox ran. The fox stopped.'), book())).toBe(
      '[[hero]] ran. The fox stopped.',
    )
    expect(withHero(page('It was late. She yawned.'), book())).toBe('It was late. [[hero]] yawned.')
    expect(withHero(page('[[companion]] sat down. She yawned.'), book())).toBeNull()
    expect(withHero(page(none), book())).toBeNull()
    // They meet, so they are two figures.
    expect(withHero(page('“Hello,” said Bruno.'), book(['[[hero]] met Bruno.']))).toBeNull()
  })
})

test('a book that keeps to its plan has its hero and no strangers', () => {
  for (const age_group of ['3-4', '5-6', '7-8'] as const)
    for (const story_attributes of [[], ['rhyming' as const]]) {
      const wish = wishWith({ age_group, story_attributes, page_count: 16 })
      const plan = planBook(wish, age_group)
      const pages = tellBook(wish, plan)
      const found = pages.flatMap((one) => heroFaults(one, { outline: plan, pageCount: 16, others: pages }))
      expect(found).toEqual([])
    }
})

describe('a model that calls the hero Nora throughout', () => {
  let says: (call: ProviderCall, would: string) => string | undefined = () => undefined
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await startFakeProvider({ script: { says: (call, would) => says(call, would) } })
  })
  beforeEach(() => provider.forget())
  afterAll(() => provider.close())
  const rename = (text: string) => text.replaceAll('[[hero]]', 'Nora')

  it('is asked for each page again, then Ida replaces Nora', async () => {
    says = (call, would) => (call.purpose === 'pages' ? rename(would) : undefined)
    const told = await tell(testTextModelClient(provider.url), input)
    expect(shownOf(told)).not.toContain('Nora')
    expect(faultsOf(input, told)).toEqual([])
    const again = provider.calls().filter(({ purpose, pages }) => purpose === 'pages' && pages.length === 1)
    expect(new Set(again.flatMap(({ pages }) => pages))).toEqual(new Set(pageNumbers(input)))
  })

  it('keeps its second version of a page when that names Ida', async () => {
    says = (call, would) => (call.purpose === 'pages' && call.pages.length > 1 ? rename(would) : undefined)
    const told = await tell(testTextModelClient(provider.url), input)
    expect(faultsOf(input, told)).toEqual([])
    expect(shownOf(told)).not.toContain('Nora')
  })

  it('has its plan read with Ida as the hero, since it says who Nora is', async () => {
    says = (call, would) =>
      call.purpose === 'outline'
        ? JSON.stringify({ ...JSON.parse(rename(would)), names: { hero: 'Nora', companion: 'Nib' } })
        : undefined
    const { model, context } = testTextModelClient(provider.url)
    const plan = await model.outline(input, 'seed', context)
    expect(plan.names.hero).toBe('Ida')
    expect(JSON.stringify([plan.title, plan.summary, plan.beats])).not.toContain('Nora')
  })
})

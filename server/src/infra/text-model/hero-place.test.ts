import { faultsOf } from '@moonpage/storyteller/checks/consistency'
import type { Outline } from '@moonpage/storyteller/outline'
import { planStory } from '@moonpage/storyteller/plan'
import { tellPages } from '@moonpage/storyteller/tell'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { ProviderCall } from '../../../../scripts/fake-provider/call-log.ts'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { heroFaults, strangersIn, withHero } from './hero-place.ts'
import { pageNumbers, shownOf, tell, testTextModelClient, wishWith } from './testing.ts'

const input = wishWith({ page_count: 6, hero: { name: 'Ida', pronouns: 'she' } })
const outline = planStory(input, 'a')
const page = (content: string, page_number = 5) => ({ page_number, content })
const book = (others: string[] = [], plan: Outline = outline) => ({
  outline: plan,
  pageCount: 6,
  others: others.map((content, at) => page(content, at + 1)),
})

test('a stranger is known by the whole book, whatever its plan says', () => {
  const planned = { ...outline, title: 'Nora and the Bell' }
  expect(strangersIn('Nora opened the gate.', planned, [page('“Oh,” said Nora.', 1)])).toEqual(['Nora'])
  expect(strangersIn('Nora opened the gate.', planned)).toEqual([])
  expect(strangersIn('“Good night,” said Mum. The Moon smiled.', planned)).toEqual([])
})

describe('a page without its hero', () => {
  const [hero, none] = ['[[hero]] smiled.', 'It rained all night.']
  it('is no fault on half of the pages, and one from then on', () => {
    expect(heroFaults(page(none, 4), book([hero, none, none]))).toEqual([])
    expect(heroFaults(page(none, 5), book([hero, none, none, none]))).toHaveLength(1)
    expect(heroFaults(page(hero, 5), book([hero, none, none, none]))).toEqual([])
  })

  it('is one wherever somebody else is in the hero’s place; nobody’s name is told back', () => {
    const [found] = heroFaults(page('“Hello,” said Nora.', 1), book())
    expect(found?.reason).toContain('[[hero]]')
    expect(found?.reason).not.toContain('Nora')
  })

  it('gets its hero in place of a stranger, a fox, or her', () => {
    expect(withHero(page('“Hello,” said Nora. It was Nora’s bell.'), book())).toBe(
      '“Hello,” said [[hero]]. It was [[hero]]’s bell.',
    )
    expect(withHero(page('The little fox ran. The fox stopped.'), book())).toBe(
      '[[hero]] ran. The fox stopped.',
    )
    expect(withHero(page('It was late. She yawned.'), book())).toBe('It was late. [[hero]] yawned.')
    expect(withHero(page('[[companion]] sat down. She yawned.'), book())).toBeNull()
    expect(withHero(page(none), book())).toBeNull()
    // They meet, so they are two.
    expect(withHero(page('“Hello,” said Bruno.'), book(['[[hero]] met Bruno.']))).toBeNull()
  })
})

test('no page of our own storyteller is without its hero, or has a stranger in it', () => {
  for (const age_group of ['3-4', '5-6', '7-8'] as const)
    for (const story_attributes of [[], ['rhyming' as const]]) {
      const wish = wishWith({ age_group, story_attributes, page_count: 16 })
      const plan = planStory(wish, age_group)
      const pages = tellPages(wish, plan)
      const found = pages.flatMap((one) => heroFaults(one, { outline: plan, pageCount: 16, others: pages }))
      expect(found).toEqual([])
    }
})

describe('a model that tells of Nora throughout', () => {
  let says: (call: ProviderCall, would: string) => string | undefined = () => undefined
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await startFakeProvider({ script: { says: (call, would) => says(call, would) } })
  })
  beforeEach(() => provider.forget())
  afterAll(() => provider.close())
  const rename = (text: string) => text.replaceAll('[[hero]]', 'Nora')

  it('is asked for each page again, and then Ida is in Nora’s place', async () => {
    says = (call, would) => (call.purpose === 'pages' ? rename(would) : undefined)
    const told = await tell(testTextModelClient(provider.url), input)
    expect(shownOf(told)).not.toContain('Nora')
    expect(faultsOf(input, told)).toEqual([])
    const again = provider.calls().filter(({ purpose, pages }) => purpose === 'pages' && pages.length === 1)
    expect(new Set(again.flatMap(({ pages }) => pages))).toEqual(new Set(pageNumbers(input)))
  })

  it('is believed where it does better then', async () => {
    says = (call, would) => (call.purpose === 'pages' && call.pages.length > 1 ? rename(would) : undefined)
    const told = await tell(testTextModelClient(provider.url), input)
    expect(faultsOf(input, told)).toEqual([])
    expect(shownOf(told)).not.toContain('Nora')
  })

  it('has its plan read as one of Ida’s, since it says who Nora is', async () => {
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

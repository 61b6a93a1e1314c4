import { settings, subjects, themes } from '@moonpage/contract/categories'
import { ageGroups, companionKinds } from '@moonpage/contract/story-input'
import { Outline, type History } from '@moonpage/storyteller/outline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { faultsOfSeries } from './check-series.ts'
import { factsAfter } from './testing-facts.ts'
import { testTextModelClient, wishWith } from './testing.ts'

const isNight = Boolean(process.env['NIGHTLY'])
const worlds = isNight ? 20 : 4
const books = isNight ? 6 : 4

let provider: FakeProvider
beforeAll(async () => (provider = await startFakeProvider()))
afterAll(() => provider.close())

const wishOf = (world: number, book: number) => {
  const species = subjects[(world * 5) % subjects.length]!
  const kind = companionKinds[(world * 7 + 1) % companionKinds.length]!
  return wishWith({
    theme: themes[(world * 3 + book * 5) % themes.length]!,
    setting: settings[world % settings.length]!,
    subject: world % 2 === 0 ? species : subjects[(world + book * 7) % subjects.length]!,
    age_group: ageGroups[world % ageGroups.length]!,
    page_count: 4 + ((world * 5) % 7),
    hero: { name: 'Zuri', pronouns: 'she', look: { species } },
    companion: { name: 'Otto', kind: kind === species ? 'owl' : kind, pronouns: 'he' },
  })
}

test.each(Array.from({ length: worlds }, (_, world) => [world] as const))(
  'world %d: a hosted model’s books contradict none before them, and each leaves what the next ones are told',
  async (world) => {
    const { model, context } = testTextModelClient(provider.url)
    let facts: NonNullable<History['series']>['facts'] = []
    for (let book = 1; book <= books; book++) {
      const series = { world: 'Brambleford', book, isLast: book === books, facts }
      const asked = provider.calls().length
      const history = { tales: [], titles: [], ...(book > 1 && { series }) }
      const outline = await model.outline(wishOf(world, book), `${world} ${book}`, context, history)
      const calls = provider.calls().slice(asked)
      expect(calls.length).toBeLessThanOrEqual(2)
      expect(faultsOfSeries(outline, series)).toEqual([])
      expect(Outline.parse(outline)).toEqual(outline)
      if (book > 1) {
        expect(calls[0]?.prompt).toContain(`This is book ${book} of a series`)
        expect(calls[0]?.prompt).not.toMatch(/Zuri|Otto/)
      }
      for (const { text, later, friend } of outline.leaves ?? []) {
        expect(`${text} ${later}`).not.toMatch(/Zuri|Otto|undefined|[{}]/)
        const isTold = facts.some((fact) => fact.text === text && fact.friend?.name === friend?.name)
        expect(isTold).toBe(false)
      }
      for (const { facts: ids } of outline.recalls ?? [])
        for (const id of ids) expect(facts.map((fact) => fact.id)).toContain(id)
      facts = factsAfter(facts, outline, book)
    }
    expect(facts.length).toBeGreaterThan(1)
    const friends = new Map(facts.flatMap(({ friend }) => (friend ? [[friend.name, friend.species]] : [])))
    for (const { friend } of facts) if (friend) expect(friends.get(friend.name)).toBe(friend.species)
  },
)

import { settings, themes } from '@moonpage/contract/categories'
import { ageGroups, type StoryInput } from '@moonpage/contract/story-input'
import { checkSeries } from '@moonpage/storyteller/checks/check-series'
import { tellStory } from '@moonpage/storyteller/storyteller'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'
import { expect, test } from 'vitest'
import { startFakeProvider } from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { factsAfter } from './testing-facts.ts'
import { testTextModelClient, wishWith, write } from './testing.ts'

const wishOf = (world: number, book: number): StoryInput =>
  wishWith({
    theme: themes[(world * 3 + book * 2) % themes.length]!,
    setting: settings[world % settings.length]!,
    subject: (['fox', 'rabbit', 'dragon'] as const)[book % 3]!,
    age_group: ageGroups[world % 3]!,
    page_count: 8,
    hero: { name: 'Zuri', pronouns: 'she', look: { species: 'child' } },
    companion: { name: 'Otto', kind: 'hedgehog', pronouns: 'he' },
  })

/** What models left in first books, of every kind. */
const leavesOf = (third: string, where: 'here' | 'away' | 'gone') => [
  {
    kind: 'friend',
    about: third,
    now: `${third} hums at bedtime.`,
    later: `${third} still hummed at bedtime.`,
    where,
  },
  {
    kind: 'thing',
    about: 'blanket',
    now: '[[hero]] has a wet blanket.',
    later: 'The blanket still hung by the bed.',
    where: 'gone',
  },
  {
    kind: 'habit',
    about: null,
    now: '[[hero]] counts to nine before jumping.',
    later: '[[hero]] still counted to nine.',
    where: null,
  },
]
const more = [
  {
    kind: 'joke',
    about: null,
    now: 'They say “Not with my tail!” and laugh.',
    later: 'They still said “Not with my tail!”',
    where: null,
  },
  {
    kind: 'thing',
    about: 'lantern',
    now: 'The lantern stands by the bed.',
    later: 'The lantern still stood by the bed.',
    where: 'here',
  },
  {
    kind: 'question',
    about: 'boot',
    now: 'Whose is the red boot?',
    later: 'Nobody knew yet whose the red boot was.',
    where: null,
  },
]

test.each([
  [0, 'here', false],
  [1, 'away', true],
  [2, 'gone', false],
  [3, 'here', true],
  [4, 'away', false],
] as const)(
  'world %d: after a hosted first book whose friend is %s embedded ones go on, and say nothing that makes no sense',
  async (world, where, isOther) => {
    const provider = await startFakeProvider({
      script: {
        steady: true,
        says: ({ purpose }, would) => {
          if (purpose !== 'outline') return undefined
          const plan = JSON.parse(would)
          const [first, second, ...beats] = plan.beats
          const what_happens = '[[hero]] lifts the wet blanket off the lantern.'
          const leaves = isOther ? more : leavesOf(plan.cast[2].name, where)
          return JSON.stringify({ ...plan, beats: [first, { ...second, what_happens }, ...beats], leaves })
        },
      },
    })
    const client = testTextModelClient(provider.url)
    const first = wishOf(world, 1)
    const outline = await client.model.outline(first, `${world}`, client.context)
    const pages = await write(client, first, outline)
    await provider.close()
    expect(outline.leaves).toHaveLength(3)

    let facts = factsAfter([], outline, 1)
    const books = [{ outline, pages, known: [] as typeof facts }]
    const friend = facts.find((fact) => fact.friend)?.friend?.name
    for (const book of [2, 3, 4]) {
      const series = {
        world: 'Brambleford',
        book,
        isLast: book === 4,
        facts,
        companionLook: outline.cast[1]!.look,
        homeSeed: outline.seed,
      }
      const tales = books.flatMap((one) => one.outline.tale ?? [])
      const told = tellStory(wishOf(world, book), `${world} ${book}`, catalogue, {
        tales,
        titles: [],
        series,
      })
      const text = told.pages.map(({ content }) => content).join('\n')
      expect(text).not.toMatch(/[{}]|undefined|null|\[\[friend/)
      if (where === 'gone' && friend) expect(text).not.toContain(friend)
      // Unless a tale since then left a blanket of its own.
      const isLater = facts.some((fact) => fact.thing?.noun === 'blanket' && fact.book > 1)
      if (!isLater) expect(told.outline.kept ?? []).not.toContain('blanket')
      books.push({ ...told, known: facts })
      facts = factsAfter(facts, told.outline, book)
    }
    const wishes = books.map((_, at) => wishOf(world, at + 1))
    expect(checkSeries(wishes, books, (id) => catalogue.tale(id, 'courage'))).toEqual([])
  },
)

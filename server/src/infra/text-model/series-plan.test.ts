import type { History } from '@moonpage/storyteller/outline'
import { expect, test } from 'vitest'
import { startFakeProvider } from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { testTextModelClient, wishWith } from './testing.ts'
import { faultsOfSeries } from './check-series.ts'
import { seriesPrompt, withSeries } from './series-plan.ts'

const friend = (name: string, species: string) => ({ name, species, sheet: null })
const series: NonNullable<History['series']> = {
  world: 'Typed World',
  book: 3,
  isLast: false,
  facts: [
    {
      id: 'a',
      kind: 'friend',
      text: '[[friend]] hums at bedtime.',
      later: '',
      friend: friend('Typedname', 'badger'),
      book: 1,
      used: 2,
    },
    { id: 'q', kind: 'question', text: 'Whose is the red boot?', later: '', book: 2, used: null },
    ...Array.from({ length: 14 }, (_, at) => ({
      id: `j${at}`,
      kind: 'joke' as const,
      text: `Joke ${at}.`,
      later: '',
      book: 2,
      used: null,
    })),
  ],
}
const sheet = (name: string, species: 'bear' | 'fox') => ({
  who: 'helper' as const,
  name,
  description: 'a bear',
  species,
  pronouns: 'he' as const,
  look: { species },
})
const outline = (name: string): Parameters<typeof withSeries>[0] => ({
  seed: 's',
  title: '[[hero]] and the Boot',
  summary: '',
  age_group: '5-6',
  setting: 'forest',
  cast: [sheet(name, 'bear')],
  names: { hero: 'Fern', companion: 'Nib' },
  refrain: null,
  beats: [],
})

test('a model is told at most twelve facts and one question, and no name that parents may have typed', () => {
  const told = seriesPrompt(series)
  expect(told.match(/Joke \d+\./g)).toHaveLength(12)
  expect(told).toContain('Whose is the red boot?')
  expect(told).not.toMatch(/Typed/)
  expect(seriesPrompt({ ...series, facts: series.facts.slice(0, 1) })).toContain(
    'the badger hums at bedtime.',
  )
  expect(seriesPrompt({ ...series, facts: [] })).toBe('')
  expect(seriesPrompt(undefined)).toBe('')
})

test('a friend’s name for somebody of another kind is a contradiction, and the plan is asked for again', () => {
  expect(faultsOfSeries(outline('Typedname'), series)).toMatchObject([{ kind: 'broken' }])
  expect(faultsOfSeries(outline('Odo'), series)).toEqual([])
  expect(faultsOfSeries(outline('Typedname'), undefined)).toEqual([])
})

test('what the hero kept is nobody else’s, and a friend who comes back looks as before', () => {
  const kept: typeof series = {
    ...series,
    facts: [
      {
        id: 'b',
        kind: 'thing',
        text: '',
        later: '',
        thing: { noun: 'bell', prop: null },
        book: 1,
        used: null,
      },
      {
        id: 'o',
        kind: 'friend',
        text: '',
        later: '',
        friend: {
          name: 'Odo',
          species: 'bear',
          sheet: { ...sheet('Odo', 'bear'), description: 'a bear in a red scarf' },
        },
        book: 1,
        used: null,
      },
    ],
  }
  const beat = (what_happens: string) => [{ what_happens }] as ReturnType<typeof outline>['beats']
  expect(
    faultsOfSeries({ ...outline('Odo'), beats: beat('[[hero]] rings Odo’s bell.') }, kept),
  ).toMatchObject([{ kind: 'measure', reason: expect.stringContaining('The bell has been the hero') }])
  const moment = [{ what_happens: '', moment: 'Odo’s bell lies in the box' }] as ReturnType<
    typeof outline
  >['beats']
  expect(faultsOfSeries({ ...outline('Odo'), beats: moment }, kept)).toHaveLength(1)
  expect(faultsOfSeries({ ...outline('Odo'), beats: beat('Odo rings [[hero]]’s bell.') }, kept)).toEqual([])
  expect(withSeries(outline('Odo'), {}, { input: wishWith(), series: kept }).cast[0]?.description).toBe(
    'a bear in a red scarf',
  )
})

test('the scripted provider is asked again for a plan that contradicts an earlier book', async () => {
  const provider = await startFakeProvider({ script: { steady: true } })
  const { model, context } = testTextModelClient(provider.url)
  const wish = wishWith()
  const first = await model.outline(wish, 'seed', context, { tales: [], titles: [] })
  const third = first.cast.find(({ who }) => who === 'helper' || who === 'subject')!
  const asked = provider.calls().filter(({ purpose }) => purpose === 'outline').length
  const contradicted = {
    ...series,
    facts: [{ ...series.facts[0]!, friend: friend(third.name, 'walrus') }],
  }
  await model
    .outline(wish, 'seed', context, { tales: [], titles: [], series: contradicted })
    .catch(() => null)
  const calls = provider.calls().filter(({ purpose }) => purpose === 'outline')
  expect(calls.length - asked).toBeGreaterThan(1)
  expect(calls.at(-1)?.prompt).toContain(`There is a friend named ${third.name} in an earlier book`)
  await provider.close()
})

test('a plan that leaves nothing leaves whom the book met, and takes up nothing that it does not have', () => {
  const told = { input: wishWith(), series }
  const { leaves, recalls } = withSeries(outline('Odo'), {}, told)
  expect(leaves).toMatchObject([{ kind: 'friend', friend: { name: 'Odo', species: 'bear' } }])
  expect(recalls).toEqual([])
  expect(withSeries(outline('Odo'), {}, { ...told, series: undefined }).recalls).toBeUndefined()
})

test('a name that nobody typed is told, with where its friend is', () => {
  const fact = {
    ...series.facts[0]!,
    friend: { ...friend('Odo', 'badger'), is_invented: true },
    where: 'away' as const,
  }
  expect(seriesPrompt({ ...series, facts: [fact] })).toContain(
    '"Odo the badger hums at bedtime. (lives far away)"',
  )
  const bell = {
    ...fact,
    kind: 'thing' as const,
    text: 'The bell rings.',
    thing: { noun: 'bell', prop: null },
    friend: undefined,
  }
  const gone = { ...bell, text: 'The bell is Odo’s now.', where: 'gone' as const, book: 2 }
  const told = seriesPrompt({ ...series, facts: [{ ...bell, where: 'here' }, gone] as typeof series.facts })
  expect(told).toContain('"The bell is Odo’s now. (given away)"')
  expect(told).not.toContain('The bell rings.')
})

test('the scripted provider gets the series with the plan’s prompt, and its plan leaves a friend', async () => {
  const provider = await startFakeProvider({ script: { steady: true } })
  const { model, context } = testTextModelClient(provider.url)
  const plan = await model.outline(wishWith(), 'seed', context, { tales: [], titles: [], series })
  const call = provider.calls().find(({ purpose }) => purpose === 'outline')
  expect(call?.prompt).toContain('This is book 3 of a series')
  expect(call?.prompt).not.toContain('Typed')
  expect(plan.leaves).toMatchObject([{ kind: 'friend' }, { kind: 'thing' }, { kind: 'joke' }])
  expect(plan.recalls).toEqual([])
  await provider.close()
})

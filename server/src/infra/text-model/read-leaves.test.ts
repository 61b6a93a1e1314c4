import { Outline, type History } from '@moonpage/storyteller/outline'
import { randomFrom } from '@moonpage/storyteller/random'
import { Fact } from '@moonpage/storyteller/series/fact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { leftKinds } from './answer-schemas.ts'
import { leavesOf } from './read-leaves.ts'
import { factWith, friendWith, seriesWith } from './testing-facts.ts'
import { testTextModelClient, wishWith } from './testing.ts'

type Leave = Record<string, unknown>

/** What the provider’s plan leaves; undefined: as it says itself. */
let leaves: unknown
type Plan = { beats: object[] }
let change: (plan: Plan) => object
let structured: 'json_schema' | 'ignored'
let provider: FakeProvider
beforeEach(async () => {
  change = (plan) => plan
  structured = 'json_schema'
  provider = await startFakeProvider({
    script: {
      steady: true,
      says: ({ purpose }, would) =>
        purpose === 'outline' && structured === 'json_schema'
          ? JSON.stringify(change({ ...JSON.parse(would), leaves }))
          : undefined,
    },
  })
})
afterEach(() => provider.close())

/** The plan has a bell on page 2, and Moss. */
const withBell = (plan: Plan) => ({
  ...plan,
  things: [{ name: 'bell', drawn_as: 'bell', color: null, size: null, state: null }],
  beats: plan.beats.map((beat, at) =>
    at === 1 ? { ...beat, what_happens: '[[hero]] rings the little bell, and Moss wakes up.' } : beat,
  ),
})

async function planned(wish = wishWith(), series?: NonNullable<History['series']>) {
  const { model, context } = testTextModelClient(provider.url)
  return model.outline(wish, 'seed', context, { tales: [], titles: [], ...(series && { series }) })
}
const askedOnce = () =>
  expect(provider.calls().filter(({ purpose }) => purpose === 'outline')).toHaveLength(1)

const friend: Leave = {
  kind: 'friend',
  about: 'Moss',
  now: 'Moss the penguin hums at bedtime.',
  later: 'Moss still hummed at bedtime.',
  where: 'away',
}
const bell: Leave = {
  kind: 'thing',
  about: 'the little bell',
  now: 'Marlene keeps the little bell under the pillow.',
  later: 'Marlene still had the little bell.',
  where: 'here',
}

test('a plan leaves facts: a friend with its looks, a thing with what is drawn, names as placeholders', async () => {
  leaves = [
    friend,
    bell,
    {
      kind: 'promise',
      about: null,
      now: 'They wave to the moon',
      later: 'They still waved to the moon',
      where: null,
    },
  ]
  change = withBell
  const outline = await planned()
  const third = outline.cast.find(({ who }) => who === 'helper' || who === 'subject')!
  expect(outline.leaves).toEqual([
    {
      kind: 'friend',
      text: '[[friend]] hums at bedtime.',
      later: '[[friend]] still hummed at bedtime.',
      friend: { name: 'Moss', species: third.kin ?? third.species, sheet: third, is_invented: true },
      where: 'away',
    },
    {
      kind: 'thing',
      text: '[[hero]] keeps the little bell under the pillow.',
      later: '[[hero]] still had the little bell.',
      thing: { noun: 'little bell', prop: 'bell' },
      where: 'here',
    },
    { kind: 'promise', text: 'They wave to the moon.', later: 'They still waved to the moon.' },
  ])
  expect(Outline.parse(outline)).toEqual(outline)
  askedOnce()
})

test('the same in plain lines, as small models answer', async () => {
  structured = 'ignored'
  const outline = await planned()
  expect(outline.leaves).toMatchObject([
    { kind: 'friend', text: '[[friend]] knocks three times.', friend: { name: 'Moss' }, where: 'away' },
    { kind: 'thing', text: '[[hero]] keeps the egg by the bed.', thing: { noun: 'egg', prop: 'egg' } },
    { kind: 'joke', text: 'They say “Three more steps” wherever they go.' },
  ])
  askedOnce()
})

const none: [string, unknown][] = [
  ['nothing', undefined],
  ['a number', 7],
  ['a word', 'none'],
  ['entries of other kinds', [7, null, [], {}, 'friend', { kind: 'secret', now: 'A.', later: 'B.' }]],
  ['a sentence without end', [{ ...friend, now: `Moss ${'hums and '.repeat(1000)}` }]],
  [
    'another script',
    [
      { ...friend, now: 'Moss поёт перед сном.' },
      { ...friend, later: '莫斯在睡前哼歌。' },
    ],
  ],
  [
    'hidden signs',
    [
      { ...friend, now: '\u202E\u0000\u200B\uFEFF' },
      { ...friend, now: '\uD800' },
    ],
  ],
  [
    'half of it',
    [
      { ...friend, later: '' },
      { kind: 'friend', about: 'Moss' },
    ],
  ],
  ['unfit words', [{ ...friend, now: 'Moss strangled the guard.' }]],
  ['a link', [{ ...friend, now: 'Moss writes to win@evil.example.' }]],
  [
    'a moral',
    [{ kind: 'habit', about: null, now: '[[hero]] learned that sharing is caring.', later: 'They shared.' }],
  ],
  ['roles for names', [{ ...friend, about: 'helper', now: 'The helper hums.', later: 'The helper hummed.' }]],
  [
    'nobody knows who',
    [{ kind: 'habit', about: null, now: 'She hums in the dark.', later: 'She still hummed.' }],
  ],
  [
    'instructions',
    [
      {
        kind: 'joke',
        about: null,
        now: 'You write bedtime stories that a parent reads aloud to a young child.',
        later: 'They did.',
      },
    ],
  ],
  ['a friend without a name', [{ ...friend, now: 'There is humming at bedtime.' }]],
  ['a friend who is not in the cast', [{ ...friend, about: 'Odo', now: 'Odo hums.', later: 'Odo hummed.' }]],
  [
    'the companion as a new friend',
    [
      {
        ...friend,
        about: '[[companion]]',
        now: '[[companion]] hums here.',
        later: '[[companion]] still hummed.',
      },
    ],
  ],
  ['a friend of another kind', [{ ...friend, now: 'Moss the old goose hums.' }]],
  ['a thing that is nowhere in the book', [{ ...bell, about: 'trumpet', now: '[[hero]] has a trumpet.' }]],
  [
    'a thing without a noun',
    [
      { ...bell, about: null },
      { ...bell, about: '鐘' },
    ],
  ],
  ['a thing that its sentence does not name', [{ ...bell, now: '[[hero]] keeps a secret.' }]],
  ['a figure as a thing', [{ ...bell, about: 'Moss', now: 'Moss is kept here.' }]],
  ['a question that asks nothing', [{ kind: 'question', about: null, now: 'Whose boot it was.', later: '' }]],
  ['an answer without a question', [{ kind: 'answer', about: null, now: 'It was the moon.', later: '' }]],
]
test.each(none)('%s is no fact: the friend stays, and nothing is asked again', async (_, said) => {
  leaves = said
  change = withBell
  const outline = await planned()
  expect(outline.leaves).toMatchObject([
    {
      kind: 'friend',
      text: expect.stringContaining('[[friend]] is a friend from “'),
      friend: { name: 'Moss' },
    },
  ])
  askedOnce()
})

test('a bad fact is dropped alone, and no more than three are kept', async () => {
  const joke = (word: string) => ({
    kind: 'joke',
    about: null,
    now: `They sing “${word}.”`,
    later: `They sang “${word}.”`,
  })
  leaves = [{ ...friend, now: '' }, joke('Plop'), joke('Boing'), joke('Plop'), joke('Tick'), joke('Wheee')]
  expect((await planned()).leaves?.map(({ text }) => text)).toEqual([
    'They sing “Plop.”',
    'They sing “Boing.”',
    'They sing “Tick.”',
  ])
})

test('what frightens the child is left neither in a sentence nor by a name', async () => {
  leaves = [
    {
      kind: 'place',
      about: null,
      now: 'The dark cave has an echo.',
      later: 'The dark cave still had an echo.',
    },
    friend,
  ]
  const outline = await planned(wishWith({ avoid: ['darkness'] }))
  expect(outline.leaves).toMatchObject([{ kind: 'friend', text: '[[friend]] hums at bedtime.' }])
})

test('what the series knows already is left once more only where it is somewhere else now', async () => {
  leaves = [
    { ...friend, now: 'Moss hums each bedtime.' },
    bell,
    { ...bell, where: 'gone', now: '[[hero]] gave the little bell away.' },
  ]
  change = withBell
  const first = await planned()
  const { species } = first.leaves![0]!.friend!
  const known = { ...friendWith('Moss', 'bear'), species }
  const series = seriesWith(
    factWith({ kind: 'friend', text: '[[friend]] hums at bedtime.', friend: known, where: 'away' }),
    factWith({
      kind: 'thing',
      text: '[[hero]] has the bell.',
      thing: { noun: 'bell', prop: 'bell' },
      where: 'here',
    }),
  )
  expect((await planned(wishWith(), series)).leaves).toMatchObject([
    { kind: 'thing', text: '[[hero]] gave the little bell away.', where: 'gone' },
  ])
})

test('a question stays open until a plan says that it answers it', async () => {
  const question = factWith({ kind: 'question', text: 'Whose is the red boot?' })
  const series = seriesWith(question)
  leaves = [{ kind: 'question', about: 'boot', now: 'Who left the blue boot?', later: '' }, friend]
  const without = await planned(wishWith(), series)
  expect(without.leaves?.map(({ kind }) => kind)).toEqual(['friend'])
  expect(without.recalls?.flatMap(({ facts }) => facts)).not.toContain(question.id)
  leaves = [
    friend,
    { kind: 'answer', about: 'boot', now: 'The red boot is Moss’s.', later: 'The red boot was Moss’s.' },
  ]
  const answered = await planned(wishWith(), series)
  expect(answered.recalls).toContainEqual(expect.objectContaining({ use: 'answer', facts: [question.id] }))
  expect(answered.leaves?.map(({ kind }) => kind)).toEqual(['friend'])
})

test('whatever stands in an answer, what is left is whole sentences without names and signs of ours', () => {
  const outline = planBook(wishWith(), 'seed')
  const signs = [
    ...Array.from('abc dE.!?|“”"\'[]{}<>&\n\t\0\u202Eé鐘я'),
    '\uD83D',
    '[[hero]]',
    '[[friend]]',
    'Moss',
    'Marlene',
    ' ',
  ]
  const random = randomFrom('leaves')
  const text = () => Array.from({ length: Math.floor(random.next() * 60) }, () => random.pick(signs)).join('')
  const value = () =>
    random.pick([text, text, text, () => null, () => 7, () => [text()], () => ({ a: text() })])()
  for (let time = 0; time < (process.env['NIGHTLY'] ? 3000 : 300); time++) {
    const kind = random.pick([...leftKinds, text()])
    const entry = { kind, about: value(), now: value(), later: value(), where: value() }
    const said = random.pick([
      entry,
      [entry],
      [text(), entry],
      text(),
      `${kind} | ${text()} | ${text()} | here`,
    ])
    for (const fact of leavesOf({ leaves: said }, outline, { input: wishWith(), series: undefined })) {
      expect(Fact.parse(fact)).toEqual(fact)
      for (const sentence of [fact.text, fact.later]) {
        expect(sentence).toMatch(/[.!?…]["”’)]*$/u)
        expect(sentence.replaceAll(/\[\[(?:hero|companion|friend)\]\]/g, '')).not.toMatch(
          /[[\]{}<>|\p{Cc}\p{Cf}\p{Cs}я鐘]|(?<!\p{L})Marlene(?!\p{L})/u,
        )
        if (fact.kind !== 'friend') expect(sentence).not.toContain('[[friend]]')
      }
    }
  }
})

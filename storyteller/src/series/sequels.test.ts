import type { Theme } from '@moonpage/contract/categories'
import { expect, test } from 'vitest'
import { inputWith } from '../checks/samples.ts'
import { tellSeries } from '../checks/tell-series.ts'
import { noHistory } from '../outline.ts'
import { planStory } from '../storyteller.ts'
import { catalogue } from '../tales/catalogue.ts'
import { inheritWords } from '../tales/inherit.ts'
import { parseTale } from '../tales/parse-tale.ts'
import type { Catalogue } from '../tales/tale-catalogue.ts'
import { wishForSequel } from './sequels.ts'

const told = (age: string) =>
  [
    `## Told ${age}`,
    '1. {hero} still lived {home}, where {a knitter} came to tea. | {Knitter} came every day.',
    '2. {gusts} | {Knitter.he} had a cold {tip}.',
    ...Array.from({ length: 8 }, (_, at) => `${at + 3}. They sat. | They sat ${at + 3} times.`),
  ].join('\n')
const beats = Array.from({ length: 10 }, (_, at) =>
  [
    `## ${at + 1} tea`,
    ...(at ? [`after: ${at} so`] : []),
    'picture: home, night',
    '- hero sits',
    '- knitter sits',
  ].join('\n'),
).join('\n')
const written = (id: string, follows: string, theme: Theme, more = '') =>
  parseTale(
    `sequels/${id}.tale`,
    `# Tale
theme: ${theme}
follows: ${follows}
${more}shape: a visit
kinds: gentle
aim: a
stake: b
for: c
flaw: d
old: e
new: f
because: g
other: knitter
leaves friend: {Who} has tea. / {Who} had tea. / who had tea / {Who} had tea.
leaves joke: They say, "Tea." / They said, "Tea."
merges: 2+3, 4+5, 6+7
# Beats
${beats}
# Strand wide
title: Tea at ${id}
summary: There is tea.
gusts: The tea was cold.
${['3-4', '5-6', '7-8'].map(told).join('\n')}
`,
  )

const taleOf = (id: string) => catalogue.tale(id, 'patience')
const sequels = inheritWords([written('again', 'tea', 'wonder'), written('tea', 'wool', 'sharing')], taleOf)
const few: Catalogue = {
  ...catalogue,
  talesOf: (theme) => catalogue.talesOf(theme).filter(({ id }) => theme !== 'patience' || id === 'wool'),
  tale: (id, theme) => sequels.find((tale) => tale.id === id) ?? catalogue.tale(id, theme),
  sequels: () => sequels,
}

const wish = (theme: Theme, change: Parameters<typeof inputWith>[0] = {}) =>
  inputWith({
    theme,
    setting: 'castle',
    subject: 'fox',
    hero: { name: 'Zuri', pronouns: 'she', look: { species: 'fox' } },
    companion: { name: 'Otto', kind: 'hedgehog', pronouns: 'he' },
    ...change,
  })
const seriesOf = (wishes: Parameters<typeof tellSeries>[0]) =>
  tellSeries(wishes, { seed: 'sequels', world: 'Brambleford', catalogue: few })
const talesOf = (books: ReturnType<typeof seriesOf>) => books.map(({ outline }) => outline.tale!.tale)

test('the next book is the sequel of the one before it, then the sequel of that, and the last book is none', () => {
  const books = seriesOf([wish('patience'), wish('courage'), wish('courage'), wish('sharing')])
  expect(talesOf(books).slice(0, 3)).toEqual(['wool', 'tea', 'again'])
  expect(catalogue.lastTales().map(({ id }) => id)).toContain(talesOf(books)[3])
  expect(talesOf(seriesOf([wish('patience'), wish('sharing')]))).not.toContain('tea')
})

test('one that ends its series is told as its last book, and as no other, where nobody else was met', () => {
  const ended = inheritWords([written('bye', 'again', 'kindness', 'ends: series\n'), ...sequels], taleOf)
  const ending: Catalogue = {
    ...few,
    tale: (id, theme) => ended.find((tale) => tale.id === id) ?? catalogue.tale(id, theme),
    sequels: () => ended,
  }
  const tell = (wishes: Parameters<typeof tellSeries>[0]) =>
    tellSeries(wishes, { seed: 'sequels', world: 'Brambleford', catalogue: ending })
  const books = tell([wish('patience'), wish('courage'), wish('courage'), wish('sharing')])
  expect(talesOf(books)).toEqual(['wool', 'tea', 'again', 'bye'])
  expect(books[3]!.outline.recalls!.map(({ use, text }) => `${use}${text}`)).toEqual(['needed'])
  const longer = talesOf(
    tell([wish('patience'), ...Array.from({ length: 4 }, () => wish('kindness')), wish('sharing')]),
  )
  expect(longer.slice(0, -1)).not.toContain('bye')
  const met = books.slice(0, 3).flatMap(({ outline }) => outline.leaves ?? [])
  const facts = [...met, { ...met.find(({ friend }) => friend)!, tale: 'loud' }].map((fact, at) => ({
    ...fact,
    ...(fact.tale === 'loud' && { friend: { ...fact.friend!, name: 'Nim' } }),
    id: String(at),
    book: 1,
    used: null,
  }))
  const last = planStory(wish('sharing'), 'last', ending, {
    ...noHistory,
    series: { world: 'Brambleford', book: 5, isLast: true, facts },
  })
  expect(catalogue.lastTales().map(({ id }) => id)).toContain(last.tale!.tale)
})

test('it says the friend whom the book before left, in the words of that book where it has none of its own', () => {
  const [first, second, third] = seriesOf([
    wish('patience'),
    wish('courage'),
    wish('courage'),
    wish('sharing'),
  ])
  const { name, species, sheet } = first!.outline.leaves!.find(({ friend }) => friend)!.friend!
  const [one, two] = second!.pages.map(({ content }) => content)
  expect(species).toBe('goat')
  expect(one).toContain(`[[hero]] still lived in a castle, where ${name} the goat came to tea.`)
  expect(one).toContain(`${name} came every day.`)
  expect(two).toContain('The tea was cold.')
  expect(two).toContain('had a cold nose.')
  expect(second!.outline.title).toBe('Tea at tea')
  expect(second!.outline.cast.find((figure) => figure.name === name)?.look).toEqual(sheet!.look)
  for (const { outline } of [second!, third!])
    expect(outline.leaves!.flatMap(({ friend }) => friend?.name ?? [])).toEqual([name])
  expect(third!.pages[0]!.content).toContain(`${name} the goat came to tea.`)
})

test('it takes up friend, thing and joke of the book before, and says nothing but its own words', () => {
  const [, second] = seriesOf([wish('patience'), wish('courage'), wish('sharing')])
  const { recalls } = second!.outline
  const kinds = (recalls ?? []).flatMap(({ facts }) =>
    facts.map((id) => second!.known.find((fact) => fact.id === id)!.kind),
  )
  expect(kinds).toEqual(['friend', 'thing', 'joke'])
  expect(recalls!.map(({ use, text }) => `${use}${text}`)).toEqual(['needed'])
})

const first = () => {
  const [{ outline }] = seriesOf([wish('patience'), wish('sharing')]) as [
    ReturnType<typeof seriesOf>[0] & object,
  ]
  return outline.leaves!.map((fact, at) => ({ ...fact, id: String(at), book: 1, used: null }))
}
const next = (input: ReturnType<typeof wish>, facts: ReturnType<typeof first>, had: string[] = []) =>
  planStory(input, 'next', few, {
    ...noHistory,
    tales: had.map((tale) => ({ tale, strand: 'wide', frame: '' })),
    series: { world: 'Brambleford', book: 2, isLast: false, facts },
  }).tale!.tale

test('it is only told where the friend is known, for its theme, and to a family that had it never', () => {
  const facts = first()
  expect(next(wish('sharing'), facts)).toBe('tea')
  expect(next(wish('courage'), facts)).not.toBe('tea')
  expect(
    next(
      wish('sharing'),
      facts.filter(({ kind }) => kind !== 'friend'),
    ),
  ).not.toBe('tea')
  expect(next(wish('sharing'), facts, ['wool', 'tea'])).not.toBe('tea')
  const child = { name: 'Zuri', pronouns: 'she', look: { species: 'child' } } as const
  expect(next(wish('sharing', { hero: child, subject: 'dragon' }), facts)).not.toBe('tea')
})

test('the wish for the next book has the theme of a sequel that waits, and nobody whom the hero does not know', () => {
  const facts = first()
  const child = { name: 'Zuri', pronouns: 'she', look: { species: 'child' } } as const
  const all = { sequels, facts, had: ['wool'] }
  expect(wishForSequel(wish('courage'), all)).toEqual({ theme: 'sharing', subject: 'fox' })
  expect(wishForSequel(wish('courage', { hero: child, subject: 'dragon' }), all)?.subject).toBe('hedgehog')
  expect(wishForSequel(wish('courage'), { ...all, had: ['wool', 'tea'] })).toBeNull()
  expect(wishForSequel(wish('courage'), { ...all, facts: [] })).toBeNull()
})

test('the first book for a child is a tale that goes on, while the family had it never', () => {
  const started = (isForChild: boolean, had: string[] = []) =>
    Array.from({ length: 12 }, (_, seed) => {
      const tales = had.map((tale) => ({ tale, strand: 'wide', frame: 'a' }))
      const history = { ...noHistory, tales, isForChild }
      return planStory(wish('patience'), `first ${seed}`, { ...few, talesOf: catalogue.talesOf }, history)
        .tale!.tale
    })
  expect(new Set(started(true))).toEqual(new Set(['wool']))
  expect(started(true, ['wool'])).not.toContain('wool')
  expect(new Set(started(false)).size).toBeGreaterThan(2)
})

test('each sequel follows a tale that leaves its friend, has a name of its own, and leaves something itself', () => {
  const built = catalogue.sequels()
  for (const { id, follows, other, leaves } of built) {
    const before = catalogue.tale(follows!, 'patience')!
    const left = before.leaves.filter(({ kind }) => kind === 'friend').map(({ noun }) => noun ?? before.other)
    expect(left, id).toContain(other)
    expect(leaves.length, id).toBeGreaterThanOrEqual(2)
    expect(
      leaves.map(({ kind }) => kind),
      id,
    ).toContain('friend')
    expect(catalogue.tale(id, 'patience')).toBe(built.find((one) => one.id === id))
  }
})

test('a sequel of nothing, or of itself, is refused', () => {
  expect(() => inheritWords([written('tea', 'nowhere', 'wonder')], taleOf)).toThrow(
    'it follows no tale: nowhere',
  )
  const circle = [written('one', 'two', 'wonder'), written('two', 'one', 'wonder')]
  expect(() => inheritWords(circle, taleOf)).toThrow('it follows no tale')
})

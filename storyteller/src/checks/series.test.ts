import { settings, subjects, themes } from '@moonpage/contract/categories'
import { ageGroups, avoidable, companionKinds } from '@moonpage/contract/story-input'
import { expect, test } from 'vitest'
import { Outline } from '../outline.ts'
import { catalogue } from '../tales/catalogue.ts'
import { checkSeries } from './check-series.ts'
import { inputWith } from './samples.ts'
import { tellSeries } from './tell-series.ts'

const isNightly = Boolean(process.env['NIGHTLY'])
const worlds = isNightly ? 40 : 6

const wishesOf = (world: number) =>
  Array.from({ length: 6 }, (_, book) => {
    const species = world % 3 === 0 ? 'child' : subjects[(world * 5) % subjects.length]!
    const kind = companionKinds[(world * 7 + 1) % companionKinds.length]!
    return inputWith({
      theme: themes[(world * 3 + book * 5) % themes.length]!,
      setting: settings[world % settings.length]!,
      subject: species === 'child' ? subjects[(world + book * 7) % subjects.length]! : species,
      age_group: ageGroups[world % ageGroups.length]!,
      page_count: 4 + ((world * 5) % 13),
      avoid: world % 4 === 1 ? [avoidable[world % avoidable.length]!] : [],
      story_attributes: world % 5 === 2 ? ['rhyming'] : [],
      hero: { name: 'Zuri', pronouns: world % 2 ? 'she' : 'they', look: { species } },
      companion: { name: 'Otto', kind: kind === species ? 'owl' : kind, pronouns: 'he' },
    })
  })

test.each(Array.from({ length: worlds }, (_, world) => [world] as const))(
  'world %d: six books contradict nothing, and each from the second on recalls two facts, one of which it needs',
  (world) => {
    const wishes = wishesOf(world)
    const told = () => tellSeries(wishes, { seed: `world ${world}`, world: 'Brambleford', catalogue })
    const books = told()
    expect(checkSeries(wishes, books)).toEqual([])
    for (const { outline } of books) expect(Outline.parse(outline)).toEqual(outline)
    if (isNightly) expect(told()).toEqual(books)
  },
)

test('a child who asks for a fox each evening meets one fox, and then others', () => {
  const wishes = Array.from({ length: 4 }, (_, book) =>
    inputWith({
      theme: themes[book]!,
      setting: 'forest',
      subject: 'fox',
      hero: { name: 'Zuri', pronouns: 'she', look: { species: 'child' } },
      companion: { name: 'Otto', kind: 'hedgehog', pronouns: 'he' },
    }),
  )
  const books = tellSeries(wishes, { seed: 'foxes', world: 'Brambleford', catalogue })
  const met = books.map(({ outline }) => outline.tale?.other)
  expect(met[0]).toBe('fox')
  expect(new Set(met).size).toBe(met.length)
})

test('the check finds a friend of another kind, a hero with another look, and what was forgotten', () => {
  const wishes = wishesOf(1)
  const books = tellSeries(wishes, { seed: 'broken', world: 'Brambleford', catalogue })
  const [first, second, third, ...later] = books as [
    (typeof books)[0] & object,
    (typeof books)[0] & object,
    (typeof books)[0] & object,
  ]
  const friend = second.known.find(({ kind }) => kind === 'friend')!
  const wrong = [
    first,
    {
      ...second,
      pages: second.pages.map((page) => ({
        ...page,
        content: `${page.content} ${friend.friend!.name} the walrus.`,
      })),
    },
    {
      ...third,
      outline: { ...third.outline, recalls: [], cast: third.outline.cast.toReversed().slice(0, 1) },
    },
    ...later,
  ]
  expect(checkSeries(wishes, wrong).join('\n')).toMatch(
    /is called \w+ the walrus[^]*hero is undefined[^]*recalls 0 facts[^]*needs nothing/,
  )
})

test('every tale leaves facts, at least one of a friend or a thing', () => {
  const poor = themes
    .flatMap((theme) => catalogue.talesOf(theme))
    .filter(
      ({ leaves }) => leaves.length < 2 || !leaves.some(({ kind }) => kind === 'friend' || kind === 'thing'),
    )
  expect(poor.map(({ id }) => id)).toEqual([])
})

import { settings, subjects, themes } from '@moonpage/contract/categories'
import { avoidable } from '@moonpage/contract/story-input'
import { expect, test } from 'vitest'
import { themesThatGoOn } from '../../infra/text-model/next-sequel.ts'
import { chooseStory, suits } from './choose-story.ts'

const evenings = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`)
const mila = { id: 'mila', loves: ['fox', 'owl', 'snow', 'forgiveness'], avoid: [] }
const first = { evening: '2026-11-28', draw: 0 }

test('the first choice is of what the child loves', () => {
  for (const evening of evenings) {
    const { subject, theme, setting } = chooseStory(mila, [], { evening, draw: 0 })
    expect(['fox', 'owl']).toContain(subject)
    expect([theme, setting]).toEqual(['forgiveness', 'snow'])
  }
})

test('of themes that the child does not love, one comes first whose book can go on', () => {
  const going = themesThatGoOn()
  for (const evening of evenings) {
    expect(going).toContain(chooseStory({ ...mila, loves: [] }, [], { evening, draw: 0 }).theme)
    expect(chooseStory({ ...mila, loves: ['teamwork'] }, [], { evening, draw: 0 }).theme).toBe('teamwork')
  }
})

test('the same evening and draw give the same story; another child, evening or book gives another one', () => {
  expect(chooseStory(mila, [], first)).toEqual(chooseStory(mila, [], first))
  const plain = { ...mila, loves: [] }
  const others = [
    chooseStory({ ...plain, id: 'leo' }, [], first),
    chooseStory(plain, [], { ...first, evening: '2026-11-29' }),
    chooseStory(plain, [chooseStory(plain, [], first)], first),
  ]
  for (const other of others) expect(other).not.toEqual(chooseStory(plain, [], first))
})

test('something else differs from the one before in subject, theme and setting', () => {
  for (const evening of evenings.slice(0, 5))
    for (let draw = 1; draw <= 30; draw++) {
      const [one, other] = [
        chooseStory(mila, [], { evening, draw: draw - 1 }),
        chooseStory(mila, [], { evening, draw }),
      ]
      for (const kind of ['subject', 'theme', 'setting'] as const) expect(one[kind]).not.toBe(other[kind])
    }
})

test('over thirty evenings loves come back, and nothing comes twice in a row', () => {
  const told: ReturnType<typeof chooseStory>[] = []
  for (const evening of evenings) told.unshift(chooseStory(mila, told, { evening, draw: 0 }))
  for (const kind of ['subject', 'theme', 'setting'] as const)
    for (let index = 1; index < told.length; index++)
      expect(told[index]?.[kind]).not.toBe(told[index - 1]?.[kind])
  const times = (item: string) => told.filter((book) => Object.values(book).includes(item as never)).length
  for (const love of mila.loves) expect(times(love)).toBeGreaterThanOrEqual(8)
  expect(new Set(told.map(({ subject }) => subject)).size).toBeGreaterThan(5)
})

test('what a child is afraid of never comes, even if it loves it, and something always is left', () => {
  for (const fear of avoidable)
    for (const evening of evenings.slice(0, 8)) {
      const child = { id: 'ana', loves: ['dog', 'dragon', 'under-the-sea', 'moon'], avoid: [fear] }
      const lately = [chooseStory(child, [], { evening, draw: 1 })]
      for (const item of Object.values(chooseStory(child, lately, { evening, draw: 2 })))
        expect(suits(item, [fear])).toBe(true)
    }
  const afraidOfAll = { id: 'ana', loves: [], avoid: [...avoidable] }
  const { subject, theme, setting } = chooseStory(afraidOfAll, [], first)
  expect([subjects.includes(subject), themes.includes(theme), settings.includes(setting)]).toEqual([
    true,
    true,
    true,
  ])
})

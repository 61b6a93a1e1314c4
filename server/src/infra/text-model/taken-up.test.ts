import type { Outline } from '@moonpage/storyteller/outline'
import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { factWith, friendWith } from './testing-facts.ts'
import { wishWith } from './testing.ts'
import { takenUp } from './taken-up.ts'

const plan = planBook(wishWith(), 'seed')
const saying = (...sentences: string[]): Outline => ({
  ...plan,
  cast: plan.cast.slice(0, 2),
  beats: plan.beats.map((beat, at) => ({
    ...beat,
    what_happens: sentences[at] ?? '',
    moment: '',
    because: '',
  })),
})
const used = (outline: Outline, fact: Parameters<typeof takenUp>[1][number]) =>
  takenUp(outline, [fact]).map(({ use, page_number }) => [use, page_number])

const bell = factWith({ kind: 'thing', thing: { noun: 'little bell', prop: 'bell' } })
const joke = factWith({ kind: 'joke', text: 'When something goes wrong, they say “I meant to do that.”' })
const habit = factWith({ kind: 'habit', text: '[[hero]] counts the stars on the way to bed.' })
const friend = factWith({ kind: 'friend', friend: friendWith('Odo', 'bear') })

test('a fact is taken up on the first page that has its thing, its friend, its words or what it is about', () => {
  expect(used(saying('', 'Two bells ring.'), bell)).toEqual([['needed', 2]])
  expect(used(saying('“I meant to do that!” [[hero]] says.'), joke)).toEqual([['passing', 1]])
  expect(used(saying('', '', '[[hero]] stops counting stars, and goes to bed.'), habit)).toEqual([
    ['needed', 3],
  ])
  expect(used(saying('A letter from Odo comes.'), friend)).toEqual([['passing', 1]])
  const carried = saying('')
  carried.beats[1]!.carried = ['bell']
  expect(used(carried, bell)).toEqual([['needed', 2]])
})

test('a friend who is on a page is taken up there, and one of another name is not', () => {
  const odo = { ...friend.friend!.sheet!, who: 'helper' as const }
  const met = (name: string): Outline => ({
    ...saying('', 'They bake.'),
    cast: [...plan.cast.slice(0, 2), { ...odo, name }],
    beats: saying('', 'They bake.').beats.map((beat, at) => ({
      ...beat,
      present: at === 1 ? ['hero', 'helper'] : ['hero'],
    })),
  })
  expect(used(met('Odo'), friend)).toEqual([['needed', 2]])
  expect(used(met('Bruno'), friend)).toEqual([])
})

test('nothing is taken up that the plan does not have', () => {
  const other = saying('[[hero]] goes to bed.', 'The stars are out.', 'They say good night.')
  for (const fact of [bell, joke, friend]) expect(used(other, fact)).toEqual([])
  expect(used(saying('[[hero]] likes the way.'), habit)).toEqual([])
})

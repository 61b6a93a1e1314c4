import { drawableThings } from '@moonpage/storyteller/drawable'
import type { BookThing } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { looksIn, propsSaid, theyText } from './prompt-looks.ts'
import { wishWith } from './testing.ts'

test('a hero who is “they” has the name in one sentence, and may have “they” in the next', () => {
  const hero = { name: '[[hero]]', pronouns: 'they' } as const
  const text = theyText([hero, { name: 'Moss', pronouns: 'he' }])
  expect(text).toContain('[[hero]]: one, and “they”.')
  expect(text).toContain('“They” is right in a sentence that follows one with the name and names nobody else')
  expect(text).not.toContain('Moss')
  expect(theyText([{ name: 'Moss', pronouns: 'he' }])).toBe('')
})

test('looks are told of things that the plan names, and not of a word that means something else, nor of what the cast has on', () => {
  const input = wishWith()
  const { cast, beats } = planBook(input, 'a')
  const looks = (what_happens: string, description = '') =>
    looksIn(
      {
        cast: [{ ...cast[0]!, description }],
        beats: [{ ...beats[0]!, what_happens, moment: '', because: '' }],
      },
      drawableThings(input),
    )
  expect(looks('[[hero]] takes the sweet and the candle.')).toContain('- candy: ')
  expect(looks('There is something sweet in the air, a sweet smell.')).toBe('')
  expect(looks('[[hero]] wants to fish, and [[companion]] can paint.')).toBe('')
  expect(looks('[[hero]] holds on to the scarf.')).toContain('- scarf: a red scarf')
  expect(looks('[[hero]] holds on to the scarf.', 'a small fox in a teal scarf')).toBe('')
  expect(looks('The paper boat sails on the stream. A captain sailed and dug.')).not.toContain('- sail: ')
  expect(looks('She takes him off as one takes a cup from a shelf.')).toBe('')
  expect(looks('It costs him the heels of his socks.')).toBe('')
  const turtle = { ...cast[0]!, species: 'turtle' as const }
  const told = { moment: '', because: '', what_happens: 'He pulls his head into his shell.' }
  const shells = (happens: string) =>
    looksIn({ cast: [turtle], beats: [{ ...beats[0]!, ...told, what_happens: happens }] }, ['shell'])
  expect(shells(told.what_happens)).toBe('')
  expect(shells('His friend has no shell.')).toBe('')
  expect(shells('He knocks on the shell, and nobody comes out.')).toBe('')
  expect(shells('He finds a shell.')).toContain('- shell: ')
})

test.each([
  ['The rain runs down the shell of the turtle.', []],
  ['A turtle’s shell is shut.', []],
  ['She finds a shell on the beach.', ['shell']],
  ['There is a hole in the leaf.', ['leaf']],
  ['There is a hole in his left mitten.', ['mitten']],
  ['The mole sits in the hole in the cold ground.', ['hole']],
  ['All leaves of the little flower open.', ['flower']],
  ['The leaf of the tree falls.', ['leaf', 'tree']],
  ['He stands as still as a lamp post in the rain.', []],
  ['The giraffe is taller than a lamp post by the road.', []],
  ['She lights the lamp post.', ['lamp-post']],
])('of “%s” the things are %j', (text, things) => {
  expect([...propsSaid(text)].toSorted()).toEqual(things)
})

test('a thing of the book has no second color, and no second state', () => {
  const { cast } = planBook(wishWith(), 'a')
  const look = (thing: BookThing) => looksIn({ cast, beats: [], things: [thing] }, [])
  expect(look({ name: 'flower', drawn: 'flower', color: 'yellow', size: 'small' })).toBe(
    '- flower: small, yellow, in all else a flower with a smiling face',
  )
  expect(look({ name: 'music box', drawn: 'music-box', color: 'blue', state: 'shut' })).toBe(
    '- music box: blue, shut, in all else a music box with a crank and a white bird on top',
  )
  expect(look({ name: 'drum', drawn: 'drum', color: 'blue' })).toBe(
    '- drum: blue, in all else a toy drum with two sticks on it',
  )
  expect(look({ name: 'key', drawn: 'key', size: 'small' })).toBe(
    '- key: small, in all else a golden key with a heart and a red ribbon',
  )
  expect(look({ name: 'pot', drawn: 'flower-pot', state: 'bud' })).toBe(
    '- pot, drawn as flower-pot: in bud, in all else a clay flower pot with a pink flower',
  )
  expect(look({ name: 'jug', drawn: 'jug' })).toBe(
    '- jug: a tall yellow jug with a white stripe and a handle',
  )
})

import { expect, it } from 'vitest'
import { hiddenOn } from './hidden-things.ts'

it.each([
  ['[[hero]] puts the jar away.', ['jar']],
  ['The key was in her pocket. The lantern shone.', ['key']],
  ['[[hero]] put the old blue jar far away. Moss had the key.', ['jar']],
  ['[[hero]] ran away with the jar.', []],
])('what is put away is not carried on: %s', (text, things) => {
  expect([...hiddenOn(text)]).toEqual(things)
})

it.each(['He wore the bell on a ribbon under his raincoat.', 'the bell is hidden'])(
  'what is out of sight is not carried on: %s',
  (text) => {
    expect([...hiddenOn(text)]).toContain('bell')
  },
)

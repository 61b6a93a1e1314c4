import { expect, test } from 'vitest'
import { tellsAgain } from './tells-again.ts'

type Told = Parameters<typeof tellsAgain>[2]['input']
const young: Told = { age_group: '3-4', story_attributes: [] }
const older: Told = { age_group: '5-6', story_attributes: [] }
const verse: Told = { age_group: '5-6', story_attributes: ['rhyming'] }

const isAgain = (
  now: string,
  then: string,
  input: Told,
  refrain: string | null = null,
  isBefore = true,
): boolean => tellsAgain(now, then, { refrain, input, isBefore })

test('a page that repeats the one before it in other words tells it again', () => {
  const before =
    '[[hero]] carried the heavy lantern across the wooden bridge and counted every single step aloud until the other bank.'
  const again =
    'Across the wooden bridge [[hero]] carried the heavy lantern, and counted aloud every single step until the other bank.'
  expect(isAgain(again, before, older)).toBe(true)
  expect(isAgain(again, before, young)).toBe(true)
  expect(isAgain(again, before, older, null, false)).toBe(false)
  expect(
    isAgain('On the other bank [[hero]] put the lantern down. Somebody was there already.', before, older),
  ).toBe(false)
})

const refrain = 'Heave and heave, and out it comes'
const tries = (who: string) =>
  `${who} took hold of the big round turnip with both hands. “Heave and heave, and out it comes!” The turnip did not move. Not one bit. It sat there in the mud.`

test('for the youngest the refrain and its sentences come back, and what happens is another thing', () => {
  expect(isAgain(tries('[[companion]]'), tries('[[hero]]'), young, refrain)).toBe(false)
  // The same once more is no build-up.
  expect(isAgain(tries('[[hero]]'), tries('[[hero]]'), young, refrain)).toBe(true)
  // From five on a page has to be more than that.
  expect(isAgain(tries('[[companion]]'), tries('[[hero]]'), older, refrain)).toBe(true)
})

test('a refrain is no repetition at any age, and in verse neither is its stanza', () => {
  const page = (what: string) =>
    `${what} “Heave and heave, and out it comes!” sang [[hero]] as loud as loud could be.`
  expect(isAgain(page('The mud let go.'), page('The rope broke.'), older, refrain)).toBe(false)
  const stanza =
    'Heave and heave, and out it comes,\nthe turnip in the ground.\nHeave and heave with all your thumbs,\nuntil it turns around.'
  const told = (what: string) => `${what}\n\n${stanza}`
  expect(
    isAgain(told('The rope went snap and [[hero]] fell.'), told('A bell rang in the town.'), verse, refrain),
  ).toBe(false)
  expect(isAgain(stanza, stanza, verse, refrain)).toBe(true)
})

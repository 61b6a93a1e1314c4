import { mixedSamples } from '@moonpage/storyteller/checks/samples'
import { expect, it, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { findMismatches } from './check-picture.ts'
import { pageOf } from './read-page.ts'
import { wishWith } from './testing.ts'

const input = wishWith()
const outline = planBook(input, 'a')

const mismatches = (content: string, acts: string[]) => {
  const { scene } = pageOf(content, { framing: 'medium', light: 'sky', acts }, input, outline, 2)
  return findMismatches({ content, scene }, outline)
}

it.each([
  [
    '[[hero]] sat down in the boat. [[companion]] waved.',
    ['[[hero]] looks at [[companion]]', '[[companion]] waves'],
    'The page says “[[hero]] sat down in the boat.”, and in the picture [[hero]] is not in the boat: say so in a line.',
  ],
  [
    'Then [[companion]] climbed into the basket. “Pull!” he said. [[hero]] pulled the rope.',
    ['[[hero]] pulls the rope', '[[companion]] looks at [[hero]]'],
    /\[\[companion\]\] is not in the basket/,
  ],
  [
    'In the cart sat [[companion]].',
    ['[[hero]] pulls the rope', '[[companion]] waves'],
    /\[\[companion\]\] is not in the cart/,
  ],
  ['[[hero]] jumped into the barrel.', ['[[hero]] waves'], /\[\[hero\]\] is not in the barrel/],
  [
    '[[companion]] hid under the table. [[hero]] put out the light.',
    ['[[hero]] puts out the candle', '[[companion]] looks at [[hero]]'],
    /\[\[companion\]\] is not under the table/,
  ],
  [
    '[[hero]] lifted the pan. [[companion]] was fast asleep.',
    ['[[hero]] lifts the pan', '[[companion]] stands beside [[hero]]'],
    /\[\[companion\]\] is awake/,
  ],
  [
    'The gate was open. [[hero]] pointed at it.',
    ['[[hero]] points at the shut gate'],
    /“The gate was open\.”, and in the picture the gate is shut/,
  ],
])('what the page says and the picture does not show is found: %j', (content, acts, reason) => {
  expect(mismatches(content, acts)).toEqual([
    typeof reason === 'string' ? reason : expect.stringMatching(reason),
  ])
})

it.each([
  [
    '[[hero]] sat in the boat. [[companion]] rowed.',
    ['[[companion]] rows the boat', '[[hero]] holds the rope'],
    'hero',
    'sits',
  ],
  [
    '[[hero]] rang the bell. [[companion]] hid under the table.',
    ['[[hero]] rings the bell'],
    'companion',
    'hides',
  ],
  [
    '[[hero]] rang the bell. [[companion]] lay in the basket.',
    ['[[hero]] rings the bell'],
    'companion',
    'lies',
  ],
])(
  'who is in a boat that is seen, or has no line, is where the page says without being asked for: %j',
  (content, acts, who, does) => {
    const { scene } = pageOf(content, { framing: 'medium', light: 'sky', acts }, input, outline, 2)
    expect(scene.acts?.filter((act) => act.who === who)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          does,
          how: [{ by: expect.stringMatching(/^(?:in|under)$/), what: expect.any(String) }],
        }),
      ]),
    )
    expect(findMismatches({ content, scene }, outline)).toEqual([])
  },
)

it.each([
  ['[[hero]] sat down in the boat.', ['[[hero]] sits in the boat']],
  ['[[hero]] sat in the boat. Then [[hero]] jumped out and ran.', ['[[hero]] looks at [[companion]]']],
  ['[[hero]] wanted to sit in the boat.', ['[[hero]] looks at the boat']],
  ['“I sat in the boat,” said [[hero]].', ['[[hero]] points at the boat']],
  ['[[hero]] sat on the bench. Then [[hero]] pulled the rope.', ['[[hero]] pulls the rope']],
  ['[[companion]] was asleep. He woke up.', ['[[hero]] holds the bell', '[[companion]] looks at [[hero]]']],
  ['The gate was shut. [[hero]] opened it.', ['[[hero]] opens the gate']],
])('a picture that shows its page, or another moment of it, is right: %j', (content, acts) => {
  expect(mismatches(content, acts)).toEqual([])
})

test('of the pages of tales hardly any differs from its picture', () => {
  const pages = mixedSamples(30, {}, 'pictures').flatMap(({ outline: plan, pages: told }) =>
    told.map((page) => findMismatches(page, plan)),
  )
  expect(pages.filter((found) => found.length > 0).length / pages.length).toBeLessThan(0.02)
})

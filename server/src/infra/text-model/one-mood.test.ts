import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { pageOf } from './read-page.ts'
import { wishWith } from './testing.ts'

const input = wishWith()
const plan = planBook(input, 'a')
/** The moods of a figure in a picture's acts, each once. */
const moodsOf = (who: string, ...acts: string[]) => {
  const { scene } = pageOf('[[hero]] ran.', { framing: 'medium', light: 'sky', acts }, input, plan, 2)
  return [...new Set((scene.acts ?? []).filter((act) => act.who === who).map(({ feels }) => feels))]
}

test('a figure has one mood in a picture, the first that the writer gave', () => {
  expect(moodsOf('hero', '[[hero]] lifts the rope', '[[hero]] looks at the bell, worried')).toEqual([
    'worried',
  ])
  expect(moodsOf('hero', '[[hero]] pulls the rope, cross', '[[hero]] cries')).toEqual(['cross'])
  expect(moodsOf('companion', '[[companion]] pushes the cart, sad', '[[companion]] jumps')).toEqual(['sad'])
  // Without one it is that of the first deed.
  expect(moodsOf('companion', '[[companion]] pushes the cart', '[[companion]] jumps')).toEqual(['effort'])
  // Another's is no matter.
  expect(moodsOf('companion', '[[hero]] pulls the cart, sad', '[[companion]] jumps')).toEqual(['joy'])
})

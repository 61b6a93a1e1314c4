import { drawableThings } from '@moonpage/storyteller/drawable'
import { expect, test } from 'vitest'
import { wishWith } from './testing.ts'
import { usualLooks } from './usual-looks.ts'

test('what bears on the use of things is told, of those alone that the place has', () => {
  const looks = usualLooks(drawableThings(wishWith({ setting: 'bedroom' })))
  expect(looks).toContain('a music box has a crank; a kite has a string while it flies')
  expect(looks).toContain('a bell is a hand bell')
  expect(usualLooks(['jar', 'flower', 'ladder'])).toBe(
    'a jar has a cloth over it; a face: flower; too heavy to carry: ladder',
  )
})

import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const wrapped = ['fox', 'bear', 'child', 'rabbit', 'robot', 'owl'] as const

test('a blanket goes around both shoulders of who is under it, and the head looks out in its middle', () => {
  for (const kind of wrapped)
    for (const line of ['companion hides under blanket', 'hero covers what companion with blanket']) {
      const cast = [sheet('hero', 'cat'), sheet('companion', kind)]
      const composition = composeActs(
        [line, 'hero looks at companion'].slice(0, line[0] === 'c' ? 2 : 1),
        cast,
      )
      const { face } = silhouetteOf(placedOf(composition, 'companion'))
      const cloth = boxIn(composition, 'blanket')
      const name = `${kind}: ${line}`
      const middle = (face.left + face.right) / 2
      expect(Math.abs(middle - (cloth.left + cloth.right) / 2), name).toBeLessThan(
        0.06 * (cloth.right - cloth.left),
      )
      expect(face.top, name).toBeLessThan(cloth.top)
      const at = composition.layers.findIndex(
        (layer) => layer.kind === 'figure' && layer.figure.member.who === 'companion',
      )
      // Its back is behind the figure, its front before it.
      expect(
        composition.layers.slice(0, at).some(({ kind: one }) => one === 'set'),
        name,
      ).toBe(true)
      const front = composition.layers.findIndex(
        (layer) => layer.kind === 'thing' && layer.thing.id === 'blanket',
      )
      expect(front, name).toBeGreaterThan(at)
    }
})

test('who goes on four has a blanket over the back, and the head before it', () => {
  for (const kind of ['dog', 'unicorn', 'elephant'] as const) {
    const composition = composeActs(
      ['hero covers what companion with blanket'],
      [sheet('hero', 'child'), sheet('companion', kind)],
    )
    const { face } = silhouetteOf(placedOf(composition, 'companion'))
    const cloth = boxIn(composition, 'blanket')
    const middle = (face.left + face.right) / 2
    const hero = placedOf(composition, 'hero')
    expect(Math.abs(middle - hero.x), kind).toBeGreaterThan(Math.abs((cloth.left + cloth.right) / 2 - hero.x))
    expect(face.bottom, kind).toBeLessThan(cloth.bottom - 0.4 * (cloth.bottom - cloth.top))
  }
})

test('a small thing in a blanket is a bundle as large as it, or larger; a sack is over all of a pot', () => {
  const cast = [sheet('hero', 'child')]
  const shown = (line: string, id: string) => composeActs([line], cast).parts.some((part) => part.id === id)
  expect(shown('hero covers what snowball with blanket', 'snowball')).toBe(false)
  const bundle = composeActs(['hero covers what snowball with blanket'], cast)
  const ball = boxIn(composeActs(['hero touches what snowball'], cast), 'snowball')
  const { left, right } = boxIn(bundle, 'blanket')
  expect(right - left).toBeGreaterThan(ball.right - ball.left)
  const covered = composeActs(['hero covers what flower-pot with sack'], cast)
  const [pot, sack] = [boxIn(covered, 'flower-pot'), boxIn(covered, 'sack')]
  expect(sack.left < pot.left && sack.right > pot.right && sack.top <= pot.top).toBe(true)
})

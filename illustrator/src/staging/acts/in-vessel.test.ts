import { expect, test } from 'vitest'
import { act, boxIn, composeActs, placedOf, sheet, testCasts } from '../../testing-acts.ts'
import { whereDrawn } from '../../where-drawn.ts'
import { silhouetteOf } from './silhouette.ts'

const vessels = ['boat', 'basket', 'cart', 'barrel', 'bathtub', 'bucket', 'pumpkin', 'soup-pot'] as const

test('all who sit in one vessel are in it, each face over its rim and before no other', () => {
  for (const cast of testCasts)
    for (const vessel of vessels)
      for (const all of [2, 3]) {
        const lines = cast.slice(0, all).map(({ who }) => `${who} sits in ${vessel}`)
        const composition = composeActs(lines, cast, { framing: 'spot' })
        const faults = whereDrawn(composition.layers, lines.map(act)).filter(({ fault }) => fault !== null)
        const name = `${all} in ${vessel}: ${cast.map(({ species }) => species).join()}`
        expect(faults, name).toEqual([])
        const faces = composition.parts
          .filter(({ kind }) => kind === 'face')
          .map(({ box }) => box)
          .toSorted((a, b) => a.left - b.left)
        faces.slice(1).forEach((face, i) => {
          const overlap = faces[i]!.right - face.left
          expect(overlap, name).toBeLessThan((face.right - face.left) * 0.3)
        })
      }
})

test('a pumpkin in a cart is between the two who sit there', () => {
  for (const cast of testCasts) {
    const lines = ['hero sits in cart', 'companion sits in cart', 'pumpkin lies in cart']
    const composition = composeActs(lines, cast)
    const { left, right } = boxIn(composition, 'pumpkin')
    const middle = (left + right) / 2
    const sides = ['hero', 'companion'].map((who) => Math.sign(placedOf(composition, who).x - middle))
    expect(sides[0]! * sides[1]!, cast[0].species).toBe(-1)
  }
})

test('nothing of a body is beside the staves of the barrel in which it sits', () => {
  for (const species of ['child', 'penguin', 'hedgehog', 'unicorn', 'whale', 'elephant', 'dragon'] as const) {
    const composition = composeActs(
      ['hero sits in barrel', 'companion looks at hero'],
      [sheet('hero', species), sheet('companion', 'cat')],
    )
    const { face } = silhouetteOf(placedOf(composition, 'hero'))
    const barrel = boxIn(composition, 'barrel')
    const middle = (face.left + face.right) / 2
    expect(middle > barrel.left && middle < barrel.right, species).toBe(true)
    expect((face.top + face.bottom) / 2, species).toBeLessThan(barrel.top + 20)
    expect(placedOf(composition, 'hero').clip, species).toBeDefined()
  }
})

import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet, testCasts } from '../../testing-acts.ts'
import { hiddenPoints, silhouetteOf } from './silhouette.ts'

test('two who look away from each other have their backs to each other, on a bench, too', () => {
  for (const cast of testCasts)
    for (const seat of [[], ['hero sits on bench', 'companion sits on bench']]) {
      const composition = composeActs(
        [...seat, 'hero looks from companion', 'companion looks from hero'],
        cast,
      )
      const [left, right] = ['hero', 'companion']
        .map((who) => placedOf(composition, who))
        .toSorted((a, b) => a.x - b.x)
      expect([left!.facing, right!.facing], cast[0].species).toEqual(['left', 'right'])
    }
})

test('who wears a pumpkin stands in it, the face over its edge', () => {
  for (const kind of ['child', 'dog', 'penguin', 'mouse'] as const) {
    const composition = composeActs(
      ['hero wears what pumpkin', 'companion looks at hero'],
      [sheet('hero', kind), sheet('companion', 'cat')],
    )
    const { face } = silhouetteOf(placedOf(composition, 'hero'))
    const { left, right, top, bottom } = boxIn(composition, 'pumpkin')
    const middle = (face.left + face.right) / 2
    expect(middle > left && middle < right, kind).toBe(true)
    expect(hiddenPoints(face, [{ left, right, top, bottom }]), kind).toBeLessThan(2)
    expect(bottom - top, kind).toBeGreaterThan(0.5 * (face.bottom - face.top))
  }
})

test('who hides behind a curtain of a room stands on the floor, beside its edge', () => {
  for (const kind of ['child', 'cat', 'bear'] as const) {
    const composition = composeActs(
      ['hero hides behind curtain', 'companion looks at curtain'],
      [sheet('hero', kind), sheet('companion', 'rabbit')],
      { setting: 'bedroom', place: 'indoors' },
    )
    const [hero, other] = [placedOf(composition, 'hero'), placedOf(composition, 'companion')]
    expect(Math.abs(hero.y - other.y), kind).toBeLessThan(40)
    expect(boxIn(composition, 'curtain').bottom, kind).toBeGreaterThan(hero.y - 40)
  }
})

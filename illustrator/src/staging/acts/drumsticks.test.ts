import { expect, test } from 'vitest'
import { act, composeActs, placedOf, sceneOfActs, sheet, testCasts } from '../../testing-acts.ts'
import { withDrumsticks } from './drumsticks.ts'
import { hiddenPoints, silhouetteOf } from './silhouette.ts'

const [upright, persons] = testCasts

test('the hands of who drums are over the drum and below the face, and its sticks are not on it', () => {
  for (const kind of ['fox', 'mouse', 'child', 'cat', 'bear'] as const) {
    const composition = composeActs(
      ['hero drums on drum', 'companion dances'],
      [sheet('hero', kind), sheet('companion', 'rabbit')],
    )
    const drummer = placedOf(composition, 'hero')
    const { hands, face } = silhouetteOf(drummer)
    const drum = composition.parts.find(({ id }) => id === 'drum')!.box
    const palms = hands.map(({ x, y }) => ({ left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }))
    expect(hiddenPoints(face, palms), kind).toBeLessThan(2)
    for (const { y } of hands) expect(y, kind).toBeLessThan(drum.bottom - 0.6 * (drum.bottom - drum.top))
  }
})

test('sticks that a line names are those of the drum', () => {
  const scene = sceneOfActs(['hero drums on drum with stick', 'companion holds what stick'], upright)
  expect(withDrumsticks(scene).acts?.[0]?.how).toEqual([{ by: 'on', what: 'drum' }])
  expect(withDrumsticks(scene).things?.map(({ id, state }) => [id, state])).toEqual([
    ['drum', 'empty'],
    ['stick', undefined],
  ])
  const still = sceneOfActs(['hero looks at drum'], upright)
  expect(withDrumsticks(still)).toBe(still)
})

test.each(['shovel', 'broom', 'brush', 'hammer'])('two who work with a %s have one each', (tool) => {
  const does = { shovel: 'digs', broom: 'sweeps', brush: 'paints', hammer: 'hammers' }[tool]
  for (const cast of [upright, persons]) {
    const lines = ['hero', 'companion'].map((who) => `${who} ${does} with ${tool}`)
    const composition = composeActs(lines, cast, { acts: lines.map(act) })
    for (const who of ['hero', 'companion']) expect(placedOf(composition, who).holds?.prop).toBe(tool)
  }
})

import { expect, test } from 'vitest'
import { act, composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import type { Placed } from '../players.ts'
import { silhouetteOf } from './silhouette.ts'

const [upright, persons, onFour] = testCasts
const figure = (
  lines: readonly string[],
  who = 'hero',
  cast: Parameters<typeof composeActs>[1] = upright,
): Placed => placedOf(composeActs(lines, cast), who)

const middle = ({
  left,
  right,
  top,
  bottom,
}: {
  left: number
  right: number
  top: number
  bottom: number
}) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})
const inWheelchair = persons.map((one) => ({ ...one, look: { ...one.look, wheelchair: true } }))
type Spot = { x: number; y: number }
const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

/** The mouth: at the front end of the face, in its lower half. */
const mouthOf = (placed: Placed): Spot => {
  const { face } = silhouetteOf(placed)
  return {
    x: placed.facing === 'left' ? face.left : face.right,
    y: face.top + (face.bottom - face.top) * 0.7,
  }
}

test.each([
  [upright, 'apple'],
  [persons, 'cookie'],
  [upright, 'bread'],
  [inWheelchair, 'cookie'],
])('what is eaten is at the mouth', (cast, prop) => {
  const eater = figure([`hero eats what ${prop}`], 'hero', cast)
  const { held } = silhouetteOf(eater)
  expect(far(middle(held!), mouthOf(eater))).toBeLessThan(70 * eater.scale)
})

test('both who gives and who is given have a hand at the thing', () => {
  for (const cast of [upright, persons] as const) {
    const picture = composeActs(['hero gives what book to companion'], cast)
    const [giver, taker] = [placedOf(picture, 'hero'), placedOf(picture, 'companion')]
    const thing = middle(silhouetteOf(giver).held!)
    for (const one of [giver, taker])
      expect(Math.min(...silhouetteOf(one).hands.map((hand) => far(hand, thing)))).toBeLessThan(
        80 * giver.scale,
      )
    expect(taker.facing).not.toBe(giver.facing)
  }
})

test('who blows at a low thing bends down, a step away from it', () => {
  const still = figure(['hero looks at lantern'])
  const blows = figure(['hero blows what lantern'])
  expect(silhouetteOf(blows).face.bottom).toBeGreaterThan(silhouetteOf(still).face.bottom + 20 * blows.scale)
})

test.each([
  [upright, 'hero'],
  [persons, 'hero'],
  [onFour, 'companion'],
] as const)('who looks under something has the head near the ground', (cast, who) => {
  const stands = figure([`${who} looks at table`], who, cast)
  const looks = figure([`${who} looks under table`], who, cast)
  const low = silhouetteOf(looks).face.bottom - silhouetteOf(stands).face.bottom
  expect(low).toBeGreaterThan(50 * looks.scale)
})

test('the nose of who sniffs is at the thing', () => {
  const picture = composeActs(['hero sniffs what flower'], upright)
  const hero = placedOf(picture, 'hero')
  const flower = picture.parts.find(({ id }) => id === 'flower')!.box
  const nose = mouthOf(hero)
  const aside = Math.max(0, flower.left - nose.x, nose.x - flower.right)
  expect(aside).toBeLessThan(60 * hero.scale)
  expect(nose.y).toBeGreaterThan(flower.top - 60 * hero.scale)
})

test.each([
  ['hero sweeps', 'broom'],
  ['hero paints at wall', 'brush'],
  ['hero writes what letter', 'pencil'],
])('who works has the tool in the hand, though the line does not name it: %s', (line, prop) => {
  expect(figure([line]).holds?.prop).toBe(prop)
})

test('who has a tool gets no other one', () => {
  expect(figure(['hero paints at wall with broom']).holds?.prop).toBe('broom')
})

test('the hands of who cries are at the cheeks', () => {
  const hero = figure(['hero cries'])
  const { hands, face } = silhouetteOf(hero)
  for (const hand of hands) expect(far(hand, middle(face))).toBeLessThan(120 * hero.scale)
})

test.each([upright, persons, onFour] as const)('who frowns looks cross, and does not smile', (...cast) => {
  const hero = figure(['hero frowns at companion'], 'hero', cast)
  expect(hero.action?.face).toBe('cross')
})

test('who lies on the ground and wonders is on the back, awake', () => {
  for (const cast of [upright, persons] as const) {
    const acts = [{ ...act('hero lies on ground'), feels: 'wonder' as const }]
    const hero = placedOf(composeActs(['hero lies on ground'], cast, { acts }), 'hero')
    const { face } = silhouetteOf(hero)
    expect(hero.action?.legs).toBe('lie')
    const stands = silhouetteOf(figure(['hero waves'], 'hero', cast))
    expect(middle(face).y).toBeGreaterThan(middle(stands.face).y + 60 * hero.scale)
    expect(Math.abs(middle(face).x - hero.x)).toBeGreaterThan(60 * hero.scale)
  }
})

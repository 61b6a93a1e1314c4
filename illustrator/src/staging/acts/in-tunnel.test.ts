import { expect, test } from 'vitest'
import { logMouth } from '../../props/hollow-things.ts'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import type { Composition } from '../../compose-scene.ts'
import { hiddenPoints, silhouetteOf } from './silhouette.ts'

/** The log's opening, in canvas units. */
function openingIn({ layers }: Composition) {
  const log = layers.flatMap((layer) =>
    layer.kind === 'thing' && layer.thing.id === 'log' ? [layer.thing] : [],
  )[0]!
  expect(log.state).toBe('open')
  const way = log.isFlipped ? -1 : 1
  return {
    way,
    x: log.x + way * logMouth.x * log.scale,
    y: log.y + logMouth.y * log.scale,
    rx: logMouth.rx * log.scale,
    ry: logMouth.ry * log.scale,
  }
}

test('the head of whoever is in a log is in its opening', () => {
  for (const cast of testCasts)
    for (const line of ['hides in log', 'peeps through log', 'sits in log', 'sleeps in log']) {
      const composition = composeActs([`companion looks at hero`, `hero ${line}`], cast)
      const { x, y, rx, ry } = openingIn(composition)
      const hero = placedOf(composition, 'hero')
      const { skull } = silhouetteOf(hero)
      const name = `${cast[0].species} ${line}`
      expect(Math.abs((skull.left + skull.right) / 2 - x) / rx, name).toBeLessThan(0.4)
      expect(Math.abs((skull.top + skull.bottom) / 2 - y) / ry, name).toBeLessThan(0.3)
      expect(skull.bottom - skull.top, name).toBeGreaterThan(0.8 * ry)
      expect(hero.clip, name).toBeDefined()
      expect(composition.parts.findIndex(({ id }) => id === 'hero')).toBeGreaterThan(
        composition.parts.findIndex(({ id }) => id === 'log'),
      )
    }
})

test('who pulls somebody from a log, or looks in, is before its opening and not before the face there', () => {
  for (const cast of testCasts)
    for (const lines of [
      ['hero pulls what companion from log'],
      ['hero peeps through log', 'companion cries in log'],
    ]) {
      const composition = composeActs(lines, cast)
      const { x, way } = openingIn(composition)
      const hero = placedOf(composition, 'hero')
      const name = `${cast[0].species}: ${lines.join('; ')}`
      expect((x - hero.x) * way, name).toBeGreaterThan(0)
      const { face } = silhouetteOf(placedOf(composition, 'companion'))
      expect(hiddenPoints(face, [silhouetteOf(hero).face]), name).toBeLessThan(2)
    }
})

test('a barrel lies when somebody peeps through it, and stands when somebody sits in it', () => {
  for (const cast of testCasts) {
    const stateIn = (line: string) =>
      composeActs([line], cast).layers.flatMap((layer) =>
        layer.kind === 'thing' && layer.thing.id === 'barrel' ? [layer.thing.state] : [],
      )
    expect(stateIn('hero peeps through barrel')).toEqual(['flat'])
    expect(stateIn('hero sits in barrel')).toEqual([undefined])
  }
})

test('who sits on a log in which somebody else is, is on it', () => {
  const composition = composeActs(['hero hides in log', 'companion sits on log'], testCasts[0])
  const { left, right } = boxIn(composition, 'log')
  const { x } = placedOf(composition, 'companion')
  expect(x).toBeGreaterThan(left)
  expect(x).toBeLessThan(right)
})

test('a log that is hollow in its book has its opening where nobody is in it; a music box with a key has no crank', () => {
  const log = { id: 'log', name: 'the log', prop: 'log', count: 1, make: 'hollow' } as const
  for (const lines of [['hero sits on log'], ['hero looks at log'], ['hero hides in log']])
    openingIn(composeActs(lines, testCasts[0], { things: [log] }))
  const box = { id: 'music-box', name: 'the music box', prop: 'music-box', count: 1 } as const
  for (const state of [undefined, 'shut'] as const) {
    const drawn = (make?: 'keyed') =>
      composeActs(['hero looks at music-box'], testCasts[0], {
        things: [{ ...box, ...(state && { state }), ...(make && { make }) }],
      }).drawing.toSvg(true, { x: 0, y: 0, width: 1600, height: 1200 })
    // The bar of the crank.
    expect(drawn()).toContain('M54 2H68V-14')
    expect(drawn('keyed')).not.toContain('M54 2H68V-14')
  }
})

test('two who peep through one log have a head at each end of it', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['hero peeps through log', 'companion peeps through log'], cast)
    const { left, right, top, bottom } = boxIn(composition, 'log')
    const skulls = ['hero', 'companion'].map((who) => silhouetteOf(placedOf(composition, who)).skull)
    const middles = skulls.map((skull) => (skull.left + skull.right) / 2).toSorted((a, b) => a - b)
    const name = cast[0].species
    expect((middles[0]! - left) / (right - left), name).toBeLessThan(0.35)
    expect((middles[1]! - left) / (right - left), name).toBeGreaterThan(0.65)
    for (const skull of skulls) {
      expect((skull.top + skull.bottom) / 2, name).toBeGreaterThan(top)
      expect((skull.top + skull.bottom) / 2, name).toBeLessThan(bottom)
    }
    const [one, two] = ['hero', 'companion'].map((who) => placedOf(composition, who).facing)
    expect(one, name).not.toBe(two)
  }
})

import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2

test('who looks out of a window has the back to us, and who knocks on it or looks in is seen in it', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const room = { setting: 'bedroom', place: 'bedroom-floor' } as const
    const out = placedOf(composeActs(['hero looks from window'], cast, room), 'hero')
    expect(out.back, name).toBe(true)
    const seen = composeActs(['companion knocks on window', 'hero sits in armchair'], cast, room)
    expect(placedOf(seen, 'companion').y, name).toBeLessThan(placedOf(seen, 'hero').y)
    expect(placedOf(seen, 'companion').clip, name).toBeDefined()
    const outside = composeActs(['hero looks in window'], cast)
    expect(placedOf(outside, 'hero').back, name).toBe(true)
    expect(placedOf(composeActs(['hero looks from window'], cast), 'hero').clip, name).toBeDefined()
  }
})

test('whoever sings from a window has the head over its sill, and nothing of whoever is behind a wall comes out under it', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const sings = composeActs(['hero sings through window'], cast)
    const [{ y, reach, scale }, pane] = [placedOf(sings, 'hero'), boxIn(sings, 'window')]
    expect(y + reach.head.y * scale, name).toBeLessThan(pane.bottom - 0.4 * (pane.bottom - pane.top))
    expect(placedOf(composeActs(['hero waves behind wall'], cast), 'hero').clip, name).toBeDefined()
  }
})

test('a doorway is as high as whoever comes through it, and whoever peeps from it is half behind its frame', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const walks = composeActs(['hero walks through door', 'companion waves'], cast)
    const [face, door] = [boxIn(walks, 'hero'), boxIn(walks, 'door')]
    expect(middle(face), name).toBeGreaterThan(door.left)
    expect(middle(face), name).toBeLessThan(door.right)
    expect(face.top, name).toBeGreaterThan(door.top)
    expect(placedOf(walks, 'hero').clip, name).toBeUndefined()
    const peeps = composeActs(['hero peeps beside door'], cast)
    expect(placedOf(peeps, 'hero').clip, name).toBeDefined()
  }
})

test('a broom lies under whoever rides it, its bristles behind, and both are in the air', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const composition = composeActs(['hero rides what broom'], cast)
    const hero = placedOf(composition, 'hero')
    const broom = composition.layers.flatMap((layer) => (layer.kind === 'thing' ? [layer.thing] : []))[0]!
    expect(broom.turn, name).toBe(hero.facing === 'right' ? 86 : -86)
    expect(Math.abs(hero.x - broom.x), name).toBeLessThan(260 * hero.scale)
    const stands = placedOf(composeActs(['hero holds what broom'], cast), 'hero')
    expect(hero.y, name).toBeLessThan(stands.y - 80 * hero.scale)
    const gallops = placedOf(composeActs(['hero rides what broom on ground'], cast), 'hero')
    expect(gallops.y, name).toBeGreaterThan(hero.y + 60 * hero.scale)
    const flies = composeActs(['hero flies on carpet with companion'], cast)
    const [carpet, rider] = [boxIn(flies, 'carpet'), placedOf(flies, 'companion')]
    expect(rider.x, name).toBeGreaterThan(carpet.left)
    expect(rider.x, name).toBeLessThan(carpet.right)
  }
})

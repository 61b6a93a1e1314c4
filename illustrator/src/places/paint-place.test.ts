import { places, placesOf, times, type Place, type Scene, type Time } from '@moonpage/storyteller/scene'
import { describe, expect, test } from 'vitest'
import { rasterize } from '../render.ts'
import { Drawing } from '../drawing.ts'
import { random } from '../random.ts'
import { paintPlace, placeMood } from './paint-place.ts'

const settings = Object.keys(placesOf) as Scene['setting'][]
const settingOf = (place: Place): Scene['setting'] =>
  settings.find((setting) => (placesOf[setting] as readonly string[]).includes(place)) ?? 'forest'

function paint(place: Place, time: Time, seed: string, setting = settingOf(place)) {
  const scene = { setting, place, time, light: 'sky' } as const
  const d = new Drawing(placeMood(scene))
  const stage = paintPlace(d, scene, random(seed))
  stage.foreground(d)
  return { svg: d.toSvg(true, { x: -200, y: -200, width: 2000, height: 1600 }), stage, d }
}

/** By night more of them; `is composed in clearly different ways` paints others in any case. */
const seeds = process.env['NIGHTLY'] ? ['one', 'two', 'three'] : ['one']

/** Two passes of 2500 shapes are what a picture may cost. */
const budget = 1500
const shapes = (svg: string) => svg.match(/<(path|circle|ellipse|rect)/g)?.length ?? 0

/** A picture of 48 by 36 dots, as brightness of red, green and blue. */
const small = (svg: string) => rasterize(svg, 48).rgba

/** Share of dots that plainly differ. */
function unlike(a: Uint8Array, b: Uint8Array): number {
  let n = 0
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((c) => Math.abs((a[i + c] as number) - (b[i + c] as number)) > 28)) n++
  return n / (a.length / 4)
}

/** Every outline; colours may fall together at an hour, so that one path holds the outlines of two. */
const shapesOf = (svg: string) =>
  new Set(
    [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) =>
      (d as string).split('M').filter((one) => one.length > 24),
    ),
  )

describe.each([...places])('%s', (place) => {
  test('draws whole at every time of day, within its budget', () => {
    for (const time of times)
      for (const seed of seeds) {
        const { svg, stage } = paint(place, time, seed)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(shapes(svg)).toBeLessThan(budget)
        expect(shapes(svg)).toBeGreaterThan(40)
        expect(stage.ground).toBeGreaterThanOrEqual(700)
        expect(stage.ground).toBeLessThanOrEqual(1100)
        // The renderer aborts on a clipped layer far outside the view.
        expect(() => small(svg)).not.toThrow()
      }
  })

  test('is the same for the same seed, another for another, and knows day from night', () => {
    const { svg } = paint(place, 'afternoon', 'one')
    expect(paint(place, 'afternoon', 'one').svg).toBe(svg)
    expect(paint(place, 'afternoon', 'two').svg).not.toBe(svg)
    expect(paint(place, 'night', 'one').svg).not.toBe(svg)
  })

  test('stands the same at every hour of a book', () => {
    const day = shapesOf(paint(place, 'afternoon', 'one').svg)
    for (const time of ['sunset', 'dusk', 'night'] as const) {
      const then = shapesOf(paint(place, time, 'one').svg)
      const kept = [...day].filter((d) => then.has(d)).length
      expect(kept / day.size, time).toBeGreaterThan(0.8)
    }
  })

  test('is composed in clearly different ways', () => {
    const pictures = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      small(paint(place, 'afternoon', seed).svg),
    )
    const pairs = pictures.flatMap((one, i) => pictures.slice(0, i).map((other) => unlike(one, other)))
    // A bed stands where the composer lays the sleeper; only what is on and about it changes.
    const least = place === 'bedside' ? 0.05 : 0.14
    expect(pairs.filter((share) => share > least).length / pairs.length).toBeGreaterThan(0.5)
  })

  test('leaves room for figures, and says where light and seats are', () => {
    const { stage, d } = paint(place, 'night', 'one')
    const { left, right } = stage.room ?? { left: 260, right: 1340 }
    expect(right - left).toBeGreaterThan(440)
    for (const lamp of stage.lamps ?? []) expect(lamp.radius).toBeGreaterThan(0)
    expect(d.light.dir).toEqual(stage.mood.dir)
  })
})

test.each(settings)('a bed in %s is made for a sleeper', (setting) => {
  const seen = new Set<string>()
  for (const time of times) {
    const { svg, stage } = paint('bedside', time, 'one', setting)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(stage.bed).toBeDefined()
    seen.add(svg)
  }
  expect(seen.size).toBe(times.length)
})

test('a bed differs from setting to setting', () => {
  expect(new Set(settings.map((setting) => paint('bedside', 'night', 'one', setting).svg)).size).toBe(
    settings.length,
  )
})

test('places under the sea are swum in, the open sea is sailed', () => {
  expect(paint('coral-reef', 'dusk', 'one').stage.swims).toBe(true)
  expect(paint('open-sea', 'dusk', 'one').stage.holds).toBe('boat')
})

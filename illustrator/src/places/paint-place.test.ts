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

const isNight = Boolean(process.env['NIGHTLY'])

/** More of them in the nightly run. */
const seeds = isNight ? ['one', 'two', 'three'] : ['one']
const layoutSeeds = isNight ? ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] : ['a', 'b', 'c', 'd', 'e']

/** Shapes of a place. A picture may have 2500 in all, in each of two passes. */
const budget = 1500
const countShapes = (svg: string) => svg.match(/<(path|circle|ellipse|rect)/g)?.length ?? 0

/** The picture as RGBA bytes, 48 pixels wide. */
const toPixels = (svg: string) => rasterize(svg, 48).rgba

/** Share of pixels, 0…1, that differ by more than 28 of 255 in a channel. */
function differingShare(a: Uint8Array, b: Uint8Array): number {
  let n = 0
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((c) => Math.abs((a[i + c] as number) - (b[i + c] as number)) > 28)) n++
  return n / (a.length / 4)
}

/**
 * All outlines of a picture, one by one: `Marks` joins those of one colour into a path, and two colours can be equal at
 * one time of day but not at another.
 */
const outlinesOf = (svg: string) =>
  new Set(
    [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) =>
      (d as string).split('M').filter((one) => one.length > 24),
    ),
  )

describe.each([...places])('%s', (place) => {
  test('draws valid shapes at every time of day, within its budget', () => {
    for (const time of times)
      for (const seed of seeds) {
        const { svg, stage } = paint(place, time, seed)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(countShapes(svg)).toBeLessThan(budget)
        expect(countShapes(svg)).toBeGreaterThan(40)
        expect(stage.ground).toBeGreaterThanOrEqual(700)
        expect(stage.ground).toBeLessThanOrEqual(1100)
        // The renderer aborts on a clipped layer far outside the view. The outlines are mostly the same at every time.
        if (isNight || time === times[0]) expect(() => toPixels(svg)).not.toThrow()
      }
  })

  test('is the same for the same seed and time, and differs for another', () => {
    const { svg } = paint(place, 'afternoon', 'one')
    expect(paint(place, 'afternoon', 'one').svg).toBe(svg)
    expect(paint(place, 'afternoon', 'two').svg).not.toBe(svg)
    expect(paint(place, 'night', 'one').svg).not.toBe(svg)
  })

  test('has mostly the same outlines at every time of day', () => {
    const day = outlinesOf(paint(place, 'afternoon', 'one').svg)
    for (const time of ['sunset', 'dusk', 'night'] as const) {
      const then = outlinesOf(paint(place, time, 'one').svg)
      const shared = [...day].filter((d) => then.has(d)).length
      expect(shared / day.size, time).toBeGreaterThan(0.8)
    }
  })

  test('has clearly different layouts', () => {
    const pictures = layoutSeeds.map((seed) => toPixels(paint(place, 'afternoon', seed).svg))
    const pairs = pictures.flatMap((one, i) =>
      pictures.slice(0, i).map((other) => differingShare(one, other)),
    )
    // The composer draws sleepers always in the same place.
    const least = ['bedside', 'heap', 'hillside', 'hammock', 'lit-window'].includes(place) ? 0.05 : 0.14
    expect(pairs.filter((share) => share > least).length / pairs.length).toBeGreaterThan(0.5)
  })

  test('leaves room for figures, and its lamps and light direction are valid', () => {
    const { stage, d } = paint(place, 'night', 'one')
    const { left, right } = stage.room ?? { left: 260, right: 1340 }
    expect(right - left).toBeGreaterThan(440)
    for (const lamp of stage.lamps ?? []) expect(lamp.radius).toBeGreaterThan(0)
    expect(d.light.dir).toEqual(stage.mood.dir)
  })
})

test.each(settings)('bedside in %s has a bed at every time of day', (setting) => {
  const seen = new Set<string>()
  for (const time of times) {
    const { svg, stage } = paint('bedside', time, 'one', setting)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(stage.bed).toBeDefined()
    seen.add(svg)
  }
  expect(seen.size).toBe(times.length)
})

test('bedside differs from setting to setting', () => {
  expect(new Set(settings.map((setting) => paint('bedside', 'night', 'one', setting).svg)).size).toBe(
    settings.length,
  )
})

test('figures swim under the sea and are in a boat at sea', () => {
  expect(paint('coral-reef', 'dusk', 'one').stage.swims).toBe(true)
  expect(paint('open-sea', 'dusk', 'one').stage.holds).toBe('boat')
})

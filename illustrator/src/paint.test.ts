import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { drawLines } from './line-drawing.ts'
import { paintAlone } from './paint-alone.ts'
import { paintScene } from './paint.ts'
import { withBleed } from './staging/cameras.ts'
import { texture, textureRows } from './texture.ts'

const cast: CharacterSheet[] = [
  {
    who: 'hero',
    name: 'Pip',
    description: 'a small fox in a teal scarf',
    species: 'fox',
    pronouns: 'she',
    look: { species: 'fox', outfit: 'scarf', outfit_color: 'teal' },
  },
]
const scene: Scene = {
  setting: 'forest',
  place: 'forest-path',
  time: 'dusk',
  light: 'sky',
  framing: 'medium',
  cast: [{ who: 'hero', pose: 'stand', expression: 'happy', looks_at: 'reader' }],
  props: [],
  text_area: 'none',
}

test('a square picture has equal sides, and the same arguments give the same pixels', () => {
  const paint = () => paintScene(scene, cast, 'paint:1', { width: 160, shape: 'square' })
  const { width, height, pixels } = paint()
  expect([width, height]).toEqual([160, 160])
  expect(paint().pixels.equals(pixels)).toBe(true)
})

test.each(['afternoon', 'night'] as const)(
  'a drawing to color in is lines on white paper, also at %s',
  (time) => {
    const { width, height, gray } = drawLines({ ...scene, time }, cast, 'paint:1', 320)
    expect([width, height, gray.length]).toEqual([320, 240, 320 * 240])
    const share = (isCounted: (value: number) => boolean) => gray.filter(isCounted).length / gray.length
    expect(share((value) => value > 250)).toBeGreaterThan(0.7)
    expect(share((value) => value < 90)).toBeGreaterThan(0.03)
  },
)

test('bleed shows more at all sides, and nothing beyond what is painted', () => {
  const view = { x: 200, y: 100, width: 1000, height: 1000 }
  expect(withBleed(view, 0.01)).toEqual({ x: 190, y: 90, width: 1020, height: 1020 })
  expect(withBleed(view, 0)).toEqual(view)
  const { x, y } = withBleed({ ...view, x: -190, y: -190 }, 0.02)
  expect([x, y]).toEqual([-190, -190])
  const { width, height } = paintScene(scene, cast, 'paint:1', { width: 160, shape: 'square', bleed: 0.014 })
  expect([width, height]).toEqual([160, 160])
})

test('a picture for print has the texture of a usual one, enlarged', () => {
  const usual = texture(1536, 4)
  const row = textureRows(3072, 6)(2)
  for (const x of [0, 7, 1000]) {
    expect(row.grain[2 * x]).toBe(usual.grain[1536 + x])
    expect((row.dx[2 * x] ?? 0) * row.reach).toBeCloseTo(((usual.dx[1536 + x] ?? 0) * 2) / 28)
  }
  expect(textureRows(1536, 4)(1).grain).toEqual(usual.grain.subarray(1536, 3072))
})

test.each([{ sheet: cast[0]! }, { prop: 'bell' } as const])(
  'a figure or thing alone fills its square, on transparent ground',
  (alone) => {
    const size = 120
    const { rgba } = paintAlone(alone, size)
    const alpha = (at: number) => rgba[at * 4 + 3] ?? 0
    let [top, bottom] = [size, 0]
    for (let at = 0; at < size * size; at++)
      if (alpha(at) > 200) {
        top = Math.min(top, Math.floor(at / size))
        bottom = Math.floor(at / size)
      }
    expect(bottom - top).toBeGreaterThan(size * 0.8)
    expect([alpha(0), alpha(size - 1), alpha(size * size - 1)]).toEqual([0, 0, 0])
  },
)

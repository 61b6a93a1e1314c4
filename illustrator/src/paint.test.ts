import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { drawLines } from './line-drawing.ts'
import { paintScene } from './paint.ts'

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

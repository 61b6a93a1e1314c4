import { times, type CharacterSheet, type Scene } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
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
const scenes = (['medium', 'spot', 'wide'] as const).flatMap((framing) =>
  times.map((time): Scene => ({
    setting: 'forest',
    place: 'forest-path',
    time,
    light: 'sky',
    framing,
    cast: [{ who: 'hero', pose: 'stand', expression: 'happy', looks_at: 'reader' }],
    props: [],
    text_area: 'none',
  })),
)
const mean = (pixels: Buffer, channel: number) => {
  let sum = 0
  for (let i = channel; i < pixels.length; i += 3) sum += pixels[i]!
  return sum / (pixels.length / 3)
}

test.each(scenes)('$framing, $time: the night grade is dimmer and warmer than the day grade', (scene) => {
  const paint = (grade: 'day' | 'night') => paintScene(scene, cast, 'paint:1', { width: 200, grade }).pixels
  const [day, night] = [paint('day'), paint('night')]
  const light = (pixels: Buffer) => mean(pixels, 0) + mean(pixels, 1) + mean(pixels, 2)
  expect(light(night) / light(day)).toBeLessThan(0.72)
  expect(light(night) / light(day)).toBeGreaterThan(0.2)
  expect(mean(night, 2)).toBeLessThan(mean(night, 0))
  expect(mean(night, 2)).toBeLessThan(mean(night, 1) + 1)
})

test('a square picture has equal sides, and the same arguments give the same pixels', () => {
  const paint = () => paintScene(scenes[0]!, cast, 'paint:1', { width: 160, shape: 'square' })
  const { width, height, pixels } = paint()
  expect([width, height]).toEqual([160, 160])
  expect(paint().pixels.equals(pixels)).toBe(true)
})

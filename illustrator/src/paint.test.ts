import { inputWith, sampleOf } from '@moonpage/storyteller/checks/samples'
import { expect, test } from 'vitest'
import { paintScene } from './paint.ts'

const { pages, outline } = sampleOf(inputWith(), 'paint')
const mean = (pixels: Buffer, channel: number) => {
  let sum = 0
  for (let i = channel; i < pixels.length; i += 3) sum += pixels[i]!
  return sum / (pixels.length / 3)
}

test.each(pages.map((page) => page.page_number))(
  'page %i at night is dim, and warmer than by day',
  (number) => {
    const { scene } = pages[number - 1]!
    const paint = (grade: 'day' | 'night') =>
      paintScene(scene, outline.cast, outline.seed, { width: 200, grade }).pixels
    const [day, night] = [paint('day'), paint('night')]
    const light = (pixels: Buffer) => mean(pixels, 0) + mean(pixels, 1) + mean(pixels, 2)
    expect(light(night) / light(day)).toBeLessThan(0.72)
    expect(light(night) / light(day)).toBeGreaterThan(0.2)
    expect(mean(night, 2)).toBeLessThan(mean(night, 0))
    expect(mean(night, 2)).toBeLessThan(mean(night, 1) + 1)
  },
)

test('a square is square, and the same arguments paint the same picture', () => {
  const paint = () => paintScene(pages[0]!.scene, outline.cast, outline.seed, { width: 160, shape: 'square' })
  const { width, height, pixels } = paint()
  expect([width, height]).toEqual([160, 160])
  expect(paint().pixels.equals(pixels)).toBe(true)
})

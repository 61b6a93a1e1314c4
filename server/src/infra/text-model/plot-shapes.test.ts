import type { StoryInput } from '@moonpage/contract/story-input'
import { expect, test } from 'vitest'
import { shapeFor } from './book-brief.ts'
import { plotShapes } from './plot-shapes.ts'

const shapesFor = (age_group: StoryInput['age_group']) =>
  new Set(Array.from({ length: 200 }, (_, seed) => shapeFor({ age_group, page_count: 10 }, `${seed}`).name))

test('the youngest get no deadlines, tricks or second wills, and the oldest everything', () => {
  expect(shapesFor('7-8').size).toBe(plotShapes.length)
  const forYoungest = shapesFor('3-4')
  expect(forYoungest.size).toBeGreaterThan(7)
  for (const name of ['plan that grows too big', 'swap', 'surprise']) expect(forYoungest).not.toContain(name)
})

import { expect, test } from 'vitest'
import { StoryInput } from './story-input.ts'

const least = { subject: 'fox', theme: 'courage', setting: 'forest' }

test('subject, theme and setting are enough', () => {
  expect(StoryInput.parse(least)).toEqual({
    ...least,
    age_group: '5-6',
    story_attributes: [],
    page_count: 10,
    max_images: 3,
    avoid: [],
  })
})

test.each([
  { subject: 'tax collector' },
  { age_group: '13+' },
  { page_count: 3 },
  { page_count: 17 },
  { max_images: 11 },
  { story_attributes: ['scary'] },
  { hero: { pronouns: 'she' } },
  { avoid: ['homework'] },
  { surprise: true },
])('%j is refused', (change) => {
  expect(StoryInput.safeParse({ ...least, ...change }).success).toBe(false)
})

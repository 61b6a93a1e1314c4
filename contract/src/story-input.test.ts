import { expect, test } from 'vitest'
import { StoryInput } from './story-input.ts'

const minimal = { subject: 'fox', theme: 'courage', setting: 'forest' }

test('subject, theme and setting are enough', () => {
  expect(StoryInput.parse(minimal)).toEqual({
    ...minimal,
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
])('%j is invalid', (change) => {
  expect(StoryInput.safeParse({ ...minimal, ...change }).success).toBe(false)
})

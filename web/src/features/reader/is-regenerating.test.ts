import type { StoryPage } from '@moonpage/contract/story'
import { expect, test } from 'vitest'
import { isRegenerating } from './is-regenerating.ts'

const page = (page_number: number, image_url: string | null = null): StoryPage => ({
  page_number,
  content: 'Once.',
  image_url,
  image_srcset: null,
  image_alt: null,
  image_focus: null,
  has_image: page_number === 1,
  sketch_url: null,
})
const painted = [page(1, '/static/images/a.webp'), page(2)]

test.each([
  ['is pending for the first time', 'pending', [], false],
  ['is written for the first time', 'generating', [page(1)], false],
  ['is painted for the first time', 'generating_images', [page(1), page(2)], false],
  ['is pending again', 'pending', painted, true],
  ['is written again', 'generating', painted, true],
  ['is painted again', 'generating_images', painted, true],
  ['is completed', 'completed', painted, false],
] as const)('a story that %s', (_, generation_status, pages, expected) => {
  expect(isRegenerating({ generation_status, page_count: 2, story_pages: [...pages] })).toBe(expected)
})

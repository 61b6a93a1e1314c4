import { picturePages } from '@moonpage/contract/picture-pages'
import { StoryInput } from '@moonpage/contract/story-input'
import { beforeEach, expect, test } from 'vitest'
import { storeStorySize } from './last-story-size.ts'
import { storeDraft, storedDraft, requestOf, withLength } from './story-draft.ts'
import { imageChoices, storySentence } from './wording.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a new length keeps a picture on every page, and never has more pictures than pages', () => {
  expect(withLength({ page_count: 10, max_images: 10 }, 16)).toEqual({ page_count: 16, max_images: 16 })
  expect(withLength({ page_count: 10, max_images: 5 }, 4)).toEqual({ page_count: 4, max_images: 4 })
  expect(withLength({ page_count: 10, max_images: 3 }, 12)).toEqual({ page_count: 12, max_images: 3 })
})

test('every choice of length and pictures is valid in the contract', () => {
  const draft = { ...storedDraft(), subject: 'fox', theme: 'courage', setting: 'forest' }
  for (let page_count = 4; page_count <= 16; page_count += 1)
    for (const { count } of imageChoices(page_count)) {
      const request = requestOf({ ...draft, page_count, max_images: count })
      expect(StoryInput.parse(request)).toMatchObject({ page_count, max_images: count })
      expect(picturePages(page_count, count)).toHaveLength(count)
    }
})

test('defaults to ten pages and three pictures, then to the last choice, unless a draft is stored', () => {
  expect(storedDraft()).toMatchObject({ page_count: 10, max_images: 3 })
  storeStorySize({ page_count: 6, max_images: 6 })
  expect(storedDraft()).toMatchObject({ page_count: 6, max_images: 6, age_group: '5-6' })
  storeDraft({ ...storedDraft(), page_count: 8, max_images: 0 })
  expect(storedDraft()).toMatchObject({ page_count: 8, max_images: 0 })
})

test.each(['7', 'null', '"x"', '{', '{"page_count":99,"max_images":-1}'])(
  'an invalid stored size %s falls back to the default',
  (text) => {
    localStorage.setItem('moonpage.create.extent', text)
    expect(storedDraft()).toMatchObject({ page_count: 10, max_images: 3 })
  },
)

test('the sentence contains the typed name literally', () => {
  const draft = { subject: 'owl', theme: 'courage', setting: 'moon' }
  expect(storySentence(draft, undefined).join('')).toBe('A story about an owl and courage, on the moon.')
  expect(storySentence(draft, 'Mila *')).toEqual([
    'A story for ',
    'Mila *',
    ' about an ',
    'owl',
    ' and ',
    'courage',
    ', on the ',
    'moon',
    '.',
  ])
})

test('a companion has the chosen pronouns, whether typed or saved', () => {
  const draft = { ...storedDraft(), companion_name: 'Nib', companion_kind: 'owl' as const }
  expect(requestOf(draft).companion).toEqual({ name: 'Nib', kind: 'owl' })
  const chosen = { ...draft, companion_pronouns: 'they' as const }
  expect(requestOf(chosen).companion).toEqual({ name: 'Nib', kind: 'owl', pronouns: 'they' })
  const saved = { ...chosen, companion: { id: '1', name: 'Button', kind: 'cat' as const } }
  expect(requestOf(saved).companion).toEqual({ name: 'Button', kind: 'cat', pronouns: 'they' })
})

import type { StoryList, StorySummary } from '@moonpage/contract/story'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { afterToggle, updateFavoriteCache } from './favorite-cache.ts'

const story = (id: string, isFavorited = false) =>
  ({ id, title: id, opening: '', is_favorited: isFavorited }) as StorySummary
const listOf = (stories: StorySummary[], total: number, size = 3) =>
  ({ stories, total, page: 1, page_size: size }) as StoryList
const ids = ({ stories }: StoryList) => stories.map(({ id }) => id)

test('an added story comes first, and the list keeps its page size', () => {
  const after = afterToggle(listOf([story('a'), story('b'), story('c')], 5), story('d'), {
    is_favorited: true,
    action: 'added',
  })
  expect(ids(after)).toEqual(['d', 'a', 'b'])
  expect(after.total).toBe(6)
  expect(after.stories[0]?.is_favorited).toBe(true)
})

test('a removed story is gone, and the total is never negative', () => {
  const removed = { is_favorited: false, action: 'removed' } as const
  const after = afterToggle(listOf([story('a', true), story('b', true)], 2), story('a', true), removed)
  expect(ids(after)).toEqual(['b'])
  expect(after.total).toBe(1)
  expect(afterToggle(listOf([], 0), story('a'), removed).total).toBe(0)
})

test('every cached list and the cached story get the server’s state', () => {
  const queries = new QueryClient()
  const keys = [
    ['stories', { page: 1 }],
    ['public', 'feed'],
    ['public', 'recent'],
  ]
  for (const key of keys) queries.setQueryData(key, listOf([story('a'), story('b')], 2))
  queries.setQueryData(['story', 'a'], story('a'))
  updateFavoriteCache(queries, story('a'), { is_favorited: true, action: 'added' })
  for (const key of keys)
    expect(queries.getQueryData<StoryList>(key)?.stories.map(({ is_favorited }) => is_favorited)).toEqual([
      true,
      false,
    ])
  expect(queries.getQueryData<StorySummary>(['story', 'a'])?.is_favorited).toBe(true)
})

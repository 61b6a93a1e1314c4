import { expect, test } from 'vitest'
import { noFilters, feedPath, queryOf, readFilters } from './public-story-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('the URL contains the filters, without defaults', () => {
  const filters = { page: 3, search: 'an owl & a "bell"', sort: 'rating', age: '13+' } as const
  const path = feedPath(filters)
  expect(path).toMatch(/^\/public\?/)
  expect(read(path.slice('/public'.length))).toEqual(filters)
  expect(feedPath(noFilters)).toBe('/public')
  expect(read('')).toEqual(noFilters)
})

test('invalid URL parameters are ignored', () => {
  expect(read('page=-2&sort_by=toString&age_group=4-5')).toEqual(noFilters)
  expect(read('page=moon&sort_by=&age_group=constructor')).toEqual(noFilters)
  expect(read('page=2.9').page).toBe(2)
  expect(read('age_group=13+').age).toBe('13+')
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test('the query leaves out defaults', () => {
  expect(queryOf(noFilters)).toEqual({})
  expect(queryOf({ page: 2, search: 'owl', sort: 'popular', age: '3-5' })).toEqual({
    page: 2,
    search: 'owl',
    sort_by: 'popular',
    age_group: '3-5',
  })
})

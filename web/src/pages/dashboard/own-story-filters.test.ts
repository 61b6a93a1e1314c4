import { expect, test } from 'vitest'
import { dashboardPath, noFilters, isFiltered, queryOf, readFilters } from './own-story-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

test('filters are the same after writing and reading the URL', () => {
  for (const filters of [
    noFilters,
    { ...noFilters, page: 3 },
    { page: 2, search: 'fox & owl, 100%', category: 'fox', status: 'failed' as const },
    { ...noFilters, search: 'Éva' },
  ])
    expect(read(dashboardPath(filters).replace('/dashboard', ''))).toEqual(filters)
  expect(dashboardPath(noFilters)).toBe('/dashboard')
})

test('invalid URL parameters are ignored', () => {
  for (const nonsense of ['', '?page=0', '?page=-2', '?page=moon', '?status=toString', '?search=%20'])
    expect(read(nonsense), nonsense).toEqual(noFilters)
  expect(read('?page=2.9').page).toBe(2)
  expect(read(`?search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test('the query contains only set filters', () => {
  expect(queryOf(noFilters)).toEqual({ page: 1 })
  expect(queryOf({ page: 2, search: 'moon', category: 'owl', status: 'generating' })).toEqual({
    page: 2,
    search: 'moon',
    subject: 'owl',
    generation_status: 'generating',
  })
})

test('a page alone is no filter', () => {
  expect(isFiltered({ ...noFilters, page: 4 })).toBe(false)
  for (const part of [{ search: 'a' }, { category: 'fox' }, { status: 'failed' as const }])
    expect(isFiltered({ ...noFilters, ...part })).toBe(true)
})

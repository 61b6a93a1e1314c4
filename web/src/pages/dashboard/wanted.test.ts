import { expect, test } from 'vitest'
import { dashboardPath, everything, isFiltered, queryOf, readWanted } from './wanted.ts'

const read = (search: string) => readWanted(new URLSearchParams(search))

test('what is wanted survives its way through the address', () => {
  for (const wanted of [
    everything,
    { ...everything, page: 3 },
    { page: 2, search: 'fox & owl, 100%', category: 'fox', status: 'failed' as const },
    { ...everything, search: 'Éva' },
  ])
    expect(read(dashboardPath(wanted).replace('/dashboard', ''))).toEqual(wanted)
  expect(dashboardPath(everything)).toBe('/dashboard')
})

test('an address that means nothing asks for everything', () => {
  for (const nonsense of ['', '?page=0', '?page=-2', '?page=moon', '?status=toString', '?search=%20'])
    expect(read(nonsense), nonsense).toEqual(everything)
  expect(read('?page=2.9').page).toBe(2)
  expect(read(`?search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test('only what was chosen is asked for', () => {
  expect(queryOf(everything)).toEqual({ page: 1 })
  expect(queryOf({ page: 2, search: 'moon', category: 'owl', status: 'generating' })).toEqual({
    page: 2,
    search: 'moon',
    subject: 'owl',
    generation_status: 'generating',
  })
})

test('a page alone is no filter', () => {
  expect(isFiltered({ ...everything, page: 4 })).toBe(false)
  for (const part of [{ search: 'a' }, { category: 'fox' }, { status: 'failed' as const }])
    expect(isFiltered({ ...everything, ...part })).toBe(true)
})

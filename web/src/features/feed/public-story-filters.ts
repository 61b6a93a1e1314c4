import type { AgeFilter, FeedSort } from '@moonpage/contract/feed'

export const sortNames = {
  recent: 'Most Recent',
  popular: 'Most Popular',
  rating: 'Highest Rated',
} as const satisfies Record<FeedSort, string>

// Named here once more: the contract's list comes with all its schemas.
const ages = {
  '0-2': '0-2',
  '3-5': '3-5',
  '6-8': '6-8',
  '9-12': '9-12',
  '13+': '13+',
} as const satisfies Record<AgeFilter, AgeFilter>
export const ageFilters = Object.values(ages)

/** What is looked for among public stories; an empty string asks for all. `page` counts from 1. */
export type Filters = { page: number; search: string; sort: FeedSort; age: AgeFilter | '' }

export const pageSize = 20
/** As the server takes it. */
export const longestSearch = 200

export const noFilters: Filters = { page: 1, search: '', sort: 'recent', age: '' }

const isSort = (text: string): text is FeedSort => Object.hasOwn(sortNames, text)
const isAge = (text: string): text is AgeFilter => Object.hasOwn(ages, text)

/** Out of the address; what it cannot mean is left out. */
export const readFilters = (params: URLSearchParams): Filters => {
  const sort = params.get('sort_by') ?? ''
  // Typed by hand a plus means a space.
  const age = (params.get('age_group') ?? '').replace(/ $/, '+')
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    sort: isSort(sort) ? sort : noFilters.sort,
    age: isAge(age) ? age : '',
  }
}

/** As the server is asked for them, and as the address says it: what goes without saying is left out. */
const partsOf = ({ page, search, sort, age }: Filters) => ({
  ...(search && { search }),
  ...(sort !== noFilters.sort && { sort_by: sort }),
  ...(age && { age_group: age }),
  ...(page > 1 && { page }),
})

export const queryOf = (filters: Filters) => ({ ...partsOf(filters), page_size: pageSize })

/** The address that shows them. */
export const feedPath = (filters: Filters): string => {
  const params = new URLSearchParams(
    Object.entries(partsOf(filters)).map(([name, value]) => [name, String(value)]),
  )
  return params.size > 0 ? `/public?${params}` : '/public'
}

/** Whether some stories are left out; how they are sorted leaves out none. */
export const isFiltered = ({ search, age }: Filters): boolean => Boolean(search || age)

import { type AgeFilter, ageFilters, type FeedSort } from '@moonpage/contract/feed-filters'
import { pageIn, searchIn, withQuery } from '../../lib/list-address.ts'

export const sortNames = {
  recent: 'Most Recent',
  popular: 'Most Popular',
  rating: 'Highest Rated',
} as const satisfies Record<FeedSort, string>

/** What is looked for among public stories; an empty string asks for all. `page` counts from 1. */
export type Filters = { page: number; search: string; sort: FeedSort; age: AgeFilter | '' }

export const noFilters: Filters = { page: 1, search: '', sort: 'recent', age: '' }

const isSort = (text: string): text is FeedSort => Object.hasOwn(sortNames, text)
const isAge = (text: string): text is AgeFilter => ageFilters.some((age) => age === text)

/** Out of the address; what it cannot mean is left out. */
export const readFilters = (params: URLSearchParams): Filters => {
  const sort = params.get('sort_by') ?? ''
  // Typed by hand a plus means a space.
  const age = (params.get('age_group') ?? '').replace(/ $/, '+')
  return {
    page: pageIn(params),
    search: searchIn(params),
    sort: isSort(sort) ? sort : noFilters.sort,
    age: isAge(age) ? age : '',
  }
}

/** As the server is asked for them, and as the address says it: what goes without saying is left out. */
export const queryOf = ({ page, search, sort, age }: Filters) => ({
  ...(search && { search }),
  ...(sort !== noFilters.sort && { sort_by: sort }),
  ...(age && { age_group: age }),
  ...(page > 1 && { page }),
})

/** The address that shows them. */
export const feedPath = (filters: Filters): string => withQuery('/public', queryOf(filters))

/** Whether some stories are left out; how they are sorted leaves out none. */
export const isFiltered = ({ search, age }: Filters): boolean => Boolean(search || age)

import { type AgeFilter, ageFilters, type FeedSort } from '@moonpage/contract/feed-filters'
import { pageIn, searchIn, withQuery } from '../../lib/list-address.ts'

export const sortNames = {
  recent: 'Most Recent',
  popular: 'Most Popular',
  rating: 'Highest Rated',
} as const satisfies Record<FeedSort, string>

/** Filters of the feed; empty strings match all. `page` counts from 1. */
export type Filters = { page: number; search: string; sort: FeedSort; age: AgeFilter | '' }

export const noFilters: Filters = { page: 1, search: '', sort: 'recent', age: '' }

const isSort = (text: string): text is FeedSort => Object.hasOwn(sortNames, text)
const isAge = (text: string): text is AgeFilter => ageFilters.some((age) => age === text)

/** Reads the filters from the URL; ignores invalid values. */
export const readFilters = (params: URLSearchParams): Filters => {
  const sort = params.get('sort_by') ?? ''
  // A literal plus in a query means a space.
  const age = (params.get('age_group') ?? '').replace(/ $/, '+')
  return {
    page: pageIn(params),
    search: searchIn(params),
    sort: isSort(sort) ? sort : noFilters.sort,
    age: isAge(age) ? age : '',
  }
}

/** The query parameters for the API and the URL, without defaults. */
export const queryOf = ({ page, search, sort, age }: Filters) => ({
  ...(search && { search }),
  ...(sort !== noFilters.sort && { sort_by: sort }),
  ...(age && { age_group: age }),
  ...(page > 1 && { page }),
})

/** The URL of the filtered feed. */
export const feedPath = (filters: Filters): string => withQuery('/public', queryOf(filters))

/** Whether the filters exclude stories; sorting does not. */
export const isFiltered = ({ search, age }: Filters): boolean => Boolean(search || age)

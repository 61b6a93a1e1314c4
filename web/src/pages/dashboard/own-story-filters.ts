import type { Subject } from '@moonpage/contract/categories'
import { pageIn, searchIn, withQuery } from '../../lib/list-address.ts'

export const statuses = {
  completed: 'Completed',
  generating: 'Generating',
  failed: 'Failed',
} as const
type Status = keyof typeof statuses

/** Filters of the user's own stories; empty strings match all. `page` counts from 1. */
export type Filters = { page: number; search: string; category: string; status: Status | '' }

const isStatus = (text: string): text is Status => Object.hasOwn(statuses, text)

/** Reads the filters from the URL; ignores invalid values. */
export const readFilters = (params: URLSearchParams): Filters => {
  const status = params.get('status') ?? ''
  return {
    page: pageIn(params),
    search: searchIn(params),
    category: params.get('category') ?? '',
    status: isStatus(status) ? status : '',
  }
}

/** The URL of the filtered list. */
export const dashboardPath = ({ page, search, category, status }: Filters): string =>
  withQuery('/dashboard', { search, category, status, page: page > 1 ? page : null })

/** The query parameters for the API. */
export const queryOf = ({ page, search, category, status }: Filters) => ({
  page,
  // The server validates it.
  ...(category && { subject: category as Subject }),
  ...(search && { search }),
  ...(status && { generation_status: status }),
})

export const noFilters: Filters = { page: 1, search: '', category: '', status: '' }

export const isFiltered = ({ search, category, status }: Filters): boolean =>
  Boolean(search || category || status)

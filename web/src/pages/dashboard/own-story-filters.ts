import type { Subject } from '@moonpage/contract/categories'
import { pageIn, searchIn, withQuery } from '../../lib/list-address.ts'

export const statuses = {
  completed: 'Completed',
  generating: 'Generating',
  failed: 'Failed',
} as const
type Status = keyof typeof statuses

/** Which of one's own stories are looked for; an empty string asks for all. `page` counts from 1. */
export type Filters = { page: number; search: string; category: string; status: Status | '' }

const isStatus = (text: string): text is Status => Object.hasOwn(statuses, text)

/** Out of the address; what it cannot mean is left out. */
export const readFilters = (params: URLSearchParams): Filters => {
  const status = params.get('status') ?? ''
  return {
    page: pageIn(params),
    search: searchIn(params),
    category: params.get('category') ?? '',
    status: isStatus(status) ? status : '',
  }
}

/** The address that shows them. */
export const dashboardPath = ({ page, search, category, status }: Filters): string =>
  withQuery('/dashboard', { search, category, status, page: page > 1 ? page : null })

/** As the server is asked for them. */
export const queryOf = ({ page, search, category, status }: Filters) => ({
  page,
  // The server says which it knows.
  ...(category && { subject: category as Subject }),
  ...(search && { search }),
  ...(status && { generation_status: status }),
})

export const noFilters: Filters = { page: 1, search: '', category: '', status: '' }

export const isFiltered = ({ search, category, status }: Filters): boolean =>
  Boolean(search || category || status)

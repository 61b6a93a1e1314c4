import type { Subject } from '@moonpage/contract/categories'

export const statuses = {
  completed: 'Completed',
  generating: 'Generating',
  failed: 'Failed',
} as const
type Status = keyof typeof statuses

/** Which of one's own stories are looked for; an empty string asks for all. `page` counts from 1. */
export type Filters = { page: number; search: string; category: string; status: Status | '' }

const longestSearch = 200

const isStatus = (text: string): text is Status => Object.hasOwn(statuses, text)

/** Out of the address; what it cannot mean is left out. */
export const readFilters = (params: URLSearchParams): Filters => {
  const status = params.get('status') ?? ''
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    category: params.get('category') ?? '',
    status: isStatus(status) ? status : '',
  }
}

/** The address that shows them. */
export const dashboardPath = ({ page, search, category, status }: Filters): string => {
  const parts = { search, category, status, page: page > 1 ? String(page) : '' }
  const params = new URLSearchParams(Object.entries(parts).filter(([, value]) => value))
  return params.size > 0 ? `/dashboard?${params}` : '/dashboard'
}

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

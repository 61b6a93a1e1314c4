import { longestSearch } from '@moonpage/contract/text-limits'

/** The page number in the query, from 1; 1 if it is missing or invalid. */
export const pageIn = (params: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

/** The search in the query; empty if there is none. */
export const searchIn = (params: URLSearchParams): string =>
  (params.get('search') ?? '').trim().slice(0, longestSearch)

export type QueryValue = string | number | boolean | null | undefined

/** Adds query parameters to a path; empty, null and undefined ones are left out. */
export const withQuery = (path: string, parts: Record<string, QueryValue>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts))
    if (value !== '' && value !== null && value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

import { longestSearch } from '@moonpage/contract/text-limits'

/** The page of a list that an address asks for, from 1; whatever else somebody typed is the first. */
export const pageIn = (params: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

/** The words that an address looks for; empty where it looks for none. */
export const searchIn = (params: URLSearchParams): string =>
  (params.get('search') ?? '').trim().slice(0, longestSearch)

export type QueryValue = string | number | boolean | null | undefined

/** `path` with these parts behind its question mark; those that are empty, null or undefined are left out. */
export const withQuery = (path: string, parts: Record<string, QueryValue>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts))
    if (value !== '' && value !== null && value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

import { useMemo } from 'react'
import { useLocation } from './router/router.tsx'

/** The query parameters of the URL. */
export const useSearch = (): URLSearchParams => {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

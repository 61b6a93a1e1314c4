import { useMemo } from 'react'
import { useLocation } from './router/router.tsx'

/** What the address asks for after its question mark. */
export const useSearch = (): URLSearchParams => {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

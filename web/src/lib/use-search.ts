import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** What the address asks for after its question mark. */
export const useSearch = (): URLSearchParams => {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

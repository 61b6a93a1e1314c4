import { useEffect, useState } from 'react'

/** The value once it has not changed for `ms`; the first one at once. Compared as JSON. */
export const useDebounced = <T>(value: T, ms: number): T => {
  const [debounced, setDebounced] = useState(value)
  const json = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(JSON.parse(json) as T), ms)
    return () => clearTimeout(timer)
  }, [json, ms])
  return debounced
}

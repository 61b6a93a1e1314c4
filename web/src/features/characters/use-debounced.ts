import { useEffect, useState } from 'react'

/** The value once it has stayed the same for `ms`: at once at first. Compared by what it says. */
export const useDebounced = <T>(value: T, ms: number): T => {
  const [settled, setSettled] = useState(value)
  const said = JSON.stringify(value)
  useEffect(() => {
    const wait = setTimeout(() => setSettled(JSON.parse(said) as T), ms)
    return () => clearTimeout(wait)
  }, [said, ms])
  return settled
}

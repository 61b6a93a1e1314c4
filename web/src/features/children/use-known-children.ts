import { useEffect, useState } from 'react'
import { local } from '../../lib/storage.ts'

const keyOf = (person: string) => `moonpage.children.${person}`
const notNow = 'not-now'

/**
 * How many children there were the last time in this browser, so that the dashboard keeps their place while it loads, and
 * whether the question for the first one was put off.
 * @param count how many there are; undefined until that is known
 */
export const useKnownChildren = (person: string, count: number | undefined) => {
  const key = keyOf(person)
  const [stored, setStored] = useState(() => local.get(key))
  useEffect(() => {
    if (count) local.set(key, String(count))
    else if (count === 0 && local.get(key) !== notNow) local.remove(key)
  }, [key, count])
  return {
    count: Number(stored) || 0,
    isPutOff: stored === notNow,
    putOff: () => {
      local.set(key, notNow)
      setStored(notNow)
    },
  }
}

import type { Child } from '@moonpage/contract/children'
import { useEffect, useState } from 'react'
import { local } from '../../lib/storage.ts'
import { rememberChildren, rememberedChildren } from './remembered-children.ts'

const keyOf = (person: string) => `moonpage.children.${person}`
const notNow = 'not-now'

/**
 * Which children there were the last time in this browser, so that the dashboard shows them while it loads; how many, so
 * that it keeps their place after a logout; and whether the question for the first one was put off.
 * @param children undefined until they are loaded
 */
export const useKnownChildren = (person: string, children: readonly Child[] | undefined) => {
  const key = keyOf(person)
  const [stored, setStored] = useState(() => local.get(key))
  const [names] = useState(() => rememberedChildren(person))
  useEffect(() => {
    if (!children) return
    rememberChildren(person, children)
    if (children.length > 0) local.set(key, String(children.length))
    else if (local.get(key) !== notNow) local.remove(key)
  }, [key, person, children])
  return {
    count: Number(stored) || 0,
    names,
    isPutOff: stored === notNow,
    putOff: () => {
      local.set(key, notNow)
      setStored(notNow)
    },
  }
}

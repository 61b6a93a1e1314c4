import type { PageData } from '@moonpage/contract/page-data'
import { bringFontsFor } from '../lib/foreign-letters.ts'
import { keptCredentials } from './session-store.ts'

let data: PageData = {}

/** What came with the page, for the queries of its first screen. */
export const pageData = (): PageData => data

export const holdPageData = (next: PageData): void => {
  data = next
}

/** Reads what the server wrote into the page; see first-screen.ts there. */
export const readPageData = (): void => {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return
  bringFontsFor(text)
  data = JSON.parse(text) as PageData
}

/**
 * Options of a query whose answer may have come with the page. It is a stranger's: whoever is signed in sees it
 * until their own is there.
 * @param isPart likewise until the whole is there
 */
export const startingWith = <T>(answer: T | undefined, isPart = false) =>
  answer === undefined
    ? ({ refetchOnMount: 'always' } as const)
    : { initialData: answer, initialDataUpdatedAt: isPart || keptCredentials() ? 0 : Date.now() }

import type { InitialData } from '@moonpage/contract/initial-data'
import { loadFontsFor } from '../lib/load-fonts-for.ts'
import { storedCredentials } from './session-store.ts'

let data: InitialData = {}

/** What came with the page, for the queries of its first screen. */
export const initialData = (): InitialData => data

export const setInitialData = (next: InitialData): void => {
  data = next
}

/** Reads what the server wrote into the page; see server-side-rendering.ts there. */
export const readInitialData = (): void => {
  const text = document.getElementById('initial-data')?.textContent
  if (!text) return
  loadFontsFor(text)
  data = JSON.parse(text) as InitialData
}

/**
 * Options of a query whose answer may have come with the page. It is a stranger's: whoever is signed in sees it
 * until their own is there.
 */
export const withInitialData = <T>(answer: T | undefined) =>
  answer === undefined
    ? ({ refetchOnMount: 'always' } as const)
    : { initialData: answer, initialDataUpdatedAt: storedCredentials() ? 0 : Date.now() }

import type { InitialData } from '@moonpage/contract/initial-data'
import { loadFontsFor } from '../lib/load-fonts-for.ts'
import { storedCredentials } from './session-store.ts'

let data: InitialData = {}

/** The data in the server's HTML, for the queries of the first render. */
export const initialData = (): InitialData => data

export const setInitialData = (next: InitialData): void => {
  data = next
}

/** Reads the initial data from the page; server-side-rendering.ts in the server writes it. */
export const readInitialData = (): void => {
  const text = document.getElementById('initial-data')?.textContent
  if (!text) return
  loadFontsFor(text)
  data = JSON.parse(text) as InitialData
}

/**
 * Query options for data that may be in the page. It is an anonymous visitor's: logged-in users see it until their own
 * is loaded.
 */
export const withInitialData = <T>(reply: T | undefined) =>
  reply === undefined
    ? ({ refetchOnMount: 'always' } as const)
    : { initialData: reply, initialDataUpdatedAt: storedCredentials() ? 0 : Date.now() }

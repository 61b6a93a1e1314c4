import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import type { Parent } from '../scripts/lib/parent.ts'
import { appUrl } from './steps.ts'

/** Whoever has a session. */
export type Person = Pick<Parent, 'signedIn'>

/** A browser in which the gate is passed and the parent, if there is one, is signed in. */
export async function signedIn(
  browser: Browser,
  parent: Person | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await enter(context, parent)
  return context
}

/** The same for a browser that is there already: from its next page on. */
export const enter = (context: BrowserContext, parent: Person | null) =>
  context.addInitScript(
    ([session]) => {
      sessionStorage.setItem('moonpage.gate', 'open')
      if (session) localStorage.setItem('moonpage.session', session)
    },
    [parent && JSON.stringify(parent.signedIn)] as const,
  )

/** Home, as a visitor who has passed the gate. */
export async function openHome(page: Page, url = appUrl()): Promise<void> {
  await enter(page.context(), null)
  await page.goto(url)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/** A browser in which the gate is passed and this session is kept at first; what the app makes of it stays. */
export async function browserOf(
  browser: Browser,
  session: object | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const kept = session && { name: 'moonpage.session', value: JSON.stringify(session) }
  const origins = kept ? [{ origin: appUrl(), localStorage: [kept] }] : []
  return signedIn(browser, null, { ...options, storageState: { cookies: [], origins } })
}

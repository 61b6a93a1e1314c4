import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { gatePass } from '../scripts/lib/gate-pass.ts'
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
export async function enter(context: BrowserContext, parent: Person | null): Promise<void> {
  // Outside the journeys, as for measuring, no app has a gate.
  if (process.env['APP_URL']) {
    const [name = '', value = ''] = (await gatePass(appUrl())).split('=')
    await context.addCookies([{ name, value, url: appUrl(), httpOnly: true, sameSite: 'Lax' }])
  }
  await context.addInitScript(
    ([session]) => {
      sessionStorage.setItem('moonpage.gate', 'open')
      if (session) localStorage.setItem('moonpage.session', session)
    },
    [parent && JSON.stringify(parent.signedIn)] as const,
  )
}

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

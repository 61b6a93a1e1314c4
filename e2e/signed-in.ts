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

/** A user with a session. */
export type Person = Pick<Parent, 'signedIn'>

/** A browser context with the gate passed and the user, if given, logged in. */
export async function signedIn(
  browser: Browser,
  parent: Person | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await enter(context, parent)
  return context
}

/** The same for an existing context, from its next page on. */
export async function enter(context: BrowserContext, parent: Person | null): Promise<void> {
  // Other runs, such as benchmarks, use apps without a gate.
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

/** Opens the home page as a visitor with the gate passed. */
export async function openHome(page: Page, url = appUrl()): Promise<void> {
  await enter(page.context(), null)
  await page.goto(url)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/** A context with the gate passed and this session in storage, which the app may change. */
export async function browserOf(
  browser: Browser,
  session: object | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const kept = session && { name: 'moonpage.session', value: JSON.stringify(session) }
  const origins = kept ? [{ origin: appUrl(), localStorage: [kept] }] : []
  return signedIn(browser, null, { ...options, storageState: { cookies: [], origins } })
}

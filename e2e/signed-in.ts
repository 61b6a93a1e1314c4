import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { Parent } from '../scripts/lib/parent.ts'

/** A browser in which the gate is passed and the parent, if there is one, is signed in. */
export async function signedIn(
  browser: Browser,
  parent: Parent | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript(
    ([session]) => {
      sessionStorage.setItem('moonpage.gate', 'open')
      if (session) localStorage.setItem('moonpage.session', session)
    },
    [parent && JSON.stringify(parent.signedIn)] as const,
  )
  return context
}

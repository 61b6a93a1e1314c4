import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { signUpAt } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { enter, openHome } from './signed-in.ts'
import { appUrl, expectAccessible, go, logInInBrowser } from './steps.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

const wish = { subject: 'owl', theme: 'patience', setting: 'garden', page_count: 4 } as const

/** All toasts with a link to a story, in all tabs, including dismissed ones. */
async function rings(context: BrowserContext): Promise<string[]> {
  const heard: string[] = []
  await context.exposeFunction('hear', (words: string) => void heard.push(words))
  await context.addInitScript(() => {
    const { hear } = globalThis as unknown as { hear: (words: string) => void }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.parentElement?.role === 'status' && node.textContent?.includes('Read it'))
            hear(node.textContent)
    }).observe(document, { subtree: true, childList: true })
  })
  return heard
}

test(
  'a story that is finished rings elsewhere in the app, in one tab, and waits under the bell',
  nightly,
  async ({ page, context }) => {
    const heard = await rings(context)
    const parent = await signUpAt(appUrl())
    await enter(context, parent)
    await page.goto(`${appUrl()}/dashboard`)
    // Wait for the focus to move to the new page.
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await bell(page).click()
    await expect(sheet(page)).toContainText('Nothing new.')
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()

    const other = await context.newPage()
    const answered = other.waitForResponse('**/api/v1/notifications')
    await other.goto(`${appUrl()}/public`)
    await answered
    const { id } = await parent.create({ ...wish, max_images: 1 })
    // Polling is frequent once a tab knows of the story: it learns of it when it is back online.
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(1)
    for (const tab of [page, other]) {
      await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread')
      await tab.evaluate(() => navigator.locks.request('moonpage.ring', () => {}))
    }
    expect(heard).toEqual([expect.stringMatching(/^“.+” is ready to read\.Read it$/)])

    // Background tabs render once a second.
    await page.bringToFront()
    // On phones the toast covers it.
    await bell(page).press('Enter')
    const news = sheet(page).getByRole('listitem')
    await expect(news).toHaveText(/^“.+” is ready to read\.Newjust now$/)
    await expectAccessible(page)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await page.reload()
    await bell(page).click()
    await expect(news).not.toContainText('New')
    await news.getByRole('link').click()
    await expect(page).toHaveURL(`${appUrl()}/story/${id}/page/1`)
    await expect(page.getByRole('article', { name: 'Page 1', exact: true })).toBeVisible()
  },
)

test(
  'whoever goes to the story has read its news; what the server was not told stays unread',
  nightly,
  async ({ page }) => {
    const parent = await signUpAt(appUrl())
    const first = await parent.create({ ...wish, max_images: 0 })
    const second = await parent.create({ ...wish, max_images: 0 })
    for (const { id } of [first, second]) await parent.waitFor(id)
    await openHome(page)
    await page.route('**/api/v1/notifications', (route) => route.abort())
    await go(page, 'Login')
    await logInInBrowser(page, parent)
    await page.waitForURL('**/dashboard')
    await bell(page).click()
    await expect(sheet(page).getByRole('alert')).toContainText('We can’t reach Moonpage')
    await page.unroute('**/api/v1/notifications')
    await page.route('**/api/v1/notifications/read', (route) => route.abort())
    const untold = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/read'))
    await sheet(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(sheet(page).getByText('New', { exact: true })).toHaveCount(2)
    await untold
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
    await page.unroute('**/api/v1/notifications/read')
    await page.keyboard.press('Escape')

    const seen = page.waitForResponse((response) => response.url().endsWith('/notifications/read'))
    await page.locator(`a[href="/story/${first.id}/page/1"]`).first().click()
    expect((await seen).request().postDataJSON()).toEqual({ ids: [expect.any(String)] })
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  },
)

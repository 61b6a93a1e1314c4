import { expect, test, type Page } from '@playwright/test'
import { signUpAt } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { openHome } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

test.beforeEach(({ page }) => openHome(page))

const strip = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const broken = (page: Page) => page.getByRole('heading', { name: 'Oops! Something went wrong' })
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Counts page loads. */
const countLoads = (page: Page) => {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  return loads
}

test('says that one is offline, and that one is back', nightly, async ({ page, context }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(strip(page, 'You’re offline.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(strip(page, 'Back online')).toBeVisible()
  await expect(strip(page, 'Back online')).toBeHidden()
})

test(
  'a home network without internet, where the server answers, is no reason to speak',
  nightly,
  async ({ page }) => {
    const answer = page.waitForResponse('**/healthz')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
      dispatchEvent(new Event('offline'))
    })
    expect((await answer).status()).toBe(200)
    // The next check starts after the first one has finished.
    const next = page.waitForResponse('**/healthz')
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await next
    await expect(page.getByText('You’re offline.')).toHaveCount(0)
  },
)

test('failed loads are retried when the server is back', nightly, async ({ page }) => {
  await page.route(/\/api\/|\/healthz/, (route) => route.abort())
  await footerLink(page, 'Public Stories').click()
  await expect(broken(page)).toBeVisible()
  await expect(strip(page, 'We can’t reach Moonpage.')).toBeVisible()
  await page.unroute(/\/api\/|\/healthz/)
  await expect(strip(page, 'Back online')).toBeVisible()
  // Other tests may have published stories.
  const stories = page.getByRole('main').getByRole('article').first()
  await expect(stories.or(page.getByRole('heading', { name: 'No Stories Found' }))).toBeVisible()
  await expect(broken(page)).toHaveCount(0)
})

test('a page whose script is gone after an update loads itself anew, once', nightly, async ({ page }) => {
  const loads = countLoads(page)
  await page.route('**/assets/terms-*.js', (route) => (loads.length > 0 ? route.continue() : route.abort()))
  await footerLink(page, 'Terms').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  expect(loads).toEqual([`${appUrl()}/terms`])
})

test(
  'a script that stays away leaves header and footer, says so, and the next page is whole',
  nightly,
  async ({ page }) => {
    const loads = countLoads(page)
    await page.route('**/assets/terms-*.js', (route) => route.abort())
    await footerLink(page, 'Terms').click()
    await expect(broken(page)).toBeVisible()
    expect(loads).toEqual([`${appUrl()}/terms`])
    await expect(page).toHaveTitle('Something went wrong · Moonpage')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect.poll(() => loads.length).toBe(2)
    await expect(broken(page)).toBeVisible()
    expect(loads).toHaveLength(2)
    await footerLink(page, 'Privacy').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await page.goBack()
    await expect(broken(page)).toBeVisible()
    await page.getByRole('button', { name: 'Go Home' }).click()
    await expect(page).toHaveURL(`${appUrl()}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a page that is asked for while offline opens when the connection is back',
  nightly,
  async ({ page, context }) => {
    await context.setOffline(true)
    await footerLink(page, 'Terms').click()
    await expect(page.getByText('It’ll open on its own once you’re back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  },
)

test('a crashed page does not affect the layout', nightly, async ({ page }) => {
  const parent = await signUpAt(appUrl())
  await page.evaluate(
    (session) => localStorage.setItem('moonpage.session', session),
    JSON.stringify(parent.signedIn),
  )
  // An invalid response.
  await page.route('**/api/v1/stories?**', (route) => route.fulfill({ json: { total: 1 } }))
  await page.goto(`${appUrl()}/dashboard`)
  await expect(broken(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute('**/api/v1/stories?**')
  await footerLink(page, 'Create Story').click()
  await expect(page.getByRole('button', { name: 'Create My Story' })).toBeVisible()
})

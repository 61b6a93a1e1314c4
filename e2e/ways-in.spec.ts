import { expect, test, type Page } from '@playwright/test'
import { signUpAt } from '../scripts/lib/parent.ts'
import { button, fillWell, forms } from './form-steps.ts'
import { nightly } from './nightly.ts'
import { browserOf, enter } from './signed-in.ts'
import { appUrl, go, logInInBrowser } from './steps.ts'

test.beforeEach(({ context }) => enter(context, null))
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const wanted = '/dashboard?page=2&search=owl#shelf'

const arrive = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

async function askFor(page: Page, path: string): Promise<void> {
  await page.goto(appUrl() + path)
  await expect(page).toHaveURL(`${appUrl()}/login`)
  await arrive(page, 'Login')
}

test(
  'where one wanted to go outlives every way between the forms, a reload and a login',
  nightly,
  async ({ page }) => {
    const parent = await signUpAt(appUrl())
    await askFor(page, wanted)
    const inForm = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    await inForm('Sign Up').click()
    await arrive(page, 'Sign Up')
    await page.reload()
    await inForm('Log in').click()
    await arrive(page, 'Login')
    await inForm('Forgot your password?').click()
    await arrive(page, 'Forgot your password?')
    await inForm('Back to Login').click()
    await arrive(page, 'Login')
    // The header's links carry no state.
    await go(page, 'Sign Up')
    await arrive(page, 'Sign Up')
    await go(page, 'Login')
    await arrive(page, 'Login')
    await logInInBrowser(page, parent)
    await expect(page).toHaveURL(appUrl() + wanted)
  },
)

test('the return path survives signing up', nightly, async ({ page }) => {
  await askFor(page, wanted)
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await arrive(page, 'Sign Up')
  await fillWell(page, forms.register)
  await button(page, 'Sign Up').click()
  await expect(page).toHaveURL(appUrl() + wanted)
})

test('the return path is never external or a login page', nightly, async ({ page }) => {
  const parent = await signUpAt(appUrl())
  await page.goto(`${appUrl()}/login`)
  await arrive(page, 'Login')
  for (const from of ['//evil.example/', '/\\evil.example/', 'https://evil.example/', '/login', 7]) {
    await page.evaluate((to) => history.replaceState({ usr: { from: to }, key: 'k', idx: 0 }, ''), from)
    await page.reload()
    await arrive(page, 'Login')
    await logInInBrowser(page, parent)
    await expect(page, String(from)).toHaveURL(`${appUrl()}/dashboard`)
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${appUrl()}/login`)
  }
})

test(
  'whoever is in is led past the forms, and nobody but an admin into /admin',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const context = await browserOf(browser, parent.signedIn)
    const page = await context.newPage()
    for (const path of ['/login', '/register', '/forgot-password', '/admin']) {
      await page.goto(appUrl() + path)
      await expect(page, path).toHaveURL(`${appUrl()}/dashboard`)
    }
    await page.goto(`${appUrl()}/no/such/page?really=1`)
    await expect(page).toHaveURL(`${appUrl()}/`)
  },
)

test('a user is not led to another user’s page', nightly, async ({ browser }) => {
  const [first, second] = [await signUpAt(appUrl()), await signUpAt(appUrl())]
  const context = await browserOf(browser, first.signedIn)
  const page = await context.newPage()
  await page.goto(`${appUrl()}/profile?of=first`)
  await arrive(page, 'Profile')
  await endSessions(first.signedIn.access_token)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Session expired' })).toBeVisible()
  await logInInBrowser(page, second)
  await expect(page).toHaveURL(`${appUrl()}/dashboard`)
})

async function endSessions(token: string): Promise<void> {
  const answer = await fetch(`${appUrl()}/api/v1/auth/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(204)
}

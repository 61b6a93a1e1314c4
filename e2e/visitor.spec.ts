import { expect, test, type Page } from '@playwright/test'
import type { StoryList } from '@moonpage/contract/story'
import { nightly } from './nightly.ts'
import { openHome } from './signed-in.ts'
import {
  appUrl,
  choose,
  expectAccessible,
  go,
  logInInBrowser,
  logOutInBrowser,
  newAccount,
  signUp,
} from './steps.ts'
import { signUpAt } from '../scripts/lib/parent.ts'

test.beforeEach(({ page }) => openHome(page))

test('an unknown path leads home', nightly, async ({ page }) => {
  await page.goto(`${appUrl()}/no/such/page`)
  await expect(page).toHaveURL(`${appUrl()}/`)
})

test('a protected page asks for a login and comes back', nightly, async ({ page }) => {
  const parent = await signUpAt(appUrl())
  await page.goto(`${appUrl()}/dashboard?page=2`)
  await expect(page).toHaveURL(/\/login$/)
  await logInInBrowser(page, parent)
  await expect(page).toHaveURL(/\/dashboard\?page=2$/)
  await page.goto(`${appUrl()}/login`)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a wrong login and a refused form say what is wrong', nightly, async ({ page }) => {
  await go(page, 'Login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessible(page)
  await logInInBrowser(page, newAccount())
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).last().click()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  for (const text of [
    'First name is required',
    'Username is required',
    'You must accept the terms and conditions',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)
})

const chosen = async (page: Page) => {
  await page.goto(`${appUrl()}/create`)
  for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
  await page.getByRole('button', { name: 'Create My Story' }).click()
  return page.getByRole('dialog', { name: 'Please log in to create a story' })
}

test('a story that a visitor chose starts by itself once they are in', async ({ page }) => {
  const dialog = await chosen(page)
  // Newcomers are offered signing up first.
  await expect(dialog.getByRole('link')).toHaveText(['Sign Up', 'Log In'])
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Sign Up' }).click()
  const account = await signUp(page, /\/story\/[\w-]+(\/page\/1)?$/)
  // Not by the header, which the reader hides.
  await page.goto(`${appUrl()}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Your Stories' })).toBeVisible()

  await logOutInBrowser(page)
  await expect(page).toHaveURL(`${appUrl()}/`)
  const again = await chosen(page)
  await expect(again.getByRole('link')).toHaveText(['Log In', 'Sign Up'])
  await again.getByRole('link', { name: 'Log In' }).click()
  // The draft survives a reload and a detour.
  await page.reload()
  await logInInBrowser(page, account)
  await page.waitForURL(/\/story\/[\w-]+(\/page\/1)?$/)

  // Returning to the form does not submit it again.
  await page.goto(`${appUrl()}/create`)
  await expect(page.getByRole('button', { name: 'Create My Story' })).toBeDisabled()
  await go(page, 'My Stories')
  await expect(page.getByRole('region', { name: /^Your Stories/ }).getByRole('article')).toHaveCount(2)
})

test(
  'who asks for something else than a story comes back to it, and nothing is begun',
  nightly,
  async ({ page }) => {
    const dialog = await chosen(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await go(page, 'Sign Up')
    await signUp(page)
    await page.goto(`${appUrl()}/create`)
    await expect(page.getByRole('radio', { name: 'Fox', exact: true })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Create My Story' })).toBeEnabled()
  },
)

const frame = { page: 1, page_size: 3, total: 0, total_pages: 0, has_next: false, has_previous: false }
const nothing = { stories: [], ...frame } satisfies StoryList

for (const [what, answer] of [
  ['no public stories', { json: nothing }],
  ['a feed that does not come', { status: 503, body: '' }],
] as const)
  test(`home with ${what} invites to make the first`, nightly, async ({ page }) => {
    await page.route('**/api/v1/public?*', (route) => route.fulfill(answer))
    await page.goto(appUrl())
    await expect(page.getByRole('heading', { name: 'No stories yet!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create First Story' })).toHaveAttribute('href', '/create')
  })

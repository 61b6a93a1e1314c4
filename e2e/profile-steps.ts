import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { logIn } from '@moonpage/contract/account'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, fetchPast } from './steps.ts'

/** A browser of this user at their profile, with persistent storage. */
export async function atProfile(browser: Browser, parent: Parent): Promise<Page> {
  const session = { name: 'moonpage.session', value: JSON.stringify(parent.signedIn) }
  const storageState = { cookies: [], origins: [{ origin: appUrl(), localStorage: [session] }] }
  const context = await signedIn(browser, null, { storageState })
  const page = await context.newPage()
  await page.goto(`${appUrl()}/profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByText('this one', { exact: true })).toBeVisible()
  return page
}

export const openProfile = async (browser: Browser) => {
  const parent = await signUpAt(appUrl())
  return { parent, page: await atProfile(browser, parent) }
}

export const statusOf = async (path: string, token: string) =>
  (await fetch(appUrl() + path, { headers: { authorization: `Bearer ${token}` } })).status

export const logInAt = (email: string, password: string): Promise<Response> =>
  fetchPast(logIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

/** Adds a reading app. @returns its part of the page, and what an app with the shown address and password is answered */
export async function addReadingApp(page: Page, name: string) {
  const region = page.getByRole('region', { name: 'Reading apps' })
  await region.getByRole('button', { name: 'Add a reading app' }).click()
  await expect(region.getByLabel('Which app is it?')).toBeFocused()
  await region.getByLabel('Which app is it?').fill(name)
  await region.getByRole('button', { name: 'Add it' }).click()
  await expect(region.getByRole('heading', { name: `Connect ${name}` })).toBeFocused()
  const [address = '', , password = ''] = await region
    .getByRole('definition')
    .evaluateAll((facts) => facts.map((one) => one.firstElementChild?.textContent ?? ''))
  const authorization = `Basic ${Buffer.from(`moonpage:${password}`).toString('base64')}`
  return {
    region,
    statusOfCatalog: async () => (await fetch(address, { headers: { authorization } })).status,
  }
}

export const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Account Information' })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')

export const edit = (page: Page) => page.getByRole('button', { name: 'Edit account information' })
export const save = (page: Page) => page.getByRole('button', { name: 'Save' })
export const currentPassword = (place: Page | Locator) =>
  place.getByLabel('Current password', { exact: true })

/** Expects an error next to the field that screen readers announce. */
export const expectError = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(RegExp(message))
export const expectNoError = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid')

export async function expectGreeting(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const greeting = page.getByRole('button', { name: `Hello, ${name}` })
  await expect(menu.or(greeting).filter({ visible: true })).toBeVisible()
  if (!(await menu.isVisible())) return
  await menu.click()
  await expect(page.getByText(`Hello, ${name}`).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
}

export const fitsTheScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Simulates a crashed server: an unreadable response. */
export const breakDown = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: '<html>' }))

import { expect, test, type Page } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { enter, openHome } from './signed-in.ts'
import { appUrl, expectAccessible, headerLinks } from './steps.ts'

let parent: Parent

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
})
test.beforeEach(({ page }) => openHome(page))

async function openDashboard(page: Page): Promise<void> {
  await enter(page.context(), parent)
  await page.goto(`${appUrl()}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ines Okafor' })).toBeVisible()
}

async function ways(page: Page) {
  const header = await headerLinks(page)
  const nav = header.getByRole('navigation', { name: 'Main' })
  return { header, nav, names: () => nav.getByRole('link').allInnerTexts() }
}

test('a visitor has the ways of a visitor', async ({ page }) => {
  const { header, nav, names } = await ways(page)
  expect(await names()).toEqual(['Home', 'Public Stories', 'Create Story'])
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByText(/^Hello/)).toHaveCount(0)
})

test('whoever is signed in is greeted, and has two more', nightly, async ({ page }) => {
  await openDashboard(page)
  const { header, nav, names } = await ways(page)
  expect(await names()).toEqual(['Home', 'Public Stories', 'Create Story', 'My Stories', 'Profile'])
  await expect(nav.getByRole('link', { name: 'My Stories' })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByText('Hello, Ines').locator('visible=true')).toHaveCount(1)
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await nav.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.goto(`${appUrl()}/admin`)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the sheet under the greeting, or the menu, keeps the keyboard and gives it back', async ({ page }) => {
  await openDashboard(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const isPhone = await menu.isVisible()
  const opener = isPhone ? menu : page.getByRole('button', { name: 'Hello, Ines' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(sheet.getByRole('group', { name: 'Theme' }).getByRole('radio')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeHidden()
  await expect(opener).toBeFocused()
})

import { expect, test, type Page } from '@playwright/test'
import { place } from './reader-steps.ts'
import { openHome } from './signed-in.ts'
import {
  appUrl,
  choose,
  expectAccessibleInBothThemes,
  expectPicturesLoaded,
  expectSeenAtOnce,
  givePassword,
  go,
  logInInBrowser,
  logOutInBrowser,
  newAccount,
  signUp,
} from './steps.ts'

const pages = Array.from({ length: 10 }, (_, index) => index + 1)

test('from the gate to a book that is kept', async ({ page }) => {
  // Ten pictures are painted.
  test.setTimeout(300_000)
  await test.step('the gate', () => knockAndEnter(page))
  await test.step('home', async () => {
    await expect(page.getByRole('heading', { name: 'Recently Created Stories' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
  const account = await test.step('sign up', async () => {
    await go(page, 'Sign Up')
    await expectAccessibleInBothThemes(page)
    return signUp(page)
  })
  await test.step('an empty dashboard', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome back, Ines Okafor' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
  await test.step('create', () => createBook(page))
  await test.step('progress', () => watchItBeMade(page))
  const title = await test.step('read', () => readAllPages(page))
  await test.step('a reload keeps the book and its page', async () => {
    await page.getByRole('button', { name: 'Page 7' }).click()
    await expect(place(page, 7)).toBeVisible()
    const words = await leaf(page).innerText()
    await page.reload()
    await expect(place(page, 7)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
    expect(await leaf(page).innerText()).toBe(words)
    await expectPicturesLoaded(page)
  })
  await test.step('the dashboard shows it', async () => {
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expectOnShelf(page, title)
    await expectAccessibleInBothThemes(page)
  })
  await test.step('log out and in again', async () => {
    await logOutInBrowser(page)
    await expect(page).toHaveURL(`${appUrl()}/`)
    await go(page, 'Login')
    await expectAccessibleInBothThemes(page)
    await logInInBrowser(page, account)
    await page.waitForURL('**/dashboard')
    await expectOnShelf(page, title)
  })
})

/** Counts taps and clicks in this tab. */
const countTaps = (page: Page) =>
  page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
    addEventListener('pointerdown', count, true)
  })
const taps = async (page: Page) => Number(await page.evaluate(() => sessionStorage.getItem('taps')))

test('somebody new comes from the landing page to a first page in eleven taps', async ({ page }) => {
  await countTaps(page)
  await openHome(page)
  await page.getByRole('link', { name: 'Create a story', exact: true }).click()
  for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
  await page.getByRole('button', { name: 'Create My Story' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click()

  // One tap on the field; then by keyboard.
  const { firstName, lastName, email, password } = newAccount()
  await page.getByLabel('First name').click()
  for (const text of [firstName, lastName, '', email, password]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByLabel('Username')).toHaveValue(/^ines_okafor/)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await expect(page.getByLabel('Confirm password')).toHaveValue(password)
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page
    .getByRole('link', { name: 'Start reading' })
    .or(place(page, 1))
    .first()
    .click({ timeout: 60_000 })
  await expect(place(page, 1)).toBeVisible()
  expect(await taps(page)).toBeGreaterThan(8)
  expect(await taps(page)).toBeLessThanOrEqual(11)
})

const leaf = (page: Page) => page.getByRole('article', { name: /^Page \d+$/ })

async function knockAndEnter(page: Page): Promise<void> {
  await page.goto(appUrl())
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('not the password')
  await page.getByRole('button', { name: 'Access Application' }).click()
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible()
  await expect(field).toHaveValue('')
  expect((await page.request.get(`${appUrl()}/api/v1/public`)).status()).toBe(401)
  await givePassword(page)
}

async function createBook(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create Your First Story' }).click()
  const create = page.getByRole('button', { name: 'Create My Story' })
  await expect(create).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
  await page.locator('label').filter({ hasText: 'Full Illustrations' }).click()
  await expectAccessibleInBothThemes(page)
  await create.click()
  await expect(
    page.getByText('Story creation started! Your magical story will be generated shortly.'),
  ).toBeVisible()
}

async function watchItBeMade(page: Page): Promise<void> {
  await page.waitForURL(/\/story\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: 'Generating Your Story...' })).toBeVisible()
  await expect(page.getByText(/Progress: \d+%/)).toBeVisible()
  // Painting has a low priority.
  await expect(page.getByRole('link', { name: /^Page 1/ })).toBeVisible({ timeout: 60_000 })
  await expectAccessibleInBothThemes(page)
  await page.waitForURL(/\/story\/[\w-]+\/page\/1$/, { timeout: 180_000 })
}

async function readAllPages(page: Page): Promise<string> {
  const next = page.getByRole('button', { name: 'Next' })
  const read = new Set<string>()
  for (const number of pages) {
    await expect(place(page, number)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/page/${number}$`))
    await expect(leaf(page).getByRole('img')).toHaveAttribute('alt', /\w/)
    await expectPicturesLoaded(page)
    await expectSeenAtOnce(page)
    read.add(await leaf(page).innerText())
    if (number === 1 || number === pages.length) await expectAccessibleInBothThemes(page)
    if (number < pages.length) await next.click()
  }
  await expect(next).toBeDisabled()
  expect(read.size, 'every page has words of its own').toBe(pages.length)
  return page.getByRole('heading', { level: 1 }).innerText()
}

async function expectOnShelf(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  await expect(card.getByRole('link', { name: /^Read Story/ })).toBeVisible()
  await expectPicturesLoaded(page)
}

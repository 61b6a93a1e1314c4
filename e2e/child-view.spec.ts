import { expect, type Page, test } from '@playwright/test'
import type { Child } from '@moonpage/contract/children'
import { send, signUpAt } from '../scripts/lib/parent.ts'
import { createStories } from './create-stories.ts'
import { place } from './reader-steps.ts'
import { browserOf } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const shelfOf = (page: Page) => page.getByRole('heading', { name: 'Mila’s books' })
const pin = async (page: Page, digits: string) => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}

test('a child has its own books and nothing else, until a grown-up knows the numbers', async ({
  browser,
}) => {
  const parent = await signUpAt(appUrl())
  const [hidden, shown] = await createStories(parent, ['fox', 'owl'])
  const child = await send<Child>(`${appUrl()}/api/v1/children`, 'POST', parent.signedIn.access_token, {
    name: 'Mila',
  })
  const context = await browserOf(browser, parent.signedIn)
  const other = await context.newPage()
  await other.goto(`${appUrl()}/dashboard`)
  await expect(other.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()

  const page = await context.newPage()
  await page.goto(`${appUrl()}/dashboard/children/${child.id}/books`)
  const hiding = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('checkbox', { name: `Mila sees ${hidden?.title}` }).uncheck()
  await hiding
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open Mila’s books' }).click()
  await page.getByRole('textbox', { name: 'Four numbers' }).fill('4711')
  await page.getByRole('button', { name: 'Choose and open' }).click()
  await expect(shelfOf(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Books' }).getByRole('link')).toHaveCount(1)
  await expectAccessible(page)

  // The other tab, typed addresses, reloading and going back all stay within it.
  await expect(shelfOf(other)).toBeVisible()
  for (const path of ['/dashboard', '/profile', '/public', `/story/${hidden?.id}`, '/login']) {
    await page.goto(appUrl() + path)
    await expect(shelfOf(page)).toBeVisible()
  }
  await page.goBack()
  await expect(shelfOf(page)).toBeVisible()
  await page.goto(`${appUrl()}/story/${hidden?.id}/page/1`)
  await expect(page.getByRole('heading', { name: 'This book isn’t here' })).toBeVisible()
  await page.getByRole('link', { name: 'Mila’s books' }).click()

  await page.getByRole('link', { name: shown?.title ?? '' }).click()
  await expect(place(page, 1)).toBeVisible()
  const narrated = page.waitForResponse((response) => /\/narration\b/.test(response.url()))
  await page.getByRole('button', { name: /^Read to me/ }).click()
  expect((await narrated).status()).toBe(200)
  await expect(page.getByRole('region', { name: 'About this book' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mila’s books' }).click()

  await page.getByRole('button', { name: 'For grown-ups' }).click()
  const sheet = page.getByRole('dialog', { name: 'For grown-ups' })
  await page.keyboard.type('99')
  await expect(sheet.getByRole('img', { name: '2 of 4 numbers' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('999')
  await expect(sheet.getByRole('alert')).toHaveText('That’s not it. 4 tries left.')
  for (const left of ['3 tries left', '2 tries left', '1 try left', 'Please wait 5 minutes']) {
    await pin(page, '9999')
    await expect(sheet.getByRole('alert')).toContainText(left)
  }
  await sheet.getByRole('button', { name: 'Forgot it' }).click()
  await sheet.getByLabel('Password').fill(parent.password)
  await sheet.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await expect(other.getByRole('contentinfo')).toBeVisible()

  // From now on one press opens it, and the numbers lead back.
  await page.goto(`${appUrl()}/dashboard/children/${child.id}/books`)
  await page.getByRole('button', { name: 'Open Mila’s books' }).click()
  await page.getByRole('button', { name: 'For grown-ups' }).click()
  await pin(page, '4711')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
})

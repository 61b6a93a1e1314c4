import { expect, test, type Page } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { appUrl, expectAccessible, expectPicturesLoaded, logIn, passGate } from './steps.ts'

let parent: Parent
let book: string

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
  const { id } = await parent.create({ subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 3 })
  await parent.waitFor(id)
  book = `${appUrl()}/story/${id}/page`
})

const place = (page: Page, number: number) =>
  page.getByRole('article', { name: `Page ${number}`, exact: true })

test.beforeEach(async ({ page }) => {
  await passGate(page)
  await page.goto(`${book}/4`)
  await logIn(page, parent)
  await expect(place(page, 4)).toBeVisible()
})

test('arrow keys, buttons and dots turn pages, and stop at the ends', async ({ page }) => {
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 5)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(place(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Page 10' }).click()
  await expect(place(page, 10)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${book}/10`)
  await page.getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(place(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`${book}/1`)
  await page.goBack()
  await expect(place(page, 10)).toBeVisible()
})

test('a page that the book does not have leads to page 1', async ({ page }) => {
  for (const number of ['11', '0', '-3', 'moon']) {
    await page.goto(`${book}/${number}`)
    await expect(page).toHaveURL(`${book}/1`)
    await expect(place(page, 1)).toBeVisible()
  }
})

test('settings, page and book outlive a reload', async ({ page }) => {
  await page.keyboard.press('c')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'XL' }) })
    .click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const size = () =>
    place(page, 4)
      .locator('p:visible')
      .last()
      .evaluate((words) => getComputedStyle(words).fontSize)
  const before = await size()
  await page.reload()
  await expect(place(page, 4)).toBeVisible()
  expect(await size()).toBe(before)
  await page.getByRole('button', { name: 'Controls' }).click()
  await expect(page.getByRole('radio', { name: 'XL' })).toBeChecked()
})

test('pages with a picture show it, pages without one their words', async ({ page }) => {
  const { story_pages: pages } = await parent.read(book.split('/').at(-2) ?? '')
  for (const { page_number: number, has_image: hasImage } of pages) {
    await page.goto(`${book}/${number}`)
    await expect(place(page, number)).toBeVisible()
    await expect(place(page, number).getByRole('img')).toHaveCount(hasImage ? 1 : 0)
    await expectPicturesLoaded(page)
    await expectAccessible(page)
  }
})

test('a picture that does not come is asked for three times more, then a sheet says so', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/static/images/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${book}/1`)
  await expect(place(page, 1).getByText('Image will appear once ready')).toBeVisible({ timeout: 15_000 })
  const own = asked.filter((url) => new URL(url).pathname === new URL(asked[0] ?? '').pathname)
  expect(own).toHaveLength(4)
  expect(new Set(own).size, 'each try has a time of its own').toBe(4)
})

test("someone else's story is not found", async ({ page }) => {
  await page.goto(`${appUrl()}/story/0190b0a0-0000-7000-8000-000000000000/page/1`)
  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
  await expectAccessible(page)
})

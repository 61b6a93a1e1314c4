import { expect, test, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { place } from './reader-steps.ts'
import { enter } from './signed-in.ts'
import { appUrl, expectAccessible, expectPicturesLoaded } from './steps.ts'

let parent: Parent
let book: string

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
  const { id } = await parent.create({ subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 2 })
  await parent.waitFor(id)
  book = `${appUrl()}/story/${id}/page`
})

test.beforeEach(async ({ context, page }) => {
  await enter(context, parent)
  await page.goto(`${book}/4`)
  await expect(place(page, 4)).toBeVisible()
})

test('a page that the book does not have leads to page 1', nightly, async ({ page }) => {
  for (const number of ['11', '0', '-3', 'moon']) {
    await page.goto(`${book}/${number}`)
    await expect(page).toHaveURL(`${book}/1`)
    await expect(place(page, 1)).toBeVisible()
  }
})

test("the next page's picture is at hand before it is turned to", async ({ context, page }) => {
  const { story_pages: pages } = await parent.read(book.split('/').at(-2) ?? '')
  const painted = pages.find((one) => one.has_image && one.page_number > 5)?.page_number ?? 0
  const fetched = page.waitForResponse(/\/static\/images\//)
  await page.getByRole('button', { name: `Page ${painted - 1}`, exact: true }).click()
  await (await fetched).finished()
  await context.setOffline(true)
  await page.keyboard.press('ArrowRight')
  await expect(place(page, painted).getByRole('img')).toBeVisible()
  await expectPicturesLoaded(page)
})

test('the screen is kept awake while a book is open, and no longer', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    const held = { count: 0 }
    const request = () =>
      Promise.resolve({ release: () => Promise.resolve((held.count -= 1)), held: (held.count += 1) })
    Object.assign(globalThis, { held })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const held = () => page.evaluate(() => (globalThis as unknown as { held: { count: number } }).held.count)
  await page.goto(`${book}/1`)
  await expect(place(page, 1)).toBeVisible()
  await expect.poll(held).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 2)).toBeVisible()
  await expect.poll(held).toBe(1)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect.poll(held).toBe(0)
})

test(
  'a picture that does not come is asked for three times more, then a sheet says so',
  nightly,
  async ({ page }) => {
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
  },
)

test("someone else's story is not found", nightly, async ({ page }) => {
  await page.goto(`${appUrl()}/story/0190b0a0-0000-7000-8000-000000000000/page/1`)
  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
  await expectAccessible(page)
})

/** The mean red, green and blue of what is on the screen in the middle of an element. */
async function colorOf(picture: Locator): Promise<number[]> {
  const { channels } = await sharp(await picture.screenshot()).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

test('with the lamp off a picture is dim and warm, with little blue', async ({ page }) => {
  const painted = (await parent.read(book.split('/').at(-2) ?? '')).story_pages.find((one) => one.has_image)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${book}/${painted?.page_number}`)
  const picture = place(page, painted?.page_number ?? 0).getByRole('img')
  await expectPicturesLoaded(page)
  const [red = 0, green = 0, blue = 0] = await colorOf(picture)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await colorOf(picture))[1]).toBeLessThan(green * 0.8)
  const dark = await colorOf(picture)
  expect(dark[0]).toBeLessThan(red)
  expect((dark[2] ?? 0) / (dark[0] ?? 1)).toBeLessThan((blue / red) * 0.8)
})

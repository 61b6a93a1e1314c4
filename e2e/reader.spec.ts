import { expect, test, type Page } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { enter } from './signed-in.ts'
import { appUrl, expectAccessible, expectPicturesLoaded } from './steps.ts'

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

test.beforeEach(async ({ context, page }) => {
  await enter(context, parent)
  await page.goto(`${book}/4`)
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

test('space, Page Up, Page Down, Home and End turn pages, and a turn is read aloud', async ({ page }) => {
  const { story_pages: pages } = await parent.read(book.split('/').at(-2) ?? '')
  const said = page.getByRole('status').filter({ hasText: /^Page \d+ of 10/ })
  await expect(said).toHaveText('Page 4 of 10')
  for (const [key, number] of [
    ['Space', 5],
    ['PageDown', 6],
    ['PageUp', 5],
    ['Shift+Space', 4],
    ['End', 10],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(place(page, number), key).toBeVisible()
    const [words = ''] = pages[number - 1]?.content.split(/\n/) ?? []
    await expect(said).toContainText(`Page ${number} of 10. ${words.trim()}`)
    expect(await page.evaluate(() => scrollY), key).toBe(0)
  }
  await page.getByRole('button', { name: 'Controls' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Controls' })).toBeVisible()
  await expect(place(page, 1), 'on a button it presses that').toBeVisible()
})

test('the last page offers it again, a heart, and another story with its hero', async ({ page }) => {
  const { hero } = await parent.read(book.split('/').at(-2) ?? '')
  await page.keyboard.press('End')
  const end = place(page, 10).getByRole('group', { name: 'The end' })
  const heart = end.getByRole('button', { name: /^Favorite/ })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await end.getByRole('button', { name: 'Read it again' }).click()
  await expect(place(page, 1)).toBeVisible()
  await page.keyboard.press('End')
  await end.getByRole('button', { name: `Another story with ${hero?.name}` }).click()
  await expect(page).toHaveURL(`${appUrl()}/create`)
  const wish = await page.evaluate(() =>
    Object.values(sessionStorage).find((one) => one.includes('hero_name')),
  )
  expect(JSON.parse(wish ?? '{}')).toMatchObject({ hero_name: hero?.name, subject: 'owl' })
})

test('a page that the book does not have leads to page 1', { tag: '@once' }, async ({ page }) => {
  for (const number of ['11', '0', '-3', 'moon']) {
    await page.goto(`${book}/${number}`)
    await expect(page).toHaveURL(`${book}/1`)
    await expect(place(page, 1)).toBeVisible()
  }
})

test('pages with a picture show it, pages without one their words', async ({ page }) => {
  const { story_pages: pages } = await parent.read(book.split('/').at(-2) ?? '')
  for (const { page_number: number, has_image: hasImage } of pages) {
    await page.goto(`${book}/${number}`)
    await expect(place(page, number)).toBeVisible()
    await expect(place(page, number).getByRole('img')).toHaveCount(hasImage ? 1 : 0)
    await expectPicturesLoaded(page)
  }
})

test(
  "the next page's picture is at hand before it is turned to",
  { tag: '@once' },
  async ({ context, page }) => {
    const { story_pages: pages } = await parent.read(book.split('/').at(-2) ?? '')
    const painted = pages.find((one) => one.has_image && one.page_number > 5)?.page_number ?? 0
    const fetched = page.waitForResponse(/\/static\/images\//)
    await page.getByRole('button', { name: `Page ${painted - 1}`, exact: true }).click()
    await (await fetched).finished()
    await context.setOffline(true)
    await page.keyboard.press('ArrowRight')
    await expect(place(page, painted).getByRole('img')).toBeVisible()
    await expectPicturesLoaded(page)
  },
)

test('every dot of a long book is large enough for a finger, and lies on its own', async ({ page }) => {
  const wish = { subject: 'bear', theme: 'patience', setting: 'mountain', page_count: 16 } as const
  const { id } = await parent.create({ ...wish, max_images: 0 })
  await parent.waitFor(id)
  await page.goto(`${appUrl()}/story/${id}/page/16`)
  await expect(place(page, 16)).toBeVisible()
  const dots = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page / })
  await expect(dots).toHaveCount(16)
  const boxes = await dots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  for (const [index, { left, top, width, height }] of boxes.entries()) {
    expect(width).toBeGreaterThanOrEqual(24)
    expect(height).toBeGreaterThanOrEqual(44)
    for (const other of boxes.slice(index + 1))
      expect(
        Math.max(Math.abs(other.left - left) - width, Math.abs(other.top - top) - height),
      ).toBeGreaterThan(-0.5)
  }
})

test('the screen is kept awake while a book is open, and no longer', { tag: '@once' }, async ({ page }) => {
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
  { tag: '@once' },
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

test("someone else's story is not found", { tag: '@once' }, async ({ page }) => {
  await page.goto(`${appUrl()}/story/0190b0a0-0000-7000-8000-000000000000/page/1`)
  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
  await expectAccessible(page)
})

import { expect, test } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { declineBedtime, place } from './reader-steps.ts'
import { enter } from './signed-in.ts'
import { appUrl, expectAccessible, expectPicturesLoaded } from './steps.ts'

let parent: Parent
let book: string

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
  const { id } = await parent.create({ subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 1 })
  await parent.waitFor(id)
  book = `${appUrl()}/story/${id}/page`
})

test.beforeEach(async ({ context, page }) => {
  await enter(context, parent)
  await declineBedtime(page)
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
  'every dot of a long book is large enough for a finger, and lies on its own',
  nightly,
  async ({ page }) => {
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
  },
)

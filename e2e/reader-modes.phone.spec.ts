import { expect, test, type Locator, type Page } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { place, set } from './reader-steps.ts'
import { enter } from './signed-in.ts'
import { appUrl, expectAccessible, expectPicturesLoaded } from './steps.ts'

// The oldest age group has the longest pages.
const about = { subject: 'owl', theme: 'kindness', setting: 'forest' } as const
const wish = { ...about, age_group: '7-8', page_count: 4 } as const
const modes = ['Adaptive', 'Overlay', 'Side-by-side', 'Book'] as const
/** By day one with the words below the picture, and the one with the words on it. */
const isTriedByDay = (mode: string) => mode === 'Adaptive' || mode === 'Overlay'
const byDay = (mode: string) => (isTriedByDay(mode) ? {} : nightly)

let parent: Parent
let id: string

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
  // Pictures on the first and the last page.
  id = (await parent.create({ ...wish, max_images: 2 })).id
  await parent.waitFor(id)
})

const address = (story: string, page: number) => `${appUrl()}/story/${story}/page/${page}`

async function open(page: Page, number: number, story = id): Promise<void> {
  await page.goto(address(story, number))
  await expect(place(page, number)).toBeVisible()
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('is not on the page')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Checks the layout of picture and text on page 1. */
async function expectLaidOut(page: Page, mode: (typeof modes)[number]): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const isWide = width >= 900
  const picture = await boxOf(place(page, 1).getByRole('img'))
  const words = await boxOf(place(page, 1).locator('[data-words]'))
  const isBeside = picture.right <= words.x + 1
  const isAbove = picture.y < words.y && picture.bottom <= words.y + 20
  if (mode === 'Overlay') {
    expect(picture.width, 'from edge to edge').toBeGreaterThanOrEqual(width - 1)
    expect(isAbove, 'words on a sheet over its lower part').toBe(true)
  } else if (!isWide) expect(isAbove, 'words below').toBe(true)
  else {
    expect(isBeside, 'words beside it').toBe(true)
    if (mode === 'Book') {
      expect(Math.abs(picture.width - picture.height), 'square leaves').toBeLessThan(2)
      expect(Math.abs(picture.width - words.width), 'of one size').toBeLessThan(2)
    } else expect(picture.width).toBeLessThanOrEqual(width * 0.62 + 1)
  }
}

for (const mode of modes)
  test(
    `${mode}: laid out as it says, turned by keys, at every size of letters`,
    byDay(mode),
    async ({ context, page }) => {
      await enter(context, parent)
      await open(page, 1)
      await set(page, mode)
      await expectPicturesLoaded(page)
      await expectLaidOut(page, mode)
      await expectAccessible(page)
      for (const size of ['Small', 'XL']) {
        await set(page, size)
        await expectLaidOut(page, mode)
        for (const number of [1, 2]) {
          await expect(place(page, number)).toBeVisible()
          const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(await beyond(), `${size}, page ${number}`).toBeLessThanOrEqual(0)
          const words = place(page, number).locator('[data-words]')
          expect(await words.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(1)
          await words.locator('p:visible').last().scrollIntoViewIfNeeded()
          await expect(words.locator('p:visible').last()).toBeInViewport()
          await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport()
          await page.keyboard.press(number === 1 ? 'ArrowRight' : 'ArrowLeft')
        }
      }
      await page.keyboard.press('ArrowRight')
      await expect(place(page, 2)).toBeVisible()
      await expectAccessible(page)
    },
  )

test('a finger turns the page in each mode', async ({ context, page, isMobile }) => {
  test.skip(!isMobile, 'there is no finger')
  await enter(context, parent)
  await open(page, 1)
  const cdp = await context.newCDPSession(page)
  const swipe = async (from: number, to: number, y: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await touch('touchStart', from)
    for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + ((to - from) * step) / 4)
    await touch('touchEnd')
  }
  for (const mode of modes.filter((one) => process.env['NIGHTLY'] ?? isTriedByDay(one))) {
    await set(page, mode)
    for (const y of [200, 640]) {
      await swipe(330, 60, y)
      await expect(place(page, 2), `${mode}, on at ${y}`).toBeVisible()
      await swipe(60, 330, y)
      await expect(place(page, 1), `${mode}, back at ${y}`).toBeVisible()
    }
    await swipe(60, 330, 200)
    await expect(page).toHaveURL(address(id, 1))
  }
})

import { expect, test, type Page } from '@playwright/test'
import type { Story } from '@moonpage/contract/story'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { fitsTheScreen } from './profile-steps.ts'
import { place } from './reader-steps.ts'
import { enter } from './signed-in.ts'
import { appUrl, expectAccessible, expectPicturesLoaded } from './steps.ts'

let parent: Parent
let id: string

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
  const wish = { subject: 'fox', theme: 'courage', setting: 'castle', page_count: 4, max_images: 2 } as const
  id = (await parent.create(wish)).id
  await parent.waitFor(id)
})

test.beforeEach(({ context }) => enter(context, parent))

const address = (page: number) => `${appUrl()}/story/${id}/page/${page}`

/** Changes the story in the server's responses, to simulate a state. */
async function pretend(page: Page, change: (story: Story) => Partial<Story>): Promise<void> {
  await page.route(`**/api/v1/stories/${id}/events`, (route) => route.abort())
  await page.route(`**/api/v1/stories/${id}`, async (route) => {
    const response = await route.fetch()
    const story = (await response.json()) as Story
    await route.fulfill({ response, json: { ...story, ...change(story) } })
  })
}

const firstTwo = ({ story_pages: pages }: Story) => ({ story_pages: pages.slice(0, 2) })

test('a page that is not written yet says how far the book is, and comes by itself', async ({ page }) => {
  let percent = 30
  await pretend(page, (story) => ({
    ...firstTwo(story),
    generation_status: 'generating',
    generation_progress: percent,
  }))
  await page.goto(address(1))
  await expect(place(page, 1)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '30')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Page 4' }).click()
  await expect(page.getByRole('heading', { name: 'Generating Your Story...' })).toBeVisible()
  await expect(page.getByText('This may take 2-3 minutes')).toBeVisible()
  await expectAccessible(page)
  percent = 50
  await expect(page.getByText('Almost there! Just a few more moments...')).toBeVisible()
  await page.unrouteAll()
  await expect(place(page, 4).getByText('The end', { exact: true })).toBeVisible()
})

test('a page that is being painted shows its drawing', nightly, async ({ page }) => {
  await pretend(page, ({ story_pages: pages }) => ({
    story_pages: pages.map((one) => ({
      ...one,
      image_url: null,
      image_srcset: null,
      sketch_url: one.image_url,
    })),
    generation_status: 'generating_images',
    generation_progress: 75,
  }))
  await page.goto(address(1))
  await expect(place(page, 1).getByText('Being painted')).toBeVisible()
  await expectPicturesLoaded(page)
  await expectAccessible(page)
})

test('while a new version is made, the old one is read', nightly, async ({ page }) => {
  await pretend(page, () => ({ generation_status: 'generating', generation_progress: 40 }))
  await page.goto(address(1))
  await expect(page.getByText('A new version is being made 40%')).toBeVisible()
  for (const number of [1, 2, 3, 4]) {
    await expect(place(page, number).locator('[data-words]')).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByText('Generating Your Story...')).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'a service that is waited for is told of, since when, and what to do meanwhile',
  nightly,
  async ({ page }) => {
    const since = new Date(2026, 10, 22, 19, 5)
    await pretend(page, () => ({
      story_pages: [],
      generation_status: 'pending',
      generation_progress: 0,
      waiting_since: since.toISOString(),
    }))
    await page.goto(`${appUrl()}/story/${id}`)
    await expect(
      page.getByText(/^We’ve been waiting for the story service since 7:05.PM\. Nothing is lost/),
    ).toBeVisible()
    await fitsTheScreen(page)
    await expectAccessible(page)
  },
)

test('pictures that are missing are told of, and painted when asked for', async ({ page }) => {
  const without = (story: Story) => ({
    story_pages: story.story_pages.map((one) => ({ ...one, image_url: null, image_srcset: null })),
  })
  await pretend(page, without)
  await page.route(`**/api/v1/stories/${id}/regenerate-images`, async (route) => {
    const story = (await (
      await page.request.get(`${appUrl()}/api/v1/stories/${id}`, {
        headers: await route.request().allHeaders(),
      })
    ).json()) as Story
    await route.fulfill({ status: 202, json: { ...story, ...without(story), generation_status: 'pending' } })
  })
  await page.goto(address(1))
  const strip = page.getByText('2 pictures are not painted yet.')
  await expect(strip).toBeVisible()
  await expect(place(page, 1).locator('[data-words]')).toBeVisible()
  await fitsTheScreen(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Paint them now' }).click()
  await expect(page.getByText(/^The missing pictures are being painted/)).toBeVisible()
})

test('a new version that failed is told of, until it is put away', nightly, async ({ page }) => {
  await pretend(page, () => ({ generation_error: 'We couldn’t finish the new version.' }))
  const strip = page.getByText('We couldn’t finish the new version.')
  await page.goto(address(2))
  await expect(strip).toBeVisible()
  await expect(place(page, 2)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'About this book' })).toBeFocused()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(strip).toHaveCount(0)
  await page.reload()
  await expect(place(page, 2)).toBeVisible()
  await expect(strip).toHaveCount(0)
})

test('a story that failed says why, shows what was kept, and is tried again', async ({ page }) => {
  await pretend(page, (story) => ({
    ...firstTwo(story),
    generation_status: 'failed',
    generation_error: 'The storyteller lost the thread.',
  }))
  await page.goto(address(1))
  await expect(page.getByRole('heading', { name: 'This story isn’t finished' })).toBeVisible()
  await expect(page.getByText('The storyteller lost the thread.')).toBeVisible()
  await expect(
    page.getByText('2 pages of 4 written and 1 picture painted: all of it is saved.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Read what’s written so far' }).click()
  await expect(place(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 2)).toBeVisible()
  await page.route(`**/api/v1/stories/${id}/regenerate`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to regenerate story' })).toBeVisible()
})

test('a book without pages says so', nightly, async ({ page }) => {
  await pretend(page, () => ({ story_pages: [] }))
  await page.goto(address(1))
  await expect(page.getByRole('heading', { name: 'No Pages Available' })).toBeVisible()
  await expectAccessible(page)
})

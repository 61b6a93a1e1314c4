import { expect, test, type Page } from '@playwright/test'
import { publishStory, unpublishStory } from '@moonpage/contract/sharing'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { place } from './reader-steps.ts'
import { openHome, signedIn } from './signed-in.ts'
import { appUrl, expectAccessible, expectPicturesLoaded, expectSeenAtOnce, fetchPast } from './steps.ts'

let owner: Parent
let id: string
let title: string

test.beforeAll(async () => {
  owner = await signUpAt(appUrl())
  const wish = { subject: 'owl', theme: 'kindness', setting: 'forest', page_count: 4, max_images: 2 } as const
  const story = await owner.create({ ...wish, hero: { name: 'Zebedee' } })
  id = story.id
  await owner.waitFor(id)
})

test.beforeEach(async ({ page }) => {
  title = await set(publishStory)
  await openHome(page)
})

/** Publishes or unpublishes the story. @returns its public title */
async function set({ method, path }: { method: string; path: string }): Promise<string> {
  const authorization = `Bearer ${owner.signedIn.access_token}`
  const changed = await fetch(appUrl() + path.replace('{id}', id), { method, headers: { authorization } })
  expect(changed.status).toBe(200)
  const open = await fetchPast(`/api/v1/public/${id}`)
  return ((await open.json()) as { title: string }).title
}

const address = (page: number | string) => `${appUrl()}/public/story/${id}/page/${page}`
const yours = (page: Page) => page.getByRole('heading', { name: 'This book is yours' })

test('a visitor reads a public story from the feed to its end', async ({ page }) => {
  await page.goto(`${appUrl()}/public`)
  await page.locator(`a[href="/public/story/${id}/page/1"]`).first().click()
  await expect(place(page, 1)).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Moonpage`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectPicturesLoaded(page)
  await expectSeenAtOnce(page)
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Page 4' }).click()
  await expect(place(page, 4)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Page 4 of 4' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('button', { name: 'Controls' }).click()
  await expect(page.getByRole('region', { name: 'Controls' })).toBeVisible()
  await page.keyboard.press('Escape')
  const about = page.getByRole('region', { name: 'About this book' })
  await expect(about).toContainText('by A Moonpage family')
  await expect(about).toContainText(/Created \w+ \d{1,2}, \d{4}/)
  await expect(about.getByRole('button', { name: /Download/ })).toBeVisible()
  await expect(about.getByRole('button', { name: /Report|Public/ })).toHaveCount(0)
  await expect(yours(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('Zebedee')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Public Feed' }).click()
  await expect(page).toHaveURL(`${appUrl()}/public`)
})

test('an address of a page that the book does not have leads to page 1', nightly, async ({ page }) => {
  for (const url of [address(5), address('moon')]) {
    await page.goto(url)
    await expect(page).toHaveURL(address(1))
    await expect(place(page, 1)).toBeVisible()
  }
})

test('without a page the address shows the cover, which opens', async ({ page }) => {
  await page.goto(`${appUrl()}/public/story/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('4 pages, about')).toBeVisible()
  await expectPicturesLoaded(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the book' }).click()
  await expect(page).toHaveURL(address(1))
  await expect(place(page, 1)).toBeVisible()
})

test(
  'its owner sees it as others do, and a way to the own copy',
  nightly,
  async ({ browser, page: visitor }) => {
    const context = await signedIn(browser, owner)
    const page = await context.newPage()
    const { story_pages: pages } = await owner.read(id)
    const { page_number: number = 0 } = pages.find(({ content }) => content.includes('Zebedee')) ?? {}
    await page.goto(address(number))
    await expect(yours(page)).toBeVisible()
    await expect(place(page, number)).not.toContainText('Zebedee')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open your own copy' }).click()
    await expect(page).toHaveURL(`${appUrl()}/story/${id}/page/${number}`)
    await expect(place(page, number)).toContainText('Zebedee')

    await visitor.goto(address(1))
    await expect(place(visitor, 1)).toBeVisible()
    await set(unpublishStory)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
    await expect(visitor).toHaveTitle('Story Not Found · Moonpage')
    await expectAccessible(visitor)
    await context.close()
  },
)

test('a story that does not come says so, and is tried again', nightly, async ({ page }) => {
  await page.route(`**/api/v1/public/${id}`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(address(3))
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch story' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`**/api/v1/public/${id}`)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(place(page, 3)).toBeVisible()
})

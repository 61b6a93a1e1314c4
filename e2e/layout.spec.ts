import { expect, test, type Page } from '@playwright/test'
import { createStory } from '@moonpage/contract/story'
import { deleteStory } from '@moonpage/contract/story-tools'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { callAs } from './create-stories.ts'
import { nightly } from './nightly.ts'
import { enter, openHome } from './signed-in.ts'
import { appUrl, choose, expectAccessible, logInInBrowser } from './steps.ts'

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

test('pages beneath another show the way up', nightly, async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  for (const name of ['Terms', 'Privacy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(trail.getByRole('listitem')).toHaveText(['Home', name])
    await expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
  }
  await openDashboard(page)
  // A story with pictures is unfinished while its page loads.
  const { id } = await parent.create({ subject: 'fox', theme: 'courage', setting: 'forest', max_images: 5 })
  await page.goto(`${appUrl()}/story/${id}`)
  await expect(trail.getByRole('listitem').first()).toHaveText('My Stories')
  await expect(trail.getByRole('listitem')).toHaveCount(2)
  await trail.getByRole('link', { name: 'My Stories' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // Stops painting.
  await callAs(parent, appUrl() + deleteStory.path.replace('{id}', id), 'DELETE')
})

test('a new page begins at its top, and Back leads to where one was', nightly, async ({ page }) => {
  await page.goto(`${appUrl()}/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.getByRole('article').getByRole('link', { name: 'terms' })
  await link.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(400)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toHaveAccessibleName('Terms')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('the first press of Tab offers the way past the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab')
  await page.goto(`${appUrl()}/terms`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toBeFocused()
})

test(
  'the dialog that asks for a login leads back to the very place, with all that was chosen',
  nightly,
  async ({ page }) => {
    const place = `${appUrl()}/create?from=home#main`
    await page.goto(place)
    for (const name of ['Owl', 'Kindness', 'Castle']) await choose(page, name)
    await page.getByRole('button', { name: 'Create My Story' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL(`${appUrl()}/login`)
    // The story starts automatically, and the app would navigate.
    await page.route(`**${createStory.path}`, (route) => route.abort())
    const went: string[] = []
    page.on('framenavigated', (frame) => went.push(frame.url()))
    await logInInBrowser(page, parent)
    await expect.poll(() => went).toContain(place)
    for (const name of ['Owl', 'Kindness', 'Castle'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  },
)

test('the header has room for its words on every width', nightly, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the widths are set here')
  await openDashboard(page)
  for (const width of [320, 390, 820, 900, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `runs over the edge at ${width} px`).toBeLessThanOrEqual(0)
    const cramped = await page
      .getByRole('banner')
      .locator('nav a:visible, button span:visible')
      .evaluateAll((words) =>
        words
          .filter((word) => {
            const text = document.createRange()
            text.selectNodeContents(word)
            const lines = new Set([...text.getClientRects()].map(({ top }) => top))
            return lines.size !== 1 || word.scrollWidth > word.clientWidth + 1
          })
          .map((word) => word.textContent),
      )
    expect(cramped, `cut or broken at ${width} px`).toEqual([])
  }
})

import { statSync } from 'node:fs'
import { expect, test, type Page, type Route } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { ask, publish, rate } from './community-steps.ts'
import { enterAs } from './dashboard-steps.ts'
import { nightly } from './nightly.ts'
import { breakDown, fitsTheScreen } from './profile-steps.ts'
import { appUrl, expectAccessible, logInInBrowser } from './steps.ts'
import { expectThumbsFit } from './touch-targets.ts'

const about = (page: Page) => page.getByRole('region', { name: 'About this book' })
const panel = (page: Page) => page.getByRole('region', { name: 'What readers think' })
const star = (page: Page, stars: number) =>
  panel(page).getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
const details = (page: Page) => panel(page).getByRole('definition')
const pathTo = (id: string, page = 1) => `/public/story/${id}/page/${page}`

/** Opens the book and scrolls to load the section below. */
async function open(page: Page, path: string, who: Parent | null): Promise<void> {
  await enterAs(page, path, who)
  await about(page).scrollIntoViewIfNeeded()
  await expect(panel(page)).toBeVisible()
}

type Stats = { average_rating: number; rating_count: number; user_rating: number | null }
const statsFor = (parent: Parent, id: string) =>
  ask<Stats>(parent, { method: 'GET', path: `/api/v1/ratings/story/${id}` })

let owner: Parent
let reader: Parent
let id: string

test.beforeEach(async () => {
  owner = await signUpAt(appUrl())
  reader = await signUpAt(appUrl())
  const [story] = await publish(owner, 1, 'rating')
  id = story?.id ?? ''
})

test('a reader rates a story, changes their mind and takes it back', nightly, async ({ page, isMobile }) => {
  await open(page, pathTo(id, 2), reader)
  await expect(panel(page)).toContainText('No ratings yet - Be the first to rate this story!')
  await expect(panel(page)).toContainText('Rate this story:')
  if (!isMobile) {
    await star(page, 3).hover()
    await expect(panel(page)).toContainText('Click to rate 3 stars')
  }
  await star(page, 4).click()
  await toast(page, 'Thank you for rating this story')
  await expect(panel(page)).toContainText('Based on 1 rating')
  await expect(star(page, 4)).toBeChecked()
  await expect(panel(page)).toContainText('Your rating:')
  expect(await statsFor(reader, id)).toEqual({ average_rating: 4, rating_count: 1, user_rating: 4 })

  await rate(await signUpAt(appUrl()), id, 1)
  await page.reload()
  await about(page).scrollIntoViewIfNeeded()
  await expect(panel(page)).toContainText('Your rating: 4/5')
  await panel(page).getByRole('button', { name: 'Show Details' }).click()
  await expect(details(page)).toHaveText(['2.50 /5.00', '2', '4'])
  await fitsTheScreen(page)
  await expectAccessible(page)

  // Arrow keys move along the stars and choose the last one. They do not turn pages.
  await star(page, 4).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(star(page, 2)).toBeChecked()
  await page.keyboard.press('Enter')
  await toast(page, 'Your rating has been changed')
  await expect(details(page)).toHaveText(['1.50 /5.00', '2', '2'])
  await expect(page).toHaveURL(appUrl() + pathTo(id, 2))

  await panel(page).getByRole('button', { name: 'Remove My Rating' }).click()
  await toast(page, 'Rating removed successfully!')
  await expect(details(page)).toHaveText(['1.00 /5.00', '1', 'None yet'])
  await expect(panel(page).getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await statsFor(reader, id)).toEqual({ average_rating: 1, rating_count: 1, user_rating: null })
})

test(
  'what cannot be stored is not shown, and another tab’s rating is changed instead',
  nightly,
  async ({ page }) => {
    await open(page, pathTo(id), reader)
    const ratings = '/api/v1/ratings'
    await breakDown(page, ratings)
    await star(page, 5).click()
    await toast(page, 'Failed to submit rating. Please try again.')
    await expect(star(page, 5)).not.toBeChecked()
    await expect(panel(page)).toContainText('No ratings yet')
    await page.unroute(`**${ratings}`)

    // Rated elsewhere between the two requests: the 409 has the id of the rating to change.
    const rateFirst = async (route: Route) => {
      await rate(reader, id, 2)
      await route.continue()
    }
    await page.route(`**${ratings}`, rateFirst, { times: 1 })
    await star(page, 5).click()
    await toast(page, 'Your rating has been changed')
    await expect(star(page, 5)).toBeChecked()
    expect(await statsFor(reader, id)).toEqual({ average_rating: 5, rating_count: 1, user_rating: 5 })

    await breakDown(page, `${ratings}/*`)
    await panel(page).getByRole('button', { name: 'Remove My Rating' }).click()
    await toast(page, 'Failed to remove rating. Please try again.')
    await expect(star(page, 5)).toBeChecked()
  },
)

test(
  'a visitor logs in to rate and is back on the very page; the book is theirs to take along',
  nightly,
  async ({ page }) => {
    await rate(await signUpAt(appUrl()), id, 5)
    await open(page, pathTo(id, 3), null)
    await expect(panel(page)).toContainText('5.0')
    await expect(panel(page).getByRole('radio')).toHaveCount(0)
    await expect(about(page).getByRole('button', { name: 'Report' })).toHaveCount(0)
    await expectAccessible(page)
    await about(page).getByRole('button', { name: 'Download' }).click()
    const coming = page.waitForEvent('download')
    await about(page).getByRole('button', { name: /^PDF/ }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect(statSync(await file.path()).size).toBeGreaterThan(1000)

    await panel(page).getByRole('button', { name: 'Login to Rate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please log in to rate stories' })
    await expectThumbsFit(page)
    await dialog.getByRole('link', { name: 'Log In', exact: true }).click()
    await expect(page).toHaveURL(`${appUrl()}/login`)
    await logInInBrowser(page, reader)
    await expect(page).toHaveURL(appUrl() + pathTo(id, 3))
    await about(page).scrollIntoViewIfNeeded()
    await star(page, 5).click()
    await toast(page, 'Thank you for rating this story')
    await expect(panel(page)).toContainText('Based on 2 ratings')
  },
)

test('its owner sees how it does, in either reader', nightly, async ({ page }) => {
  await rate(reader, id, 3)
  for (const path of [pathTo(id), `/story/${id}/page/1`]) {
    await open(page, path, owner)
    await expect(panel(page)).toContainText("You can't rate your own stories")
    await expect(details(page)).toHaveText(['3.00 /5.00', '1', '0'])
    await expect(panel(page).getByRole('radio')).toHaveCount(0)
    await expect(about(page).getByRole('button', { name: 'Report' })).toHaveCount(0)
    await fitsTheScreen(page)
    await expectAccessible(page)
  }
})

test('a reader reports a story, and no word is lost where that fails', nightly, async ({ page }) => {
  await open(page, pathTo(id), reader)
  const report = about(page).getByRole('button', { name: 'Report' })
  const dialog = page.getByRole('dialog', { name: 'Report this story' })
  const reason = dialog.getByLabel('Reason (optional)')
  await report.click()
  await reason.fill('The wolf is too near')
  await expectAccessible(page)
  await breakDown(page, '/api/v1/stories/*/report')
  await dialog.getByRole('button', { name: 'Submit Report' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to report story')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.unroute('**/api/v1/stories/*/report')
  await report.click()
  await expect(reason).toHaveValue('The wolf is too near')
  await dialog.getByRole('button', { name: 'Submit Report' }).click()
  await toast(page, 'Story reported. Thank you for your feedback.')
  await expect(dialog).toBeHidden()
  await expect(report).toBeFocused()

  // A second report without a reason replaces the first.
  await report.click()
  await expect(reason).toHaveValue('')
  await dialog.getByRole('button', { name: 'Submit Report' }).click()
  await expect(dialog).toBeHidden()
})

import { expect, type Page, test } from '@playwright/test'
import { send, signUpAt } from '../scripts/lib/parent.ts'
import { createStories } from './create-stories.ts'
import { place } from './reader-steps.ts'
import { browserOf } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const stored = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/place') && response.status() === 204)
/** Among one's own stories; Tonight may have it, too. */
const cardOn = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).filter({ hasText: 'Read Story' })
const turn = async (page: Page, to: number) => {
  await page.keyboard.press('ArrowRight')
  await expect(place(page, to)).toBeVisible()
}

test('a book that was left on one device goes on on another, and the month has it once it is read', async ({
  browser,
}) => {
  const parent = await signUpAt(appUrl())
  const [book] = await createStories(parent, ['fox'])
  const title = book?.title ?? ''
  await send(`${appUrl()}/api/v1/children`, 'POST', parent.signedIn.access_token, { name: 'Leo' })

  const phone = await browserOf(browser, parent.signedIn)
  const page = await phone.newPage()
  await page.goto(`${appUrl()}/dashboard`)
  await cardOn(page, title).getByRole('link', { name: 'Read Story' }).click()
  await expect(place(page, 1)).toBeVisible()
  const sent = stored(page)
  await turn(page, 2)
  await sent
  // The connection goes, and then the tab.
  await phone.setOffline(true)
  await turn(page, 3)
  await page.close()
  await phone.setOffline(false)
  const again = await phone.newPage()
  const later = stored(again)
  await again.goto(`${appUrl()}/dashboard`)
  await later

  const tablet = await (await browserOf(browser, parent.signedIn)).newPage()
  await tablet.goto(`${appUrl()}/dashboard`)
  const card = cardOn(tablet, title)
  await expect(card.getByText('Leo stopped on page 3')).toBeAttached()
  await card.getByRole('link', { name: 'Read Story' }).click()
  await expect(place(tablet, 3)).toBeVisible()
  const slip = tablet.getByRole('group', { name: 'Where you stopped' })
  await expect(slip).toContainText('Leo stopped on page 3 today.')
  await expect(slip.getByRole('link', { name: 'Start over' })).toBeVisible()
  await expectAccessible(tablet)
  const read = stored(tablet)
  await turn(tablet, 4)
  await expect(slip).toBeHidden()
  await read
  await tablet.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(card).toBeVisible()
  await expect(card.getByText('Leo stopped')).toHaveCount(0)

  await tablet.goto(`${appUrl()}/together`)
  await expect(tablet.getByRole('heading', { level: 1, name: /together$/ })).toBeVisible()
  const day = tablet.getByRole('button', { name: new RegExp(title) })
  await day.click()
  await expect(tablet.getByRole('link', { name: title })).toBeFocused()
  await expect(tablet.getByText('Today, Leo with you')).toBeVisible()
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: 'Stop keeping it' }).click()
  await tablet.getByRole('button', { name: 'Stop and erase' }).click()
  await expect(tablet.getByText('Your family doesn’t keep what it reads.')).toBeVisible()
})

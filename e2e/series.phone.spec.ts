import type { Child } from '@moonpage/contract/children'
import type { Series } from '@moonpage/contract/series'
import type { Story } from '@moonpage/contract/story'
import { expect, type Page, test } from '@playwright/test'
import { send, signUpAt } from '../scripts/lib/parent.ts'
import { declineBedtime, place } from './reader-steps.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

const wish = {
  subject: 'fox',
  theme: 'sharing',
  setting: 'forest',
  page_count: 6,
  max_images: 0,
  hero: { name: 'Fern', pronouns: 'she', look: { species: 'fox' } },
} as const

const facts = (page: Page) => page.getByRole('listitem').filter({ hasText: /since book|Struck/ })
const readOn = async (page: Page, to: number) => {
  for (let number = 2; number <= to; number++) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(place(page, number)).toBeVisible()
  }
}
/** What pages say, up to one. Which of them brings a friend is up to the tale. */
const textsOf = async (page: Page, to: number): Promise<string[]> => {
  const texts: string[] = []
  for (let number = 1; number <= to; number++) {
    if (number > 1) await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(place(page, number)).toBeVisible()
    texts.push(await page.getByRole('article', { name: `Page ${number}` }).innerText())
  }
  return texts
}

test('the second and the third evening: another adventure with them, Continue, and what their world remembers', async ({
  browser,
}, { project }) => {
  const parent = await signUpAt(appUrl())
  const token = parent.signedIn.access_token
  const { id: child } = await send<Child>(`${appUrl()}/api/v1/children`, 'POST', token, { name: 'Mila' })
  const { id } = await send<Story>(`${appUrl()}/api/v1/stories`, 'POST', token, { ...wish, child_id: child })
  await parent.waitFor(id)
  const context = await signedIn(browser, parent, { ...project.use, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await declineBedtime(page)

  await test.step('the first book ends, and goes on', async () => {
    await page.goto(`${appUrl()}/story/${id}/page/1`)
    await expect(place(page, 1)).toBeVisible()
    await readOn(page, 6)
    await page.getByRole('button', { name: 'Another adventure with them' }).click()
    await page.waitForURL('**/dashboard/worlds/*')
    await expect(page.getByText(/^Mila’s world, with Fern, .*One book so far\.$/)).toBeVisible()
    expect(await facts(page).count()).toBeGreaterThanOrEqual(2)
    await expectAccessible(page)
  })

  const world = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await test.step('parents lock, strike, and say what a friend is called', async () => {
    const [first, second] = [facts(page).nth(0), facts(page).nth(1)]
    await second.getByRole('button', { name: /^Lock\b/ }).click()
    await expect(second.getByRole('button', { name: /^Locked\b/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(second.getByRole('button', { name: /^Strike/ })).toHaveCount(0)
    await first.getByRole('button', { name: /^Strike/ }).click()
    await expect(first.getByText('Struck. It will not come back.')).toBeVisible()
    await first.getByRole('button', { name: /^Bring it back/ }).click()
    const friend = facts(page).filter({ has: page.getByRole('button', { name: /^Rename/ }) })
    await friend.getByRole('button', { name: /^Rename/ }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Humphrey')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(friend.getByRole('paragraph')).toContainText('Humphrey the')
  })

  await test.step('the second evening continues it by one press', async () => {
    await page.getByRole('link', { name: 'Back to tonight' }).click()
    const card = page.getByRole('article', { name: 'Mila' })
    await card.getByRole('button', { name: `Continue: ${world}` }).click()
    await expect(card.getByRole('link', { name: `What we know about ${world}` })).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: `Begin book 2 in ${world}` }).click()
    await page.waitForURL('**/story/*/page/1')
    // It is the sequel of the first book, and goes on with the friend whom that left.
    await expect(page.getByRole('article', { name: 'Page 1' })).toContainText('Humphrey the')
    await readOn(page, 6)
    await page.getByRole('link', { name: `Continue: ${world}` }).click()
    await expect(page.getByText('Two books so far.')).toBeVisible()
    await expect(facts(page).filter({ hasText: 'last in book 2' }).first()).toBeVisible()
  })

  await test.step('the third evening ends it, and everybody comes', async () => {
    await page.getByRole('button', { name: 'Finish the series with one last book' }).click()
    await page.getByRole('button', { name: 'Make the last book' }).click()
    await page.waitForURL('**/story/*/page/1')
    const read = await textsOf(page, 6)
    expect(read.filter((text) => text.includes('Humphrey')).length).toBeGreaterThanOrEqual(1)
    await page.getByRole('link', { name: `The world of ${world}` }).click()
    await expect(page.getByText('This world has had its last book.')).toBeVisible()
    const seriesId = page.url().split('/').at(-1) ?? ''
    const series = await send<Series>(`${appUrl()}/api/v1/series/${seriesId}`, 'GET', token)
    expect(series.books.map(({ number }) => number)).toEqual([1, 2, 3])
    await expectAccessible(page)
  })

  await test.step('its world is a poster', async () => {
    await page.getByRole('button', { name: 'Make a poster' }).click()
    await expectAccessible(page)
    // At the size of print it takes ten times as long as a page's picture.
    if (!process.env['NIGHTLY']) return
    const arrival = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: /^A3/ }).click()
    expect((await arrival).suggestedFilename()).toBe(`${world}.poster.pdf`)
    await expect(page.getByText('The poster is in your downloads')).toBeVisible()
  })
  await context.close()
})

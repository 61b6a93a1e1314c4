import { expect, test, type Page } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { publish, rate } from './community-steps.ts'
import { enterAs, numbers } from './dashboard-steps.ts'
import { nightly } from './nightly.ts'
import { breakDown, fitsTheScreen } from './profile-steps.ts'
import { appUrl, expectAccessible, facesCame, fetchPast } from './steps.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const said = (page: Page, text: string) => expect(page.getByRole('main').getByRole('status')).toHaveText(text)
const address = (page: Page) => expect.poll(() => page.url().replace(`${appUrl()}/public`, ''))
const firstLink = (page: Page) => cards(page).first().getByRole('link').first()
const nothing = (page: Page) => page.getByRole('heading', { name: 'No Stories Found' })
const feedCall = '/api/v1/public/feed*'

const newWord = () => `quill${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

test(
  'words, order, age and pages stand in the address, and Back leads through them',
  nightly,
  async ({ page }) => {
    const [owner, reader] = [await signUpAt(appUrl()), await signUpAt(appUrl())]
    const word = newWord()
    const stories = await publish(owner, 21, word)
    const [oldest, second] = stories
    const newest = stories.at(-1)
    const leadsTo = (id = '') => expect(firstLink(page)).toHaveAttribute('href', `/public/story/${id}/page/1`)

    await enterAs(page, '/public', null)
    await search(page).pressSequentially(word.slice(0, 8))
    await search(page).pressSequentially(word.slice(8))
    await address(page).toBe(`?search=${word}`)
    await said(page, '21 stories found')
    await expect(search(page)).toBeFocused()
    await expect(cards(page)).toHaveCount(20)
    await leadsTo(newest?.id)

    await numbers(page).getByRole('link', { name: 'Page 2' }).click()
    await address(page).toBe(`?search=${word}&page=2`)
    await expect(cards(page)).toHaveCount(1)
    await leadsTo(oldest?.id)
    await expect(page.getByRole('region', { name: 'Stories' })).toBeFocused()
    await page.reload()
    await expect(search(page)).toHaveValue(word)
    await leadsTo(oldest?.id)

    await rate(reader, oldest?.id ?? '', 5)
    await page.getByLabel('Sort by').selectOption('Highest Rated')
    await address(page).toBe(`?search=${word}&sort_by=rating`)
    await leadsTo(oldest?.id)
    const read = async () =>
      (await (await fetchPast(`/api/v1/public/${second?.id}`)).json()) as { view_count: number }
    await expect.poll(async () => (await read()).view_count).toBe(1)
    await page.getByLabel('Sort by').selectOption('Most Popular')
    await leadsTo(second?.id)
    await page.getByLabel('Age', { exact: true }).selectOption('3-5')
    await address(page).toBe(`?search=${word}&sort_by=popular&age_group=3-5`)
    await said(page, '21 stories found')
    await page.getByLabel('Age', { exact: true }).selectOption('13+')
    await expect(nothing(page)).toBeVisible()

    await page.goBack()
    await said(page, '21 stories found')
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue('3-5')
    await page.goBack()
    await page.goBack()
    await expect(page.getByLabel('Sort by')).toHaveValue('rating')
    await page.getByRole('button', { name: 'Clear' }).click()
    await address(page).toBe('')
    await expect(search(page)).toHaveValue('')
    await expect(page.getByLabel('Sort by')).toHaveValue('recent')

    // Enter searches at once; a page number beyond the end shows the last page.
    await search(page).fill(word.toUpperCase())
    await search(page).press('Enter')
    await said(page, '21 stories found')
    await page.goto(`${appUrl()}/public?search=${word}&page=9`)
    await address(page).toBe(`?search=${word}&page=2`)
  },
)

test(
  'a visitor sees what there is, also while it comes, when it fails and when there is nothing',
  nightly,
  async ({ page }) => {
    const owner: Parent = await signUpAt(appUrl())
    const word = newWord()
    const [story] = await publish(owner, 1, word)
    const path = `/public?search=${word}`

    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(`**${feedCall}`, async (route) => {
      await held
      await route.continue()
    })
    await enterAs(page, path, null)
    await said(page, 'Looking for stories...')
    await facesCame(page)
    const list = page.getByRole('region', { name: 'Stories' })
    const top = async () => (await list.boundingBox())?.y
    const before = await top()
    letGo()
    await said(page, '1 story found')
    await page.unroute(`**${feedCall}`)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'So far' })).toContainText(/\d stor(y|ies)/)
    expect(await top()).toBe(before)
    await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0)
    await expect(page).toHaveTitle('Community Stories · Moonpage')
    await fitsTheScreen(page)
    await expectAccessible(page)

    await breakDown(page, feedCall)
    await page.getByLabel('Sort by').selectOption('Most Popular')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Oops! Something went wrong')
    await expect(alert).toContainText('Failed to load public stories')
    await expectAccessible(page)
    await page.unroute(`**${feedCall}`)
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await said(page, '1 story found')

    await page.getByLabel('Age', { exact: true }).selectOption('0-2')
    await expect(nothing(page)).toBeVisible()
    await fitsTheScreen(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all stories' }).click()
    await expect(nothing(page)).toBeHidden()
    await expect(cards(page).first()).toBeVisible()
    await page.goBack()
    await page.goBack()
    await page.getByRole('link', { name: /^Read Story/ }).click()
    await expect(page).toHaveURL(`${appUrl()}/public/story/${story?.id}/page/1`)
    await page.goBack()
    await said(page, '1 story found')
    await expect(search(page)).toHaveValue(word)
  },
)

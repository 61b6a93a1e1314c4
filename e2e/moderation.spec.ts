import { expect, test, type Browser, type Page } from '@playwright/test'
import { ageAccounts } from '../scripts/lib/age-accounts.ts'
import { removeFolder } from '../scripts/lib/app-process.ts'
import { publicStory, rowOf, says, startCommunity, story, type Community } from './moderation-steps.ts'
import { nightly } from './nightly.ts'
import { fitsTheScreen } from './profile-steps.ts'
import { enter, signedIn, type Person } from './signed-in.ts'
import { expectAccessible, expectPicturesLoaded, go, headerLinks } from './steps.ts'

// Serial, on an app of their own: the shared app has no admin.
let community: Community
test.beforeAll(async () => {
  community = await startCommunity()
  await ageAccounts(community.app.dataDir)
})
test.afterAll(async () => {
  await community?.app.stop()
  if (community) removeFolder(community.app.dataDir)
})

const list = '**/api/v1/admin/moderation/stories?*'

async function open(page: Page, person: Person, path: string): Promise<void> {
  await enter(page.context(), person)
  await page.goto(community.app.url + path)
}

test('a moderator reads what was reported, beside what it is today, and unpublishes it', async ({ page }) => {
  const { id, title } = await publicStory(community, 'fox', 1)
  await story(community, id).report(3, ['Page 2 frightened our four year old.', null, 'Too much for bedtime'])
  await story(community, id).rewrite(2, 'Everything was well, and the lamp was lit.')
  await open(page, community.moderator, '/dashboard')
  await go(page, 'Moderation')
  await expect(page).toHaveURL(/\/moderation$/)
  const row = rowOf(page, title)
  await expect(row).toContainText('Hidden after 3 reports')
  await expect(row).toContainText('Page 2 frightened our four year old.')
  await expect(row).toContainText('No reason given.')
  await expect(row).toContainText('By a Moonpage family')
  await expect(row).toContainText('A reader, ')
  // Ids for the admin to copy.
  const { user } = community.owner.signedIn
  await expect(row).not.toContainText(user.id)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await row.getByRole('button', { name: 'Copy owner ID' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(user.id)
  await fitsTheScreen(page)

  await test.step('the pages', async () => {
    await row.getByRole('button', { name: 'Read all 4 pages' }).press('Enter')
    const pages = row.getByRole('region', { name: /^All pages/ })
    await expect(pages.getByRole('heading', { level: 4 })).toBeFocused()
    await expect(pages).toContainText('Page 1 of 4')
    await expect(pages.getByRole('img')).toHaveCount(2)
    await expectPicturesLoaded(page)
    await expect(pages).toContainText('Changed since it was reported:')
    await page.keyboard.press('ArrowRight')
    await expect(pages).toContainText('Page 2 of 4')
    await expect(pages.getByRole('insertion').first()).toBeVisible()
    await expect(pages).toContainText('the lamp was lit.')
    await expect(pages.getByRole('deletion').first()).toBeVisible()
    await fitsTheScreen(page)
    await expectAccessible(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(pages).toContainText('Page 1 of 4')
    await pages.getByRole('button', { name: 'page 2', exact: true }).click()
    await expect(pages).toContainText('Page 2 of 4')
    await page.keyboard.press('Escape')
    await expect(pages).toBeHidden()
    await expect(row.getByRole('button', { name: 'Read all 4 pages' })).toBeFocused()
  })
  await test.step('the note', async () => {
    await row.getByRole('button', { name: 'Unpublish Story' }).click()
    const note = row.getByLabel('Note to the owner')
    await expect(note).toBeFocused()
    await row.getByRole('button', { name: 'Unpublish Story' }).click()
    await expect(note).toHaveAccessibleDescription(/Please write a note: it tells the family why\./)
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Cancel' }).click()
    await expect(row.getByRole('button', { name: 'Unpublish Story' })).toBeFocused()
    await page.keyboard.press('Enter')
    const phrase = row.getByRole('button', { name: 'Too frightening' })
    await phrase.click()
    await expect(phrase).toHaveAttribute('aria-pressed', 'true')
    await expect(note).toHaveValue(/too frightening for the age/)
    await row.getByRole('button', { name: 'Unpublish Story' }).click()
    await says(page, 'Story has been unpublished.')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Reported Stories' })).toBeFocused()
  })
  expect((await fetch(`${community.app.url}/api/v1/public/${id}`)).status).toBe(404)
})

test('reports are dismissed, and when nothing waits all is clear', nightly, async ({ page }) => {
  const { id, title } = await publicStory(community, 'owl')
  await story(community, id).report(1)
  await open(page, community.admin, '/admin')
  const tab = page.getByRole('tab', { name: 'Moderation 1 waiting' })
  await tab.click()
  await expect(page).toHaveURL(/\/admin\/moderation$/)
  await expect(tab).toBeFocused()
  const row = rowOf(page, title)
  await expect(row).toContainText('1 report')
  await row.getByRole('button', { name: 'Read all 4 pages' }).click()
  await expect(row).toContainText('Unchanged since it was reported.')
  await row.getByRole('button', { name: 'Dismiss Reports' }).click()
  await says(page, 'Report dismissed and story kept public.')
  await says(page, 'All Clear! There are no reported stories.')
  await expect(page.getByRole('tab', { name: 'Moderation', exact: true })).toBeVisible()
  await fitsTheScreen(page)
  await expectAccessible(page)
  expect((await fetch(`${community.app.url}/api/v1/public/${id}`)).status).toBe(200)
})

test(
  'an appeal stands with the words that were said before, and may be declined',
  nightly,
  async ({ page }) => {
    const { id, title } = await publicStory(community, 'bear')
    const tools = story(community, id)
    await tools.decide(community.moderator, { approved: false, note: 'The cave is too dark.' })
    await tools.appeal('There is a lamp in it now.')
    await open(page, community.moderator, '/moderation')
    const row = rowOf(page, title)
    await expect(row).toContainText('There is a lamp in it now.')
    await expect(row).toContainText('The cave is too dark.')
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Keep it down' }).click()
    await expect(row.getByLabel('Note to the owner')).toHaveAccessibleDescription(/keep the earlier note/)
    await row.getByRole('button', { name: 'Keep it down' }).click()
    await says(page, 'The story stays unpublished.')
    await expect(row).toHaveCount(0)
  },
)

test('what fails is said, and what was decided meanwhile too', nightly, async ({ page }) => {
  const [first, second] = [await publicStory(community, 'cat'), await publicStory(community, 'dragon')]
  for (const { id } of [first, second]) await story(community, id).report(1)
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, community.admin, '/admin/moderation')
  await expect(page.getByRole('heading', { name: 'Failed to fetch stories for moderation' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try Again' }).click()

  const row = rowOf(page, first.title)
  const action = '**/api/v1/admin/moderation/stories/*/action'
  await page.route(action, (route) => route.fulfill({ status: 502, body: '<html>' }))
  await row.getByRole('button', { name: 'Dismiss Reports' }).click()
  await says(page, 'Failed to moderate story')
  await expect(row).toBeVisible()
  await page.unroute(action)

  // Another moderator decides first, and the story is reported again.
  await story(community, first.id).decide(community.moderator, { approved: true })
  await story(community, first.id).report(1, ['Still odd'])
  await row.getByRole('button', { name: 'Unpublish Story' }).click()
  await row.getByLabel('Note to the owner').fill('It is no story.')
  await row.getByRole('button', { name: 'Unpublish Story' }).click()
  await says(page, 'Someone has already made a decision about this story. Please look at it again.')
  await expect(row).toContainText('Still odd')
  await expect(row.getByLabel('Note to the owner')).toHaveValue('It is no story.')
  await row.getByRole('button', { name: 'Unpublish Story' }).click()
  await says(page, 'Story has been unpublished.')

  await story(community, second.id).decide(community.moderator, { approved: true })
  const other = rowOf(page, second.title)
  await other.getByRole('button', { name: 'Dismiss Reports' }).click()
  await expect(other).toHaveCount(0)
})

test('the list renews itself, and waits while somebody decides', nightly, async ({ page }) => {
  const first = await publicStory(community, 'owl')
  await story(community, first.id).report(1)
  await page.clock.install()
  await open(page, community.moderator, '/moderation')
  await expect(rowOf(page, first.title)).toBeVisible()
  const second = await publicStory(community, 'fox')
  await story(community, second.id).report(1)
  await page.clock.fastForward(31_000)
  await expect(rowOf(page, second.title)).toBeVisible()

  const row = rowOf(page, first.title)
  await row.getByRole('button', { name: 'Unpublish Story' }).click()
  await story(community, second.id).decide(community.admin, { approved: true })
  await page.clock.fastForward(61_000)
  await expect(rowOf(page, second.title)).toBeVisible()
  await row.getByRole('button', { name: 'Cancel' }).click()
  // The polling timer restarts with the next render.
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(rowOf(page, second.title)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await row.getByRole('button', { name: 'Dismiss Reports' }).click()
  await says(page, 'All Clear! There are no reported stories.')
})

async function placeOf(browser: Browser, person: Person, path: string): Promise<string> {
  const context = await signedIn(browser, person)
  const page = await context.newPage()
  await page.goto(community.app.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { pathname } = new URL(page.url())
  const names = await (await headerLinks(page)).getByRole('link').allInnerTexts()
  await context.close()
  return `${pathname} ${['Moderation', 'Admin'].filter((name) => names.includes(name)).join()}`
}

test('each comes to what is theirs', nightly, async ({ browser }) => {
  const { admin, moderator, owner } = community
  expect(await placeOf(browser, moderator, '/admin')).toBe('/dashboard Moderation')
  expect(await placeOf(browser, moderator, '/moderation')).toBe('/moderation Moderation')
  expect(await placeOf(browser, owner, '/moderation')).toBe('/dashboard ')
  expect(await placeOf(browser, admin, '/moderation')).toBe('/admin/moderation Admin')
  expect(await placeOf(browser, admin, '/admin/nothing')).toBe('/admin Admin')
})

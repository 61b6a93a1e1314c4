import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Parent } from '../scripts/lib/parent.ts'
import { ageAccounts } from '../scripts/lib/age-accounts.ts'
import { removeFolder } from '../scripts/lib/app-process.ts'
import { expectTakenOver } from './form-steps.ts'
import { rowOf, says, startCommunity, type Community } from './moderation-steps.ts'
import { tools } from './own-book.ts'
import { signedIn, type Person } from './signed-in.ts'
import { expectAccessible } from './steps.ts'

let community: Community
test.beforeAll(async () => {
  community = await startCommunity()
  await ageAccounts(community.app.dataDir)
})
test.afterAll(async () => {
  await community?.app.stop()
  if (community) removeFolder(community.app.dataDir)
})

async function pageOf(browser: Browser, person: Person | null, use: BrowserContextOptions): Promise<Page> {
  const { viewport, isMobile, hasTouch, colorScheme } = use
  const context = await signedIn(browser, person, {
    ...(viewport !== undefined && { viewport }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
    ...(colorScheme !== undefined && { colorScheme }),
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

const about = (page: Page) => page.getByRole('region', { name: 'About this book' })

/** Opens a public story and the section below its page. */
async function openBook(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expectTakenOver(page)
  await about(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'What readers think' })).toBeVisible()
}

async function report(page: Page, url: string, reason: string): Promise<void> {
  await openBook(page, url)
  await about(page).getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this story' })
  await dialog.getByLabel('Reason (optional)').fill(reason)
  await dialog.getByRole('button', { name: 'Submit Report' }).click()
  await says(page, 'Story reported. Thank you for your feedback.')
}

/** Opens the owner's reader with its tools. */
async function openOwn(page: Page, id: string): Promise<void> {
  await page.goto(`${community.app.url}/story/${id}/page/1`)
  await about(page).scrollIntoViewIfNeeded()
  await expect(tools(page)).toBeVisible()
}

/** Follows the newest notification. */
async function followNews(page: Page, words: RegExp): Promise<void> {
  await page.goto(`${community.app.url}/dashboard`)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: words }).click()
}

test('a story is published, found, rated, reported, hidden, taken down, and after another look restored', async ({
  browser,
}, { project }) => {
  const { app, admin, moderator, owner, readers } = community
  const { id } = await owner.create({
    subject: 'fox',
    theme: 'courage',
    setting: 'forest',
    page_count: 4,
    max_images: 0,
    hero: { name: 'Zebedee' },
  })
  await owner.waitFor(id)
  const family = await pageOf(browser, owner, project.use)
  const visitor = await pageOf(browser, null, project.use)
  const book = `${app.url}/public/story/${id}/page/1`
  let title = ''

  await test.step('its family makes it public', async () => {
    await openOwn(family, id)
    await tools(family).getByRole('button', { name: 'Make Public' }).click()
    await family.getByRole('dialog').getByRole('button', { name: 'Make Public' }).click()
    await says(family, 'Story is now public! Others can discover and rate it.')
  })
  await test.step('a visitor finds it, without the child’s name', async () => {
    await visitor.goto(`${app.url}/public`)
    const card = visitor.getByRole('article').first()
    title = await card.getByRole('heading').innerText()
    await expect(visitor.getByRole('main')).not.toContainText('Zebedee')
    await card.getByRole('link', { name: title, exact: true }).click()
    await expect(visitor).toHaveURL(book)
  })
  const [first, second, third] = readers as [Parent, Parent, Parent]
  const reader = await pageOf(browser, first, project.use)
  await test.step('a parent rates and reports it, and two others report it', async () => {
    await openBook(reader, book)
    await reader.getByRole('radio', { name: '2 stars' }).click()
    await expect(reader.getByRole('region', { name: 'What readers think' })).toContainText(
      'Based on 1 rating',
    )
    // The rating is shown before it is saved; leaving the page then would cancel it.
    await says(reader, 'Thank you for rating this story')
    await report(reader, book, 'It kept ours awake.')
    expect((await fetch(`${app.url}/api/v1/public/${id}`)).status).toBe(200)
    for (const other of [second, third]) {
      const page = await pageOf(browser, other, project.use)
      await report(page, book, 'Too frightening')
      await page.context().close()
    }
  })
  await test.step('it is hidden from everybody at once, and its family sees that', async () => {
    await visitor.goto(book)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible()
    await visitor.goto(`${app.url}/public`)
    await expect(visitor.getByRole('heading', { name: 'No Stories Found' })).toBeVisible()
    await family.goto(`${app.url}/dashboard`)
    await expect(family.getByText('Hidden from others while a moderator reviews it')).toBeVisible()
    await openOwn(family, id)
    await expect(tools(family)).toContainText('several people reported it')
  })
  const judge = await pageOf(browser, moderator, project.use)
  await test.step('a moderator reads it and takes it down', async () => {
    await judge.goto(`${app.url}/moderation`)
    const row = rowOf(judge, title)
    await expect(row).toContainText('Hidden after 3 reports')
    await expect(row).toContainText('It kept ours awake.')
    await expect(row).not.toContainText('Zebedee')
    await row.getByRole('button', { name: 'Unpublish Story' }).click()
    await row.getByLabel('Note to the owner').fill('Page 2 is too dark for this age.')
    await row.getByRole('button', { name: 'Unpublish Story' }).click()
    await says(judge, 'Story has been unpublished.')
    await says(judge, 'All Clear! There are no reported stories.')
  })
  await test.step('its family is told why, and asks for another look', async () => {
    await followNews(family, /^A moderator removed “.+” from the public stories/)
    await expect(family).toHaveURL(`${app.url}/story/${id}/page/1`)
    await family.getByRole('button', { name: 'See why' }).click()
    const why = family.getByRole('dialog', { name: 'Why it is not public' })
    await expect(why).toContainText('Page 2 is too dark for this age.')
    await why.getByRole('button', { name: 'Not now' }).click()
    await expect(family.getByRole('button', { name: 'See why' })).toBeFocused()
    await about(family).scrollIntoViewIfNeeded()
    await expect(tools(family)).toContainText('Page 2 is too dark for this age.')
    await expect(tools(family).getByRole('button', { name: /Public/ })).toHaveCount(0)
    await tools(family).getByRole('button', { name: 'Ask for another look' }).click()
    const dialog = family.getByRole('dialog', { name: 'Ask for another look' })
    await dialog.getByRole('button', { name: 'Ask for another look' }).click()
    const words = dialog.getByLabel('What should the moderators know?')
    await expect(words).toHaveAccessibleDescription(/Please write a sentence or two/)
    await words.fill('There is a lamp on page 2 now.')
    await expect(words).toHaveAccessibleDescription(/^30 of 1000 characters/)
    await expectAccessible(family)
    await dialog.getByRole('button', { name: 'Ask for another look' }).click()
    await says(family, 'We sent your message to the moderators. We’ll tell you what they decide.')
    await expect(tools(family)).toContainText('You asked for another look')
    await expect(tools(family).getByRole('button', { name: 'Ask for another look' })).toHaveCount(0)
    await expectAccessible(family)
  })
  const boss = await pageOf(browser, admin, project.use)
  await test.step('an admin brings it back, and the log has all of it', async () => {
    await boss.goto(`${app.url}/admin/moderation`)
    const row = rowOf(boss, title)
    await expect(row).toContainText('There is a lamp on page 2 now.')
    await expect(row).toContainText('Page 2 is too dark for this age.')
    await row.getByRole('button', { name: 'Make public again' }).click()
    await says(boss, 'The story can be public again.')
    await boss.getByRole('link', { name: 'Audit log' }).click()
    const log = boss.getByRole('table', { name: 'Audit log' }).getByRole('row')
    await expect(log.nth(1)).toContainText('Story allowed again')
    await expect(log.nth(2)).toContainText('Story unpublished')
    await expect(log.nth(2)).toContainText('Page 2 is too dark for this age.')
  })
  await test.step('its family is told, and a visitor reads it again', async () => {
    await followNews(family, /^“.+” is back among the public stories/)
    await expect(family.getByRole('button', { name: 'See why' })).toHaveCount(0)
    await about(family).scrollIntoViewIfNeeded()
    await expect(tools(family).getByRole('button', { name: 'Public', exact: true })).toBeVisible()
    await visitor.goto(`${app.url}/public`)
    await visitor.getByRole('link', { name: title, exact: true }).click()
    await expect(visitor).toHaveURL(book)
    await expect(visitor.getByRole('region', { name: 'What readers think' })).toContainText(
      'Based on 1 rating',
    )
  })
  for (const page of [family, visitor, reader, judge, boss]) await page.context().close()
})

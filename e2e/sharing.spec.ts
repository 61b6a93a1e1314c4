import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { getSharedStory, publishStory } from '@moonpage/contract/sharing'
import type { StoryRequest } from '@moonpage/contract/story-input'
import { deleteStory, downloadStory, rewritePage, updateStory } from '@moonpage/contract/story-tools'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { breakDown, fitsTheScreen } from './profile-steps.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, expectAccessible, expectPicturesLoaded } from './steps.ts'

const wish = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  page_count: 4,
  max_images: 1,
  hero: { name: 'Zebedee' },
  dedication: 'For Zebedee',
} satisfies StoryRequest

type Book = { parent: Parent; id: string; title: string; page: Page; owner: Page }

/** A finished book of a new parent, open at its first page; `page` is somebody's who is not signed in. */
async function openBook(browser: Browser, page: Page, options: BrowserContextOptions): Promise<Book> {
  const parent = await signUpAt(appUrl())
  const { id } = await parent.create(wish)
  const { title } = await parent.waitFor(id)
  const context = await signedIn(browser, parent, options)
  const owner = await context.newPage()
  await owner.goto(`${appUrl()}/story/${id}/page/1`)
  await expect(tools(owner)).toBeVisible()
  await page.addInitScript(() => sessionStorage.setItem('moonpage.gate', 'open'))
  return { parent, id, title, page, owner }
}

/** As the test's own browser is: its size, its light. */
const like = ({
  viewport,
  isMobile,
  hasTouch,
  colorScheme,
}: BrowserContextOptions): BrowserContextOptions => ({
  ...(viewport !== undefined && { viewport }),
  ...(isMobile !== undefined && { isMobile }),
  ...(hasTouch !== undefined && { hasTouch }),
  ...(colorScheme !== undefined && { colorScheme }),
  reducedMotion: 'reduce',
})

const tools = (page: Page) => page.getByRole('region', { name: 'This book is yours' })
const press = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true }).click()
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const toast = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message })
const words = (page: Page) => page.getByRole('article', { name: /^Page \d+$/ })

async function fromMore(page: Page, name: string): Promise<void> {
  const more = tools(page).getByRole('button', { name: 'More' })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
  await press(page, name)
}

test('a link is made, opened signed out, and ended', async ({ browser, page: signedOut }, { project }) => {
  const { owner, page, title } = await openBook(browser, signedOut, like(project.use))
  await press(owner, 'Share')
  const sheet = dialog(owner, 'Share by link')
  await expect(sheet).toContainText('30 days')
  await expectAccessible(owner)
  await sheet.getByRole('button', { name: 'Make a link' }).click()
  const link = sheet.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/shared\/[\w-]{20,}$/)
  await expect(sheet).toContainText(/Works until \d+ \w+ \d{4}/)
  await expectAccessible(owner)
  const url = new URL(await link.inputValue())

  await test.step('what a grandparent sees', async () => {
    await page.goto(appUrl() + url.pathname)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('For ages 5-6')).toBeVisible()
    await expect(page.getByText('The end', { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Zebedee')
    await expectPicturesLoaded(page)
    await expectAccessible(page)
    await fitsTheScreen(page)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('link', { name: 'Make one for your child' })).toHaveAttribute(
      'href',
      '/register',
    )
  })
  await test.step('names as they were given', async () => {
    await sheet.getByRole('checkbox', { name: /Show the names/ }).check()
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('heading', { level: 1 }).innerText()
      })
      .toBe(title)
    await expect(page.getByRole('main')).not.toContainText('For Zebedee')
  })
  await test.step('the dialog knows its link when it is opened again', async () => {
    await owner.keyboard.press('Escape')
    await expect(tools(owner).getByRole('button', { name: 'Share' })).toBeFocused()
    await owner.reload()
    await press(owner, 'Share')
    await expect(link).toHaveValue(url.href)
    await expect(sheet.getByRole('checkbox', { name: /Show the names/ })).toBeChecked()
  })
  await test.step('stop', async () => {
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(sheet).toContainText('at once')
    await sheet.getByRole('button', { name: 'Keep the link' }).click()
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(sheet.getByRole('button', { name: 'Make a link' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible()
    await expect(page.getByText('This shared story link is invalid or has expired.')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Make a link' }).click()
    await expect(link).toBeVisible()
    await expect(link).not.toHaveValue(url.href)
  })
})

test('a link is copied, or selected where there is no clipboard', async ({ browser, page }, { project }) => {
  const { owner } = await openBook(browser, page, like(project.use))
  await press(owner, 'Share')
  const sheet = dialog(owner, 'Share by link')
  await sheet.getByRole('button', { name: 'Make a link' }).click()
  const link = sheet.getByLabel('Link', { exact: true })
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  await expect(sheet.getByText('Link copied')).toBeVisible()
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())

  await owner.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  await expect(sheet.getByText(/The link is selected/)).toBeVisible()
  expect(await owner.evaluate(() => String(getSelection()))).toBe(await link.inputValue())
})

test('a shared story that does not come is tried again', async ({ page, browser }, { project }) => {
  const { owner } = await openBook(browser, page, like(project.use))
  await press(owner, 'Share')
  await dialog(owner, 'Share by link').getByRole('button', { name: 'Make a link' }).click()
  const link = dialog(owner, 'Share by link').getByLabel('Link', { exact: true })
  const { pathname } = new URL(await link.inputValue())
  await breakDown(page, getSharedStory.path.replace('{token}', '*'))
  await page.goto(appUrl() + pathname)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch shared story' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('The end', { exact: true })).toBeVisible()
})

test('a story is made public with or without names, and private again', async ({ browser, page }, {
  project,
}) => {
  const { owner, id } = await openBook(browser, page, like(project.use))
  await press(owner, 'Make Public')
  const sheet = dialog(owner, 'Make this story public?')
  await expectAccessible(owner)
  await breakDown(owner, publishStory.path.replace('{id}', id))
  await sheet.getByRole('button', { name: 'Make Public' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Failed to update story visibility')
  await owner.unrouteAll()
  await sheet.getByRole('checkbox', { name: /Show the names/ }).check()
  await sheet.getByRole('button', { name: 'Make Public' }).click()
  await expect(toast(owner, 'Story is now public! Others can discover and rate it.')).toBeVisible()
  await expect(tools(owner)).toContainText('0 views, 0 ratings')
  await expectAccessible(owner)
  await owner.reload()
  await expect(tools(owner).getByRole('button', { name: 'Public', exact: true })).toBeVisible()

  await breakDown(owner, publishStory.path.replace('{id}', id))
  await press(owner, 'Public')
  await expect(
    owner.getByRole('alert').filter({ hasText: 'Failed to update story visibility' }),
  ).toBeVisible()
  await owner.unrouteAll()
  await press(owner, 'Public')
  await expect(toast(owner, 'Story is now private')).toBeVisible()
  await expect(tools(owner).getByRole('button', { name: 'Make Public' })).toBeVisible()
})

test('words are edited, and none that were typed are lost', async ({ browser, page }, { project }) => {
  const { owner, id } = await openBook(browser, page, like(project.use))
  await fromMore(owner, 'Edit text')
  const sheet = dialog(owner, 'Edit text')
  const content = sheet.getByLabel('Words of page 1')
  await expectAccessible(owner)
  await content.fill('Zebedee said a fucking thing.')
  await sheet.getByLabel('Title').fill('')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/)
  await expect(sheet.getByLabel('Title')).toBeFocused()
  await sheet.getByLabel('Title').fill('The Morning of Zebedee')
  await expect(sheet.getByLabel('Title')).toHaveAccessibleDescription('22 of 120 characters')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(content).toHaveAccessibleDescription(/do not belong in a bedtime story/)
  await expectAccessible(owner)

  await content.fill('Zebedee said: good morning.')
  await owner.keyboard.press('Escape')
  await expect(sheet.getByRole('alert')).toContainText('not saved yet')
  await sheet.getByRole('button', { name: 'Keep editing' }).click()
  await breakDown(owner, updateStory.path.replace('{id}', id))
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Failed to update story')
  await owner.unrouteAll()

  // The tab is loaded anew before anything was saved.
  owner.on('dialog', (question) => void question.accept())
  await owner.reload()
  await fromMore(owner, 'Edit text')
  await expect(content).toHaveValue('Zebedee said: good morning.')
  await expect(sheet).toContainText('not saved yet, are still here')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(toast(owner, 'Your words are saved')).toBeVisible()
  await expect(words(owner)).toContainText('Zebedee said: good morning.')
  await expect(owner.getByRole('heading', { level: 1, name: 'The Morning of Zebedee' })).toBeAttached()

  await fromMore(owner, 'Edit text')
  await expect(sheet).not.toContainText('still here')
  await content.fill('Something else.')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await sheet.getByRole('button', { name: 'Throw them away' }).click()
  await fromMore(owner, 'Edit text')
  await expect(content).toHaveValue('Zebedee said: good morning.')
})

test('a page is written again while the old one is read', async ({ browser, page }, { project }) => {
  const { owner, id, parent } = await openBook(browser, page, like(project.use))
  await fromMore(owner, 'Rewrite this page')
  const sheet = dialog(owner, 'Rewrite page 1?')
  await expect(sheet).toContainText('until the new words are there')
  await expectAccessible(owner)
  const path = rewritePage.path.replace('{id}', id).replace('{page_number}', '1')
  await owner.route(`**${path}`, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 429,
        code: 'daily_allowance_used',
        message: 'That is enough for today.',
      }),
    }),
  )
  await sheet.getByRole('button', { name: 'Rewrite' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('That is enough for today.')
  await owner.unrouteAll()
  await sheet.getByRole('button', { name: 'Rewrite' }).click()
  await expect(toast(owner, 'Page 1 is being written again')).toBeVisible()
  await expect(words(owner)).toBeVisible()
  const told = await parent.waitFor(id)
  expect(told.generation_error).toBeNull()
  const [first = ''] = told.story_pages[0]?.content.split('\n') ?? []
  await expect(words(owner)).toContainText(first)

  await fromMore(owner, 'Redraw this picture')
  await dialog(owner, 'Redraw the picture on page 1?').getByRole('button', { name: 'Redraw' }).click()
  await expect(toast(owner, 'The picture on page 1 is being painted again')).toBeVisible()
  const painted = await parent.waitFor(id)
  await expect(words(owner).getByRole('img')).toHaveAttribute('src', painted.story_pages[0]?.image_url ?? '')
  await expect(tools(owner).getByRole('button', { name: 'Edit text' })).toBeEnabled()
  await owner.getByRole('button', { name: 'Page 2' }).click()
  await expect(tools(owner).getByRole('button', { name: 'Rewrite this page' })).toBeVisible()
  await expect(tools(owner).getByRole('button', { name: 'Redraw this picture' })).toBeHidden()
})

test('both kinds of file arrive, named after the story', async ({ browser, page }, { project }) => {
  const { owner, id } = await openBook(browser, page, like(project.use))
  await press(owner, 'Download')
  await expectAccessible(owner)
  await breakDown(owner, `${downloadStory.path.replace('{id}', id)}*`)
  await press(owner, 'PDF to print, or to read on any screen')
  await expect(owner.getByRole('alert').filter({ hasText: 'Failed to download the story' })).toBeVisible()
  await owner.unrouteAll()
  for (const [name, ending, start] of [
    ['PDF to print, or to read on any screen', 'pdf', '%PDF-'],
    ['EPUB for a reading app', 'epub', 'PK'],
  ] as const) {
    const arrival = owner.waitForEvent('download')
    if (
      (await tools(owner).getByRole('button', { name: 'Download' }).getAttribute('aria-expanded')) === 'false'
    )
      await press(owner, 'Download')
    await press(owner, name)
    const file = await arrival
    expect(file.suggestedFilename()).toMatch(new RegExp(`^\\S.*\\.${ending}$`))
    expect(file.suggestedFilename()).not.toContain(id)
    expect(
      readFileSync(await file.path())
        .subarray(0, start.length)
        .toString('latin1'),
    ).toBe(start)
    await expect(toast(owner, `The ${ending.toUpperCase()} is in your downloads`)).toBeVisible()
  }
})

test('a deleted story is gone from the shelf', async ({ browser, page }, { project }) => {
  const { owner, id, title } = await openBook(browser, page, like(project.use))
  await fromMore(owner, 'Delete')
  const sheet = dialog(owner, 'Delete this story?')
  await expect(sheet).toContainText(title)
  await expectAccessible(owner)
  await sheet.getByRole('button', { name: 'Keep it' }).click()
  await expect(tools(owner).getByRole('button', { name: 'Delete' })).toBeFocused()
  await fromMore(owner, 'Delete')
  await breakDown(owner, deleteStory.path.replace('{id}', id))
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Failed to delete story')
  await owner.unrouteAll()
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(owner).toHaveURL(`${appUrl()}/dashboard`)
  await expect(toast(owner, 'Story deleted')).toBeVisible()
  await expect(owner.getByText('No stories yet')).toBeVisible()
  await owner.goto(`${appUrl()}/story/${id}/page/1`)
  await expect(owner.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
})

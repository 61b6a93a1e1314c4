import { expect, type Page, test } from '@playwright/test'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { send, signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { callAs } from './create-stories.ts'
import { nightly } from './nightly.ts'
import { budgets, type Kind, weighPages } from './page-bytes.ts'
import { appUrl, facesCame } from './steps.ts'

// On an app without a gate: it renders pages on the server.
let app: AppProcess
let parent: Parent
let id: string
const title = 'The Owls Kept the Time'
test.beforeAll(async () => {
  app = await startApp()
  parent = await signUpAt(app.url)
  const publish = async (name: string) => {
    const wish = {
      subject: 'fox',
      theme: 'courage',
      setting: 'forest',
      page_count: 4,
      max_images: 1,
    } as const
    const story = await parent.create({ ...wish, hero: { name: 'Zebedee' } })
    await parent.waitFor(story.id)
    // Refrains are in italics, which have their own font file.
    const story_pages = [
      { page_number: 1, content: `The owls kept the time.\n*${refrain}*` },
      {
        page_number: 2,
        content: Array(25).fill('The owls kept the time, and the wood was late.').join('\n'),
      },
    ]
    await send(`${app.url}/api/v1/stories/${story.id}`, 'PUT', parent.signedIn.access_token, {
      title: name,
      story_pages,
    })
    await callAs(parent, `${app.url}/api/v1/public/${story.id}/share`, 'POST')
    return story.id
  }
  // With scripts the third picture of the feed waits for them.
  await Promise.all(['The Lost Mitten', 'A Bell for Owl'].map(publish))
  id = await publish(title)
})
test.afterAll(async () => {
  await app?.stop()
  if (app) removeFolder(app.dataDir)
})

const refrain = 'Wobble, wobble, and still we go.'

const textAt = async (path: string) => (await fetch(app.url + path)).text()
const drawn = '<div id="root" data-server-rendered'

/** Positions of the lines of a page's text. */
const linesOf = (page: Page) =>
  page.locator('#root article p:visible').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => [x, y, width, height])
    }),
  )

test('each landing page stays within its byte budget', async ({ browser }) => {
  const pages = await weighPages(browser, app.url, parent, id)
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(pages) })
  for (const [name, weight] of Object.entries(pages)) {
    // The scripts were measured.
    expect(weight.scripts, name).toBeGreaterThan(20_000)
    expect(weight.page, name).toBeGreaterThan(2000)
    expect(weight.flight, name).toBeGreaterThan(1000)
    for (const [kind, most] of Object.entries(budgets))
      expect(weight[kind as Kind], `${kind} of ${name}`).toBeLessThanOrEqual(most)
  }
  expect(pages['landing']?.picture).toBeGreaterThan(0)
})

test('a first screen is there before any script, without moving when they come', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone scripts fit the picture to the words')
  const book = `${app.url}/public/story/${id}/page/1`
  for (const path of ['/', '/public', `/public/story/${id}`, `/public/story/${id}/page/1`])
    expect(await textAt(path)).toContain(drawn)
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) => route.abort())
  await page.goto(book)
  await expect(page.getByText(refrain)).toHaveCSS('font-style', 'italic')
  await facesCame(page)
  const before = await linesOf(page)
  const live = await context.newPage()
  await live.goto(book)
  await live.locator('#root:not([data-server-rendered])').waitFor()
  await facesCame(live)
  expect(await linesOf(live)).toEqual(before)
})

test('without its scripts, a page’s links still work', nightly, async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
  await page.goto(app.url)
  await expect(page.locator('#root[data-server-rendered]')).not.toHaveAttribute('inert')
  await page.getByRole('link', { name: 'Browse stories' }).click()
  await page.waitForURL(`${app.url}/public`)
  await expect(page.getByRole('heading', { name: 'Community Stories' })).toBeVisible()
})

test('a book can be read from the feed to its end without scripts', nightly, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Browse stories' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  const waiting = page.locator('article noscript img')
  await expect(waiting).toHaveCount(2)
  for (const picture of await waiting.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1)
  await page.getByRole('article').getByRole('link', { name: title, exact: true }).click()
  for (const number of [1, 2, 3, 4]) {
    await expect(page).toHaveURL(`${app.url}/public/story/${id}/page/${number}`)
    await expect(page).toHaveTitle(`${title} · Moonpage`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const lastWords = page
      .getByRole('article', { name: `Page ${number}` })
      .getByRole('paragraph')
      .last()
    await expect(lastWords).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    // Nothing measures the words here: a page grows with them.
    const { y, height } = (await lastWords.boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(y + height).toBeLessThanOrEqual((await pages.boundingBox())?.y ?? 0)
    await expect(pages.getByRole('link', { name: 'Page', exact: false })).toHaveCount(4)
    if (number < 4) await pages.getByRole('link', { name: 'Next' }).click()
  }
  await page.getByRole('link', { name: 'Back to Public Feed' }).click()
  await expect(page.getByRole('heading', { name: 'Community Stories' })).toBeVisible()
  await page.goto(`${app.url}/create`)
  await expect(page.locator('noscript > p')).toBeVisible()
  await context.close()
})

test('it says what strangers may read, and nothing once that is taken back', async () => {
  const path = `/public/story/${id}/page/1`
  const told = await textAt(path)
  // With the substitute name, also in the initial data.
  expect(told).toContain(`"id":"${id}"`)
  expect(told).not.toContain('Zebedee')
  await callAs(parent, `${app.url}/api/v1/public/${id}/share`, 'DELETE')
  for (const place of ['/', '/public', path]) {
    const text = await textAt(place)
    expect(text, place).not.toContain(`"id":"${id}"`)
    expect(text, place).not.toContain(title)
  }
})

test('behind the gate every page begins with the gate', async () => {
  for (const path of ['/', '/public', '/dashboard']) {
    const text = await (await fetch(appUrl() + path)).text()
    expect(text).toContain('Coming Soon!')
    expect(text).not.toContain('Community Stories')
  }
})

import { createHash } from 'node:crypto'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Child } from '@moonpage/contract/children'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { send, signUpAt, type Parent } from '../scripts/lib/parent.ts'
import type { Series } from '@moonpage/contract/series'
import { nightly } from './nightly.ts'
import {
  bookOf,
  cachesOf,
  callsOf,
  goOffline,
  goOnline,
  keep,
  keepButton,
  kept,
  onShelf,
  openWithWorker,
} from './offline-steps.ts'
import { place, set } from './reader-steps.ts'
import { expectAccessible } from './steps.ts'
import { openProxy, type SwitchableProxy } from './switchable-proxy.ts'

let app: AppProcess
let parent: Parent
let proxy: SwitchableProxy
test.beforeAll(async () => {
  app = await startApp()
  proxy = await openProxy(app.url)
})
test.beforeEach(async () => {
  parent = await signUpAt(app.url)
  proxy.isUp = true
  proxy.stand = () => undefined
  proxy.requests.length = 0
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})
test.afterAll(async () => {
  await proxy?.close()
  await app?.stop()
  if (app) removeFolder(app.dataDir)
})

const open = (browser: Browser) => openWithWorker(browser, { url: proxy.url, signedIn: parent.signedIn })
const newBook = (max_images: 0 | 1 = 1) => bookOf(app.url, parent, max_images)
const keepPath = (id: string) => `${proxy.url}/dashboard/kept/own/${id}`

/** Whether the newest worker answers. */
const isActive = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return !installing && !waiting && active?.state === 'activated'
  })
const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}))

test('kept books are read without the server, and what was done meanwhile is sent once', async ({
  browser,
}) => {
  const call = callsOf(app.url, parent)
  const stranger = await signUpAt(app.url)
  const [book, theirs] = await Promise.all([newBook(), bookOf(app.url, stranger, 0)])
  await callsOf(app.url, stranger)('POST', `/api/v1/public/${theirs.id}/share`)
  const series = await call<Series>('POST', '/api/v1/series', { story_id: book.id })
  const first = await openWithWorker(browser, {
    url: proxy.url,
    signedIn: parent.signedIn,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await keep(first, `${proxy.url}/dashboard/kept/series/${series.id}`)
  await first.goto(`${proxy.url}/dashboard/kept/public/${theirs.id}`)
  await expectAccessible(first)
  await keepButton(first).click()
  await expect(kept(first)).toBeVisible()
  await expectAccessible(first)
  await first.close()
  const page = await first.context().newPage()
  await page.clock.install()
  await goOffline(page, proxy)
  await page.goto(proxy.url)
  await expect(page.getByRole('heading', { name: 'Two books came along' })).toBeVisible()
  // The page says it, in its own words.
  await expect(page.getByText('You’re offline.')).toBeHidden()
  await expectAccessible(page)
  await page.locator(`ol a[href="/story/${book.id}/page/1"]`).click()
  await expect(place(page, 1)).toBeVisible()
  await expect(page.getByText('You’re offline.')).toBeHidden()

  await test.step('in every mode with its picture, at night', async () => {
    for (const mode of ['Adaptive', 'Overlay', 'Side-by-side', 'Book']) {
      await set(page, mode)
      const picture = place(page, 1).locator('img').first()
      const seen = () =>
        picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 1, getComputedStyle(img).filter])
      await expect.poll(seen, mode).toEqual([true, expect.stringContaining('#night')])
    }
  })
  await test.step('read aloud', async () => {
    await page.getByRole('button', { name: /^Read to me/ }).click()
    await expect(place(page, 2)).toBeVisible()
    await page.getByRole('button', { name: /^Pause/ }).click()
  })
  await test.step('at bedtime, to the end', async () => {
    await page.goto(`${proxy.url}/story/${book.id}/page/3`)
    await page.locator('header').getByRole('button', { name: 'Bedtime', exact: true }).click()
    const stage = page.getByRole('dialog', { name: 'Bedtime' })
    await stage.getByRole('button', { name: /^Start/ }).click()
    await expect(stage.getByText('Sleep tight.')).toBeVisible()
    await expect(stage.locator('[data-state="fading"]')).toBeVisible()
    await page.clock.fastForward(13_000)
    await expect(stage.getByText('Good night.')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(stage).toBeHidden()
  })
  const heart = page.getByRole('button', { name: `Favorite: ${book.title}` })
  await test.step('a favorite, a place, and a rating of a copy that is public', async () => {
    await expect(place(page, 4)).toBeVisible()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAttribute('aria-disabled', 'false')
    await page.goto(`${proxy.url}/story/${book.id}/page/3`)
    await expect(place(page, 3)).toBeVisible()
    await page.goto(`${proxy.url}/public/story/${theirs.id}/page/4`)
    await expect(page.getByText('Sleep tight.')).toBeVisible()
    await page.getByRole('region', { name: 'About this book' }).scrollIntoViewIfNeeded()
    await page.getByRole('radio', { name: '4 stars' }).click()
    await expect(page.getByText('Thank you for rating this story', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('region', { name: 'About this book' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  })

  const sent = (what: string) =>
    proxy.requests.filter((one) => /^(POST|PUT) /.test(one) && one.includes(what)).length
  await test.step('with the network all of it is sent, once', async () => {
    await goOnline(page, proxy)
    for (const what of ['/favorite', '/place', '/ratings']) await expect.poll(() => sent(what), what).toBe(1)
    // The place is sent last. Whoever leaves before its answer came sends it again, which changes nothing.
    const pending = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.places.')))
    await expect.poll(pending).toEqual([])
    expect((await parent.read(book.id)).is_favorited).toBe(true)
    expect(await call('GET', `/api/v1/ratings/story/${theirs.id}`)).toMatchObject({ user_rating: 4 })
    await page.goto(`${proxy.url}/dashboard/kept`)
    await expect(page.getByRole('heading', { name: /^Two books on this (phone|computer)$/ })).toBeVisible()
    for (const what of ['/favorite', '/place', '/ratings']) expect(sent(what), what).toBe(1)
  })
  await test.step('a server that is killed, and is back', async () => {
    await app.kill()
    await page.goto(`${proxy.url}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Two books came along' })).toBeVisible()
    await page.goto(`${proxy.url}/story/${book.id}/page/4`)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    proxy.requests.length = 0
    app = await startApp({ dataDir: app.dataDir, env: { PORT: new URL(app.url).port } })
    await page.clock.fastForward(5000)
    await expect.poll(async () => (await parent.read(book.id)).is_favorited).toBe(false)
    expect(sent('/favorite')).toBe(1)
  })
})

test(
  'a broken file is fetched again, and keeping goes on where it was stopped',
  nightly,
  async ({ browser }) => {
    const { id } = await newBook()
    const page = await open(browser)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const fetched = (part: string) => proxy.requests.filter((one) => one.includes(part)).length
    // The picture comes broken at first, and a voice not before it was stopped.
    proxy.stand = async (path) => {
      if (path.includes('/static/images/') && fetched('/static/images/') === 1)
        return { type: 'image/webp', body: 'half of a pict' }
      if (path.includes('/static/audio/')) await released
      return undefined
    }
    await page.goto(proxy.url)
    // The page shows pictures, too.
    await page.goto(keepPath(id))
    await expect(keepButton(page)).toBeVisible()
    proxy.requests.length = 0
    await keepButton(page).click()
    await expect.poll(() => fetched('/static/audio/')).toBe(1)
    expect(fetched('/static/images/')).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText(/^Stopped at .* Nothing is lost\./)).toBeVisible()
    release()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(kept(page)).toBeVisible()
    expect(fetched('/static/audio/')).toBe(4)
  },
)

test('without the server the app opens from one build as a whole', nightly, async ({ browser }) => {
  const page = await open(browser)
  await keep(page, keepPath((await newBook(0)).id))
  const [first] = await cachesOf(page, 'shell')
  const worker = await (await fetch(`${app.url}/sw.js`)).text()
  const document = await (await fetch(`${app.url}/shell.html`)).text()
  const nextDocument = document.replace('<title>Moonpage</title>', '<title>Next</title>')
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const next = worker
    .replaceAll(hashOf(document), hashOf(nextDocument))
    .replaceAll(/"?\bversion"?:`\w+`,pageHash/g, 'version:`next`,pageHash')
    // Its reader has another name.
    .replaceAll(/`\/assets\/reader-[\w-]+\.js`,/g, '')

  // In the middle of an upgrade: the new worker is there, and the page is still the old one.
  proxy.stand = (path) => (path === '/sw.js' ? { type: 'text/javascript', body: next } : undefined)
  proxy.requests.length = 0
  await update(page)
  await expect.poll(() => proxy.requests).toContain('GET /shell.html')
  expect(await cachesOf(page, 'shell')).toEqual([first])

  proxy.stand = (path) => {
    if (path === '/sw.js') return { type: 'text/javascript', body: `${next}\n` }
    if (path.startsWith('/assets/')) return { status: 404, type: 'text/plain', body: 'Of another build' }
    return path === '/shell.html' ? { type: 'text/html', body: nextDocument } : undefined
  }
  // The open page is of the build before.
  await expect
    .poll(async () => {
      await update(page)
      return cachesOf(page, 'shell')
    })
    .toEqual([first, 'moonpage.shell.next'])
  await expect.poll(() => isActive(page)).toBe(true)
  // It goes on with the files of its own build, which the server has no more.
  await page.getByRole('link', { name: 'Read it now' }).click()
  await expect(place(page, 1)).toBeVisible()
  await goOffline(page, proxy)
  const opened = await page.goto(`${proxy.url}/dashboard/kept`)
  expect(await opened?.text()).toBe(nextDocument)
  await expect(onShelf(page)).toHaveCount(1)

  // Meanwhile the server got another build: its page comes whole from the network.
  proxy.stand = () => undefined
  await goOnline(page, proxy)
  await page.reload()
  await expect(page).toHaveTitle(/Moonpage$/)
  await onShelf(page).click()
  await expect(place(page, 1)).toBeVisible()
})

test('a child’s view shows without the server what the child may see', nightly, async ({ browser }) => {
  const [shown, hidden] = [await newBook(0), await newBook(0)]
  const token = parent.signedIn.access_token
  const child = await send<Child>(`${app.url}/api/v1/children`, 'POST', token, { name: 'Mila' })
  await callsOf(app.url, parent)('PUT', `/api/v1/children/${child.id}/books/${hidden.id}`, {
    is_hidden: true,
  })
  const page = await open(browser)
  for (const { id } of [shown, hidden]) await keep(page, keepPath(id))
  await page.goto(`${proxy.url}/dashboard/children/${child.id}/books`)
  await page.getByRole('button', { name: 'Open Mila’s books' }).click()
  await page.getByRole('textbox', { name: 'Four numbers' }).fill('4711')
  await page.getByRole('button', { name: 'Choose and open' }).click()
  await expect(page.getByRole('list', { name: 'Books' }).getByRole('link')).toHaveCount(1)
  await goOffline(page, proxy)
  await page.goto(proxy.url)
  await expect(onShelf(page)).toHaveCount(1)
  await onShelf(page).click()
  await expect(page.getByText('Good night, moon.')).toBeVisible()
  await page.goto(`${proxy.url}/story/${hidden.id}/page/1`)
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByText('Good night, moon.')).toHaveCount(0)
})

test(
  'where there is no room, it says how much is missing and what could go',
  nightly,
  async ({ browser }) => {
    const [large, other] = [await newBook(), await newBook(0)]
    const page = await open(browser)
    await keep(page, keepPath(other.id))
    await page.addInitScript(() => {
      const { put } = Object.getOwnPropertyDescriptors(Cache.prototype)
      const original = put.value as Cache['put']
      const full: Cache['put'] = function (this: Cache, url, response) {
        if (typeof url === 'string' && url.includes('/static/audio/') && !('hasRoom' in globalThis))
          return Promise.reject(new DOMException('Full', 'QuotaExceededError'))
        return original.call(this, url, response)
      }
      Object.defineProperty(Cache.prototype, 'put', { value: full })
      navigator.storage.estimate = () => Promise.resolve({ quota: 10, usage: 10 })
    })
    await page.goto(keepPath(large.id))
    await keepButton(page).click()
    await expect(page.getByText(/^This (phone|computer) is .* MB short\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Remove ${other.title}` }).click()
    await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }))
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(kept(page)).toBeVisible()
    expect(await cachesOf(page, 'book')).toHaveLength(1)
  },
)

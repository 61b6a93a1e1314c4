import { createHash } from 'node:crypto'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Child } from '@moonpage/contract/children'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { send, signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { place } from './reader-steps.ts'
import { expectAccessible, logOutInBrowser } from './steps.ts'
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

/** A page of a browser in which the parent is logged in. */
async function open(browser: Browser): Promise<Page> {
  const localStorage = [{ name: 'moonpage.session', value: JSON.stringify(parent.signedIn) }]
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
  })
  return context.newPage()
}

const lines = ['Good night, moon.', 'Good night, owl.', 'Good night, wood.', 'Sleep tight.']
const wish = { subject: 'fox', theme: 'courage', setting: 'forest', page_count: 4 } as const

/** A finished book of the parent. */
async function newBook(max_images: 0 | 1 = 1): Promise<{ id: string; title: string }> {
  const { id } = await parent.create({ ...wish, max_images })
  await parent.waitFor(id)
  const story_pages = lines.map((content, index) => ({ page_number: index + 1, content }))
  return send(`${app.url}/api/v1/stories/${id}`, 'PUT', parent.signedIn.access_token, { story_pages })
}

/** Changes something from elsewhere. */
async function change(method: 'PUT' | 'DELETE', path: string, body?: object): Promise<void> {
  const { ok } = await fetch(app.url + path, {
    method,
    headers: {
      authorization: `Bearer ${parent.signedIn.access_token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(ok).toBe(true)
}

const kept = (page: Page) => page.getByRole('status').filter({ hasText: /^On this (phone|computer)/ })
const keepButton = (page: Page) => page.getByRole('button', { name: /^Keep on this/ })
const keepPath = (id: string) => `${proxy.url}/dashboard/kept/own/${id}`

async function keep(page: Page, id: string): Promise<void> {
  await page.goto(keepPath(id))
  await keepButton(page).click()
  await expect(kept(page)).toBeVisible()
}

/** The caches whose names begin so. */
const cachesOf = (page: Page, kind: 'book' | 'shell') =>
  page.evaluate(
    async (prefix) => (await caches.keys()).filter((name) => name.startsWith(prefix)),
    `moonpage.${kind}.`,
  )

/** Whether the newest worker answers. */
const isActive = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return !installing && !waiting && active?.state === 'activated'
  })
const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}))

const goOffline = async (page: Page) => {
  proxy.isUp = false
  await page.context().setOffline(true)
}
const goOnline = async (page: Page) => {
  proxy.requests.length = 0
  proxy.isUp = true
  await page.context().setOffline(false)
}

test('a kept book is read without the server, and what was done meanwhile is sent once', async ({
  browser,
}) => {
  const book = await newBook()
  const first = await open(browser)
  await first.goto(keepPath(book.id))
  await expectAccessible(first)
  await keep(first, book.id)
  await expectAccessible(first)
  await first.close()
  const page = await first.context().newPage()
  await goOffline(page)
  await page.goto(proxy.url)
  await expect(page.getByRole('heading', { name: 'One book came along' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: book.title }).click()
  await expect(place(page, 1)).toBeVisible()

  await test.step('with its picture, read aloud, and at bedtime', async () => {
    const picture = page.getByRole('article').locator('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1)
    await page.getByRole('button', { name: /^Read to me/ }).click()
    await expect(place(page, 2)).toBeVisible()
    await page.getByRole('button', { name: /^Pause/ }).click()
    await page.locator('header').getByRole('button', { name: 'Bedtime', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'How much tonight?' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await page.keyboard.press('End')
  await expect(place(page, 4)).toBeVisible()
  const heart = page.getByRole('button', { name: `Favorite: ${book.title}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-disabled', 'false')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${proxy.url}/story/${book.id}/page/3`)
  await expect(place(page, 3)).toBeVisible()

  await goOnline(page)
  const sent = () => proxy.requests.filter((one) => /^(POST|PUT) .*\/(favorite|place)\b/.test(one))
  await expect.poll(() => sent().filter((one) => one.includes('/favorite'))).toHaveLength(1)
  await expect.poll(() => sent().filter((one) => one.includes('/place'))).toHaveLength(1)
  expect((await parent.read(book.id)).is_favorited).toBe(true)
  await update(page)
  await page.goto(`${proxy.url}/dashboard/kept`)
  await expect(page.getByRole('heading', { name: /^One book on this (phone|computer)$/ })).toBeVisible()
  expect(sent().filter((one) => one.includes('/favorite'))).toHaveLength(1)
})

test('what may no longer be read leaves this device', async ({ browser }) => {
  const [deleted, changed] = [await newBook(0), await newBook(0)]
  const page = await open(browser)
  for (const { id } of [deleted, changed]) await keep(page, id)
  expect(await cachesOf(page, 'book')).toHaveLength(2)
  await goOffline(page)
  await change('DELETE', `/api/v1/stories/${deleted.id}`)
  await change('PUT', `/api/v1/stories/${changed.id}`, { title: 'The Quiet Bell' })
  await page.goto(`${proxy.url}/dashboard/kept`)
  await expect(page.getByRole('heading', { name: 'Two books came along' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByRole('list', { name: 'Books on this device' }).getByRole('link')).toHaveText([
    /The Quiet Bell/,
  ])
  expect(await cachesOf(page, 'book')).toHaveLength(1)
  await logOutInBrowser(page)
  await expect.poll(() => cachesOf(page, 'book')).toEqual([])
  await goOffline(page)
  await page.goto(`${proxy.url}/story/${changed.id}/page/1`)
  await expect(page.getByText('Good night, moon.')).toHaveCount(0)
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

test('without the server the app opens from one build as a whole', async ({ browser }) => {
  const page = await open(browser)
  await keep(page, (await newBook(0)).id)
  const [first] = await cachesOf(page, 'shell')
  const worker = await (await fetch(`${app.url}/sw.js`)).text()
  const document = await (await fetch(`${app.url}/shell.html`)).text()
  const nextDocument = document.replace('<title>Moonpage</title>', '<title>Next</title>')
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const next = worker
    .replaceAll(hashOf(document), hashOf(nextDocument))
    .replaceAll(/"?\bversion"?:`\w+`,pageHash/g, 'version:`next`,pageHash')

  // In the middle of an upgrade: the new worker is there, and the page is still the old one.
  proxy.stand = (path) => (path === '/sw.js' ? { type: 'text/javascript', body: next } : undefined)
  proxy.requests.length = 0
  await update(page)
  await expect.poll(() => proxy.requests).toContain('GET /shell.html')
  expect(await cachesOf(page, 'shell')).toEqual([first])

  proxy.stand = (path) => {
    if (path === '/sw.js') return { type: 'text/javascript', body: `${next}\n` }
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
  await goOffline(page)
  const opened = await page.goto(`${proxy.url}/dashboard/kept`)
  expect(await opened?.text()).toBe(nextDocument)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a child’s view shows without the server what the child may see', nightly, async ({ browser }) => {
  const [shown, hidden] = [await newBook(0), await newBook(0)]
  const token = parent.signedIn.access_token
  const child = await send<Child>(`${app.url}/api/v1/children`, 'POST', token, { name: 'Mila' })
  await change('PUT', `/api/v1/children/${child.id}/books/${hidden.id}`, { is_hidden: true })
  const page = await open(browser)
  for (const { id } of [shown, hidden]) await keep(page, id)
  await page.goto(`${proxy.url}/dashboard/children/${child.id}/books`)
  await page.getByRole('button', { name: 'Open Mila’s books' }).click()
  await page.getByRole('textbox', { name: 'Four numbers' }).fill('4711')
  await page.getByRole('button', { name: 'Choose and open' }).click()
  await expect(page.getByRole('list', { name: 'Books' }).getByRole('link')).toHaveCount(1)
  await goOffline(page)
  await page.goto(proxy.url)
  const books = page.getByRole('list', { name: 'Books on this device' }).getByRole('link')
  await expect(books).toHaveCount(1)
  await books.click()
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
    await keep(page, other.id)
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

test('a session that nobody can have renewed leaves nothing behind', nightly, async ({ browser }) => {
  const { id } = await newBook(0)
  const page = await open(browser)
  await keep(page, id)
  await goOffline(page)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('moonpage.session') ?? '{}') as { access_token: string }
    const [head, claims = '', end] = stored.access_token.split('.')
    const old = {
      ...(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as object),
      exp: 1_700_000_000,
    }
    const access_token = [head, btoa(JSON.stringify(old)), end].join('.')
    localStorage.setItem('moonpage.session', JSON.stringify({ ...stored, access_token }))
  })
  await page.goto(`${proxy.url}/story/${id}/page/1`)
  await expect.poll(() => cachesOf(page, 'book')).toEqual([])
  await expect(page.getByText('Good night, moon.')).toHaveCount(0)
})

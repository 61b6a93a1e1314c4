import type { Family } from '@moonpage/contract/families'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { signUpAt } from '../scripts/lib/parent.ts'
import { adminOf, boss } from './moderation-steps.ts'
import {
  bookOf,
  cachesOf,
  callsOf,
  expectWiped,
  goOffline,
  goOnline,
  keep,
  keepButton,
  kept,
  onShelf,
  openWithWorker,
} from './offline-steps.ts'
import { nightly } from './nightly.ts'
import { browserOf } from './signed-in.ts'
import { appUrl, givePassword, logOutInBrowser } from './steps.ts'
import { openProxy, type SwitchableProxy } from './switchable-proxy.ts'

let app: AppProcess
let proxy: SwitchableProxy
test.beforeAll(async () => {
  app = await startApp({ env: { ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password } })
  proxy = await openProxy(app.url)
})
test.beforeEach(() => void (proxy.isUp = true))
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})
test.afterAll(async () => {
  await proxy?.close()
  await app?.stop()
  if (app) removeFolder(app.dataDir)
})

const keepPath = (id: string) => `${proxy.url}/dashboard/kept/own/${id}`
const open = (browser: Browser, signedIn: object) => openWithWorker(browser, { url: proxy.url, signedIn })

/** Whether the first page of a book can be read offline. */
async function expectUnreadable(page: Page, id: string): Promise<void> {
  await goOffline(page, proxy)
  await page.goto(`${proxy.url}/story/${id}/page/1`)
  await expect(page.getByRole('banner').or(page.getByRole('main'))).not.toHaveCount(0)
  await expect(page.getByText('Good night, moon.')).toHaveCount(0)
}

test('what may no longer be read leaves this device, and all of it at a logout', async ({ browser }) => {
  const parent = await signUpAt(app.url)
  const call = callsOf(app.url, parent)
  const [deleted, changed] = [await bookOf(app.url, parent, 0), await bookOf(app.url, parent, 0)]
  const page = await open(browser, parent.signedIn)
  for (const { id } of [deleted, changed]) await keep(page, keepPath(id))
  expect(await cachesOf(page, 'book')).toHaveLength(2)
  await goOffline(page, proxy)
  await call('DELETE', `/api/v1/stories/${deleted.id}`)
  await call('PUT', `/api/v1/stories/${changed.id}`, { title: 'The Quiet Bell' })
  await page.goto(`${proxy.url}/dashboard/kept`)
  await expect(page.getByRole('heading', { name: 'Two books came along' })).toBeVisible()
  await goOnline(page, proxy)
  await expect(onShelf(page)).toHaveText([/The Quiet Bell/])
  expect(await cachesOf(page, 'book')).toHaveLength(1)
  await logOutInBrowser(page)
  await expectWiped(page)
  await expectUnreadable(page, changed.id)
})

/** How many books this browser knows of, whole or not. */
const booksIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('moonpage.kept')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('books').objectStore('books').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )

test('a book that is still being kept at a logout leaves nothing behind', async ({ browser }) => {
  const parent = await signUpAt(app.url)
  const { id } = await bookOf(app.url, parent, 0)
  const page = await open(browser, parent.signedIn)
  // A browser that is slow to make room for the book.
  await page.addInitScript(() => {
    const openCache = caches.open.bind(caches)
    caches.open = async (name) => {
      if (name.startsWith('moonpage.book.')) {
        document.documentElement.dataset['opens'] = name
        await new Promise((go) => window.addEventListener('make-room', go, { once: true }))
      }
      return openCache(name)
    }
  })
  await page.goto(keepPath(id))
  await keepButton(page).click()
  await expect(page.locator('html[data-opens]')).toBeAttached()
  const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.length)
  await logOutInBrowser(page)
  await expect.poll(() => booksIn(page)).toBe(0)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('make-room')))
      return locks()
    })
    .toBe(0)
  await expectWiped(page)
})

test(
  'a removal from the family, a deactivation and a lost session leave nothing behind',
  nightly,
  async ({ browser }) => {
    const [parent, reader] = [await signUpAt(app.url), await signUpAt(app.url)]
    const call = callsOf(app.url, parent)
    const { id } = await bookOf(app.url, parent, 0)
    const { invitation_url } = await call<{ invitation_url: string }>('POST', '/api/v1/family/invitations', {
      role: 'reader',
    })
    const token = invitation_url.split('/').at(-1) ?? ''
    await callsOf(app.url, reader)<Family>('POST', `/api/v1/family-invitations/${token}/join`)
    const theirs = await open(browser, {
      ...reader.signedIn,
      user: { ...reader.signedIn.user, family_role: 'reader' },
    })
    await keep(theirs, keepPath(id))
    await call('DELETE', `/api/v1/family/members/${reader.signedIn.user.id}`)
    await theirs.goto(`${proxy.url}/dashboard`)
    await expectWiped(theirs)

    const page = await open(browser, parent.signedIn)
    await keep(page, keepPath(id))
    const admin = callsOf(app.url, { ...parent, ...(await adminOf(app)) })
    await admin('PUT', `/api/v1/admin/users/${parent.signedIn.user.id}`, { is_active: false })
    await page.goto(`${proxy.url}/dashboard`)
    await expectWiped(page)
    await page.waitForURL('**/login')
    await admin('PUT', `/api/v1/admin/users/${parent.signedIn.user.id}`, { is_active: true })

    // Thirty days without the server.
    const lost = await signUpAt(app.url)
    const own = await bookOf(app.url, lost, 0)
    const away = await open(browser, lost.signedIn)
    await keep(away, keepPath(own.id))
    await goOffline(away, proxy)
    await away.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('moonpage.session') ?? '{}') as { access_token: string }
      const [head, claims = '', end] = stored.access_token.split('.')
      const old = {
        ...(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as object),
        exp: 1_700_000_000,
      }
      const access_token = [head, btoa(JSON.stringify(old)), end].join('.')
      localStorage.setItem('moonpage.session', JSON.stringify({ ...stored, access_token }))
    })
    await away.goto(`${proxy.url}/story/${own.id}/page/1`)
    await expectWiped(away)
    await expect(away.getByText('Good night, moon.')).toHaveCount(0)
  },
)

test(
  'with the pass of the gate all of it leaves, and comes back with the next one; the app is offered once',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const { id } = await bookOf(appUrl(), parent, 0)
    const context = await browserOf(browser, parent.signedIn, { serviceWorkers: 'allow' })
    const page = await context.newPage()
    await keep(page, `${appUrl()}/dashboard/kept/own/${id}`)

    await test.step('"Not now" is the last word', async () => {
      const offer = () =>
        page.evaluate(() =>
          dispatchEvent(
            Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
              prompt: () => Promise.resolve(),
              userChoice: Promise.resolve({ outcome: 'accepted' }),
            }),
          ),
        )
      // The browser's own offer is held back.
      expect(await offer()).toBe(false)
      await expect(page.getByRole('button', { name: 'Install Moonpage' })).toBeVisible()
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(page.getByRole('button', { name: 'Install Moonpage' })).toHaveCount(0)
      await page.goto(`${appUrl()}/profile`)
      await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
      await offer()
      await expect(page.getByRole('button', { name: 'Install Moonpage' })).toHaveCount(0)
    })

    await page.goto(`${appUrl()}/dashboard/kept`)
    await expect(page.getByText(/They also leave when Moonpage asks for its password again/)).toBeVisible()
    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
    await expectWiped(page)
    await givePassword(page)
    await expect(page.getByText(/^Your kept book had left this (phone|computer) for safety\./)).toBeVisible()
    await expect(onShelf(page)).toHaveCount(1)
    await page.goto(`${appUrl()}/dashboard/kept/own/${id}`)
    await expect(kept(page)).toBeVisible()
  },
)

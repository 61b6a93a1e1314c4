import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { send, type Parent } from '../scripts/lib/parent.ts'
import type { SwitchableProxy } from './switchable-proxy.ts'

export const lines = ['Good night, moon.', 'Good night, owl.', 'Good night, wood.', 'Sleep tight.']
const wish = { subject: 'fox', theme: 'courage', setting: 'forest', page_count: 4 } as const

/** Calls the app as this parent. */
export const callsOf =
  (url: string, parent: Parent) =>
  <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${parent.signedIn.access_token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(async (response) => {
      expect(response.ok, `${method} ${path}`).toBe(true)
      return (response.status === 204 ? undefined : await response.json()) as T
    })

/** A finished book of a parent. */
export async function bookOf(
  url: string,
  parent: Parent,
  max_images: 0 | 1 = 1,
): Promise<{ id: string; title: string }> {
  const { id } = await parent.create({ ...wish, max_images })
  await parent.waitFor(id)
  const story_pages = lines.map((content, index) => ({ page_number: index + 1, content }))
  return send(`${url}/api/v1/stories/${id}`, 'PUT', parent.signedIn.access_token, { story_pages })
}

/** A page of a browser that may have a service worker, in which somebody is logged in. */
export async function openWithWorker(
  browser: Browser,
  { url, signedIn, ...options }: { url: string; signedIn: object } & BrowserContextOptions,
): Promise<Page> {
  const localStorage = [{ name: 'moonpage.session', value: JSON.stringify(signedIn) }]
  const context = await browser.newContext({
    ...options,
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  return context.newPage()
}

export const kept = (page: Page) => page.getByRole('status').filter({ hasText: /^On this (phone|computer)/ })
export const keepButton = (page: Page) => page.getByRole('button', { name: /^Keep on this/ })
export const onShelf = (page: Page) =>
  page.getByRole('list', { name: 'Books on this device' }).getByRole('link')

/** Keeps what this address offers to keep. */
export async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await keepButton(page).click()
  await expect(kept(page)).toBeVisible()
}

/** The caches whose names begin so. */
export const cachesOf = (page: Page, kind: 'book' | 'shell') =>
  page.evaluate(
    async (prefix) => (await caches.keys()).filter((name) => name.startsWith(prefix)),
    `moonpage.${kind}.`,
  )

/** Nothing of any book is left in this browser. */
export const expectWiped = (page: Page) => expect.poll(() => cachesOf(page, 'book')).toEqual([])

export const goOffline = async (page: Page, proxy: SwitchableProxy) => {
  proxy.isUp = false
  await page.context().setOffline(true)
}
export const goOnline = async (page: Page, proxy: SwitchableProxy) => {
  proxy.requests.length = 0
  proxy.isUp = true
  await page.context().setOffline(false)
}

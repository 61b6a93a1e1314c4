import { createHash } from 'node:crypto'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'
import { openProxy, type SwitchableProxy } from './switchable-proxy.ts'

let app: AppProcess
let parent: Parent
let proxy: SwitchableProxy
test.beforeAll(async () => {
  app = await startApp()
  parent = await signUpAt(app.url)
  proxy = await openProxy(app.url)
})
test.afterAll(async () => {
  await proxy?.close()
  await app?.stop()
  if (app) removeFolder(app.dataDir)
})

/** Opens the app until its service worker has stored the shell. */
async function openWithShell(browser: Browser): Promise<Page> {
  const context = await signedIn(browser, parent, { serviceWorkers: 'allow' })
  const page = await context.newPage()
  // The worker comes long after the first page.
  await page.clock.install()
  await page.goto(`${proxy.url}/dashboard`)
  await expect(page.getByRole('button', { name: /^Hello/ })).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000)
      return page.evaluate(() => navigator.serviceWorker.controller !== null)
    })
    .toBe(true)
  return page
}

const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('moonpage.shell.')))
/** Whether the newest worker answers. */
const isActive = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return !installing && !waiting && active?.state === 'activated'
  })
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.update().then(
      () => 'found',
      () => 'refused',
    )
  })

test('without the server the app opens from one build as a whole', async ({ browser }) => {
  const page = await openWithShell(browser)
  const [first] = await shells(page)
  const worker = await (await fetch(`${app.url}/sw.js`)).text()
  const document = await (await fetch(`${app.url}/shell.html`)).text()
  const nextDocument = document.replace('<title>Moonpage</title>', '<title>Next</title>')
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const next = worker
    .replaceAll(hashOf(document), hashOf(nextDocument))
    .replaceAll(/"?\bversion"?:`\w+`/g, 'version:`next`')

  // In the middle of an upgrade: the new worker is there, and the page is still the old one.
  proxy.stand = (path) => (path === '/sw.js' ? { type: 'text/javascript', body: next } : undefined)
  await update(page)
  await expect.poll(() => proxy.requests.filter((one) => one === 'GET /shell.html').length).toBe(2)
  expect(await shells(page)).toEqual([first])

  proxy.stand = (path) => {
    if (path === '/sw.js') return { type: 'text/javascript', body: `${next}\n` }
    return path === '/shell.html' ? { type: 'text/html', body: nextDocument } : undefined
  }
  await update(page)
  // The open page is of the build before.
  await expect.poll(() => shells(page)).toEqual([first, 'moonpage.shell.next'])
  await expect.poll(() => isActive(page)).toBe(true)
  proxy.isUp = false
  const opened = await page.goto(`${proxy.url}/terms`)
  expect(await opened?.text()).toBe(nextDocument)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.context().close()
})

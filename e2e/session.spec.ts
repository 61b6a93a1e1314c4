import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { logIn, logOut, getCurrentUser, refreshSession, type SignedIn } from '@moonpage/contract/account'
import { endSessions } from '@moonpage/contract/sessions'
import { listStories } from '@moonpage/contract/story'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { alert, field } from './form-steps.ts'
import { nightly } from './nightly.ts'
import { browserOf } from './signed-in.ts'
import { appUrl, expectAccessible, go, logInInBrowser, logOutInBrowser } from './steps.ts'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const expired = 'Session expired. Please log in again.'

const ask = (path: string, token: string, method = 'GET') =>
  fetch(appUrl() + path, { method, headers: { authorization: `Bearer ${token}` } })

/** Credentials with an expired access token, as after a night. */
const aged = ({ signedIn }: Parent): SignedIn => {
  const [header, , signature] = signedIn.access_token.split('.')
  const claims = { sub: signedIn.user.id, exp: Math.floor(Date.now() / 1000) - 60 }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return { ...signedIn, access_token: `${header}.${payload}.${signature}` }
}

const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(appUrl() + path)
  return page
}

const welcome = (page: Page) => expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible()
const checking = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Checking authentication...' })).toBeVisible()

/** Counts the calls of a path in all tabs, and blocks them until they are released. */
async function hold(context: BrowserContext, path: string) {
  let letGo = () => {}
  const goes = new Promise<void>((resolve) => (letGo = resolve))
  const seen = { calls: 0, letGo: () => letGo() }
  await context.route(`**${path}`, async (route) => {
    seen.calls += 1
    await goes
    await route.continue()
  })
  return seen
}

for (const place of ['https', 'plain http'])
  test(
    `two tabs race for new tokens over ${place}: asked for once, and both stay in`,
    nightly,
    async ({ browser }) => {
      const context = await browserOf(browser, aged(await signUpAt(appUrl())))
      // APIs that do not exist without a secure context.
      if (place === 'plain http')
        await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
      const refreshes = await hold(context, refreshSession.path)
      const tabs = await Promise.all([open(context, '/dashboard'), open(context, '/profile')])
      // By now each tab has started to refresh its tokens.
      for (const tab of tabs) await expect(tab.getByRole('banner')).toBeVisible()
      await expect.poll(() => refreshes.calls).toBe(1)
      refreshes.letGo()
      await welcome(tabs[0])
      await expect(tabs[1].getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      for (const tab of tabs) await tab.reload()
      await welcome(tabs[0])
      expect(refreshes.calls).toBe(1)
    },
  )

test(
  'while it is being checked who is there, that is said, and no page is shown',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const context = await browserOf(browser, { ...parent.signedIn, user: null })
    const asked = await hold(context, getCurrentUser.path)
    const page = await open(context, '/dashboard')
    await checking(page)
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toHaveCount(0)
    const other = await open(context, '/login')
    await checking(other)
    await expect(other.getByLabel('Email')).toHaveCount(0)
    asked.letGo()
    await welcome(page)
    await expect(other).toHaveURL(`${appUrl()}/dashboard`)
  },
)

test(
  'when it cannot be found out who is there, that is said, and can be tried again',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const context = await browserOf(browser, { ...parent.signedIn, user: null })
    await context.route(`**${getCurrentUser.path}`, (route) => route.fulfill({ status: 502, body: '<html>' }))
    const page = await open(context, '/profile')
    await expect(alert(page, 'Authentication initialization failed')).toBeVisible()
    await expectAccessible(page)
    await context.unroute(`**${getCurrentUser.path}`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  },
)

test(
  'a session that the server has ended leads to the login form, and back',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const context = await browserOf(browser, parent.signedIn)
    const page = await open(context, '/create')
    await go(page, 'My Stories')
    await welcome(page)
    await go(page, 'Create Story')
    expect((await ask(endSessions.path, parent.signedIn.access_token, 'DELETE')).status).toBe(204)
    // Not by a link and a reload: the link's request might get the 401 first, and the reload would then remove the
    // message.
    await page.goto(`${appUrl()}/dashboard`)
    await expect(alert(page, expired)).toBeVisible()
    await expect(page).toHaveURL(`${appUrl()}/login`)
    await logInInBrowser(page, parent)
    await expect(page).toHaveURL(`${appUrl()}/dashboard`)
    await welcome(page)
    // The message is shown once.
    await logOutInBrowser(page)
    await go(page, 'Login')
    await expect(field(page, 'Email')).toBeVisible()
    await expect(alert(page, expired)).toHaveCount(0)
  },
)

test('a session that ended is told in every tab', nightly, async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  const context = await browserOf(browser, parent.signedIn)
  const [page, other] = [await open(context, '/dashboard'), await open(context, '/profile')]
  await welcome(page)
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await ask(endSessions.path, parent.signedIn.access_token, 'DELETE')
  await page.reload()
  for (const tab of [page, other]) {
    // Background tabs may delay storage events.
    await tab.bringToFront()
    await expect(alert(tab, expired)).toBeVisible()
  }
  await page.bringToFront()
  await logInInBrowser(page, parent)
  await expect(page).toHaveURL(`${appUrl()}/dashboard`)
  await expect(other, 'and so is the login').toHaveURL(`${appUrl()}/profile`)
})

test('a logout in one tab logs out the others, and leaves nothing for the next person', async ({
  browser,
}) => {
  const [first, second] = [await signUpAt(appUrl()), await signUpAt(appUrl())]
  const { id } = await first.create({ subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 0 })
  const { title } = await first.waitFor(id)
  const context = await browserOf(browser, first.signedIn)
  const [page, other] = [await open(context, '/dashboard'), await open(context, '/create')]
  await expect(page.getByText(title).first()).toBeVisible()
  const wish = other.getByLabel('Hero’s name')
  await wish.fill('Zuri')

  // Background tabs render once a second.
  await page.bringToFront()
  await logOutInBrowser(page)
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${appUrl()}/`)
  await expect
    .poll(async () => (await ask(getCurrentUser.path, first.signedIn.access_token)).status)
    .toBe(401)
  await other.bringToFront()
  await go(other, 'Create Story')
  await expect(wish).toHaveValue('')

  const lists = await hold(context, `${listStories.path}?*`)
  await page.bringToFront()
  await go(page, 'Login')
  await logInInBrowser(page, second)
  await welcome(page)
  await expect.poll(() => lists.calls).toBeGreaterThan(0)
  await expect(page.getByText(title)).toHaveCount(0)
  lists.letGo()
  await expect(page.getByText('No stories yet').first()).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await go(other, 'My Stories')
  await welcome(other)
})

test('a lost connection logs nobody out, and a page comes when it is back', nightly, async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  const context = await browserOf(browser, parent.signedIn)
  const page = await open(context, '/dashboard')
  await welcome(page)
  await go(page, 'Home')
  await expect(page).toHaveURL(`${appUrl()}/`)
  await context.setOffline(true)
  await page.evaluate(
    (session) => localStorage.setItem('moonpage.session', session),
    JSON.stringify(aged(parent)),
  )
  await go(page, 'My Stories')
  await welcome(page)
  await expect(page).toHaveURL(`${appUrl()}/dashboard`)
  await context.setOffline(false)
  await page.reload()
  await welcome(page)
  await expect(page.getByText('No stories yet').first()).toBeVisible()
})

test(
  'a logout without a connection is one, and the server hears of it when it can be reached',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const { access_token: token } = parent.signedIn
    const context = await browserOf(browser, parent.signedIn)
    const page = await open(context, '/')
    await go(page, 'My Stories')
    await welcome(page)
    const starts: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && starts.push('a new start'))
    await context.setOffline(true)
    await logOutInBrowser(page)
    await expect(page).toHaveURL(`${appUrl()}/`)
    await expect(
      page.getByRole('status').filter({ hasText: 'You’re logged out on this device.' }),
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('moonpage.session'))).toBeNull()
    expect((await ask(getCurrentUser.path, token)).status, 'the server does not know yet').toBe(200)
    await context.setOffline(false)
    await expect.poll(async () => (await ask(getCurrentUser.path, token)).status).toBe(401)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('moonpage.untold')
    expect(starts, 'it is told by the page that is there').not.toContain('a new start')
  },
)

test(
  'a logout that was not told before the tab was closed is told at the next start',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const context = await browserOf(browser, parent.signedIn)
    await context.route(`**${logOut.path}`, (route) => route.abort('connectionrefused'))
    const page = await open(context, '/dashboard')
    await welcome(page)
    await logOutInBrowser(page)
    await expect(
      page.getByRole('status').filter({ hasText: 'You’re logged out on this device.' }),
    ).toBeVisible()
    await page.close()
    expect((await ask(getCurrentUser.path, parent.signedIn.access_token)).status).toBe(200)
    await context.unroute(`**${logOut.path}`)
    await open(context, '/')
    await expect
      .poll(async () => (await ask(getCurrentUser.path, parent.signedIn.access_token)).status)
      .toBe(401)
  },
)

test(
  'who may keep nothing in the browser can be logged in while the page lasts',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const context = await browser.newContext()
    await context.addInitScript(() => {
      for (const store of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
    })
    const page = await open(context, '/login')
    await field(page, 'Password').fill('moonpage')
    await page.getByRole('button', { name: 'Access Application' }).click()
    const answered = page.waitForResponse(`**${logIn.path}`)
    await expect(field(page, 'Email')).toBeVisible()
    await logInInBrowser(page, parent)
    expect((await answered).status()).toBe(200)
    await welcome(page)
    await expect(page.getByText('No stories yet').first()).toBeVisible()
    await expect(page).toHaveURL(`${appUrl()}/dashboard`)
  },
)

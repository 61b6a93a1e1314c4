import { expect, test } from '@playwright/test'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import { type OidcServer, startOidcProvider } from '../scripts/lib/start-oidc-provider.ts'
import { expectAccessible } from './steps.ts'
import { nightly } from './nightly.ts'

let provider: OidcServer
let app: AppProcess
test.beforeAll(async () => {
  const PORT = String(await freePort())
  provider = await startOidcProvider({ siteUrl: `http://127.0.0.1:${PORT}` })
  provider.people.set('willa', {
    email: 'willa@example.org',
    email_verified: true,
    preferred_username: 'willa',
    name: 'Willa Lark',
  })
  app = await startApp({ env: { ...provider.env, PORT } })
})
test.afterAll(async () => {
  await app?.stop()
  await provider?.stop()
  if (app) removeFolder(app.dataDir)
})

test(
  'the button leads to the provider, back to the page that was wanted, and a logout ends both',
  nightly,
  async ({ page }) => {
    await page.goto(`${app.url}/dashboard/collections`)
    await page.waitForURL(`${app.url}/login`)
    const button = page.getByRole('button', { name: 'Continue with Treehouse' })
    await expect(page.getByLabel('Email')).toBeVisible()
    await expectAccessible(page)

    provider.behave('closes')
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: 'We can’t reach Treehouse' })).toBeVisible()
    provider.behave('answers')
    await button.click()
    await page.getByLabel('Who are you?').fill('willa')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${app.url}/dashboard/collections`)
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    await page.goBack()
    expect(page.url(), 'no code stays in the history').not.toContain('code=')

    await page.goto(`${app.url}/profile`)
    await expect(page.getByText(/^Connected to Treehouse since .* without a password\.$/)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Confirm with Treehouse' }).click()
    await page.getByLabel('Who are you?').fill('willa')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Thanks, it’s you. Please go on within ten minutes.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByText('Treehouse has just confirmed that it’s you.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep my account' }).click()

    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.origin === provider.issuer)
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL(`${app.url}/`)
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('token')
  },
)

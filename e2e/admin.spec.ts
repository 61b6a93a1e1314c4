import { expect, test, type Page } from '@playwright/test'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { adminOf, boss } from './moderation-steps.ts'
import { nightly } from './nightly.ts'
import { enter, openHome, signedIn, type Person } from './signed-in.ts'
import { expectAccessible, go, logInInBrowser } from './steps.ts'

// Serial, on an app of their own: the shared app has no admin.
let app: AppProcess
let admin: Person
let parents: Parent[]

test.beforeAll(async () => {
  app = await startApp({ env: { ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password } })
  admin = await adminOf(app)
  parents = []
  // More than a page of them at night.
  for (let i = 0; i < (process.env['NIGHTLY'] ? 21 : 4); i++) parents.push(await signUpAt(app.url))
})
test.afterAll(async () => {
  await app?.stop()
  if (app) removeFolder(app.dataDir)
})

const nameOf = (parent: Parent | undefined) => parent?.signedIn.user.username ?? ''
const roleOf = (page: Page, name: string) => page.getByRole('combobox', { name: `Role of ${name}` })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: roleOf(page, name) })
const toast = (page: Page, message: string) => page.getByText(message, { exact: true })

/** Logs in and opens the users tab. */
async function findUsers(page: Page, account: Pick<Parent, 'email' | 'password'>): Promise<void> {
  await openHome(page, app.url)
  await go(page, 'Login')
  await logInInBrowser(page, account)
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await go(page, 'Admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await page.getByRole('tab', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Users' })).toBeVisible()
}

async function openUsers(page: Page): Promise<void> {
  await enter(page.context(), admin)
  await page.goto(`${app.url}/admin/users`)
  await expect(page.getByRole('heading', { level: 2, name: 'Users' })).toBeVisible()
}

/** Sets the page size to 20 in place of 100, so that fewer accounts are needed. */
const shortPages = (page: Page) =>
  page.route('**/api/v1/admin/users?*', (route) =>
    route.continue({ url: route.request().url().replace('page_size=100', 'page_size=20') }),
  )

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill(words)
  await page.getByLabel('Search', { exact: true }).press('Enter')
}

test('an admin finds somebody, gives them a role, locks them out and lets them in again', async ({
  page,
  browser,
}) => {
  const parent = parents[3]
  const name = nameOf(parent)
  const theirs = await signedIn(browser, parent ?? null)
  const theirPage = await theirs.newPage()
  await theirPage.goto(`${app.url}/dashboard`)
  await expect(theirPage.getByText('No stories yet')).toBeVisible()

  await findUsers(page, boss)
  await expect(page.getByText(`${parents.length + 1} in all`)).toBeVisible()
  await expectAccessible(page)
  await search(page, name.toUpperCase())
  await expect(page.getByText('1 found')).toBeVisible()
  await roleOf(page, name).selectOption('moderator')
  await expect(toast(page, 'User role updated successfully')).toBeVisible()
  await expect(roleOf(page, name)).toHaveValue('moderator')

  const row = rowOf(page, name)
  await page.getByRole('button', { name: `Deactivate ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Deactivate ${name}?` })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Active')
  await expect(page.getByRole('button', { name: `Deactivate ${name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(toast(page, 'User deactivated successfully')).toBeVisible()
  await expect(row).toContainText('Inactive')

  await theirPage.reload()
  await theirPage.waitForURL('**/login')
  await theirs.close()

  await page.getByRole('button', { name: `Activate ${name}` }).click()
  await expect(toast(page, 'User activated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: `Deactivate ${name}` })).toBeFocused()

  await page.reload()
  await expect(roleOf(page, name)).toHaveValue('moderator')
  await expect(row).not.toContainText('Inactive')
})

test('search and page are in the URL, and Back restores them', nightly, async ({ page }) => {
  await shortPages(page)
  await openUsers(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/admin\/users\?page=2$/)
  await expect(roleOf(page, 'boss')).toBeVisible()
  await search(page, 'zebra')
  await expect(page).toHaveURL(/\/admin\/users\?search=zebra$/)
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('zebra')
  await page.goBack()
  await expect(roleOf(page, 'boss')).toBeVisible()
  await page.goto(`${app.url}/admin/users?page=900`)
  await expect(page).toHaveURL(/\/admin\/users\?page=2$/)
})

test('one’s own role and activation are locked, and the reason is read out', nightly, async ({ page }) => {
  await openUsers(page)
  await search(page, 'boss')
  await expect(roleOf(page, 'boss')).toBeDisabled()
  await expect(roleOf(page, 'boss')).toHaveAccessibleDescription('You cannot change your own role')
  const button = page.getByRole('button', { name: 'Deactivate boss' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('You cannot deactivate yourself')
})

test(
  'what fails is said in the server’s words, else in ours, and the choice goes back',
  nightly,
  async ({ page }) => {
    const name = nameOf(parents[5])
    await openUsers(page)
    await search(page, name)
    const answers: { status: number; detail?: string }[] = [
      { status: 500 },
      { status: 409, detail: 'Not today' },
    ]
    for (const { status, detail } of answers) {
      await page.route('**/api/v1/admin/users/*', (route) => route.fulfill({ status, json: { detail } }))
      await roleOf(page, name).selectOption('admin')
      await expect(page.getByRole('alert').getByText(detail ?? 'Failed to update user role')).toBeVisible()
      await expect(roleOf(page, name)).toHaveValue('user')
      await page.unroute('**/api/v1/admin/users/*')
    }
    await page.route('**/api/v1/admin/users/*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: `Deactivate ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByRole('alert').getByText('Failed to update user status')).toBeVisible()
    await expect(rowOf(page, name)).not.toContainText('Inactive')
  },
)

test('a failed list shows an error and can be retried', nightly, async ({ page }) => {
  await openUsers(page)
  await page.route('**/api/v1/admin/users?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/v1/admin/users?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(`${parents.length + 1} in all`)).toBeVisible()
})

test('other users are redirected', nightly, async ({ browser }) => {
  for (const [parent, place] of [
    [parents[7], '/dashboard'],
    [null, '/login'],
  ] as const) {
    const context = await signedIn(browser, parent ?? null)
    const page = await context.newPage()
    await page.goto(`${app.url}/admin`)
    await page.waitForURL(`**${place}`)
    await context.close()
  }
})

test(
  'an admin who is demoted meanwhile learns it with the next press',
  nightly,
  async ({ page, browser }) => {
    const parent = parents[9]
    if (!parent) throw new Error('Nobody to promote')
    const name = nameOf(parent)
    await openUsers(page)
    await search(page, name)
    await roleOf(page, name).selectOption('admin')
    await expect(toast(page, 'User role updated successfully')).toBeVisible()

    const theirs = await browser.newContext()
    const theirPage = await theirs.newPage()
    await findUsers(theirPage, parent)
    await search(theirPage, nameOf(parents[10]))
    await expect(theirPage.getByText('1 found')).toBeVisible()

    await roleOf(page, name).selectOption('user')
    await expect(roleOf(page, name)).toHaveValue('user')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await roleOf(theirPage, nameOf(parents[10])).selectOption('admin')
    await theirPage.waitForURL('**/dashboard')
    await expect(theirPage.getByRole('alert').getByText('You are not allowed to do this')).toBeVisible()
    await theirs.close()
  },
)

test(
  'a person is invited by a link that is shown once, and can be canceled',
  nightly,
  async ({ context, page }) => {
    await enter(context, admin)
    await page.goto(`${app.url}/admin/users`)
    const section = page.getByRole('region', { name: 'Invitations' })
    await expect(section).toContainText('Anyone who can reach this site can sign up.')
    await section.getByRole('button', { name: 'Invite someone' }).click()
    const sheet = page.getByRole('dialog', { name: 'Invite someone' })
    await sheet.getByLabel('Who is it for?').fill('Nana')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Make a link' }).click()
    await expect(sheet.getByLabel('Invitation link')).toHaveValue(/\/register\?invitation=[\w-]{20,}$/)
    await sheet.getByRole('button', { name: 'Done' }).click()
    const row = section.getByRole('listitem').filter({ hasText: 'Nana' })
    await expect(row).toContainText(/Good until \w+ \d+, \d{4}/)
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Cancel invitation: Nana' }).click()
    await expect(toast(page, 'The invitation no longer works.')).toBeVisible()
    await expect(row).toHaveCount(0)
  },
)

test('visitors who may not sign up see the reason in place of the form', nightly, async ({ page }) => {
  await openHome(page, app.url)
  for (const [sign_up, words] of [
    ['invite', 'This invitation has been used, has expired, or was canceled.'],
    ['closed', 'isn’t accepting new accounts right now'],
  ] as const) {
    await page.route('**/api/v1/auth/sign-up*', (route) =>
      route.fulfill({ json: { sign_up, may_sign_up: false } }),
    )
    await page.goto(`${app.url}/register?invitation=moon`)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveCount(0)
    await expectAccessible(page)
    await page.unrouteAll()
  }
})

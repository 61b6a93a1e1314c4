import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { login, me } from '@moonpage/contract/account'
import { changePassword, deleteAccount, exportAccount, updateProfile } from '@moonpage/contract/profile'
import { endSessions, listSessions } from '@moonpage/contract/sessions'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'
import { zipEntries } from './zip-entries.ts'

/** A browser of this parent at their profile, which keeps what the app writes from then on. */
async function atProfile(browser: Browser, parent: Parent): Promise<Page> {
  const session = { name: 'moonpage.session', value: JSON.stringify(parent.signedIn) }
  const storageState = { cookies: [], origins: [{ origin: appUrl(), localStorage: [session] }] }
  const context = await signedIn(browser, null, { storageState })
  const page = await context.newPage()
  await page.goto(`${appUrl()}/profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByText('this one')).toBeVisible()
  return page
}

const openProfile = async (browser: Browser) => {
  const parent = await signUpAt(appUrl())
  return { parent, page: await atProfile(browser, parent) }
}

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const statusOf = async (path: string, token: string) =>
  (await fetch(appUrl() + path, { headers: { authorization: `Bearer ${token}` } })).status

const logInAt = (email: string, password: string): Promise<Response> =>
  fetch(appUrl() + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Account Information' })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')

const edit = (page: Page) => page.getByRole('button', { name: 'Edit account information' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const currentPassword = (place: Page | Locator) => place.getByLabel('Current password', { exact: true })

/** Its error stands beside a field, and is read out with it. */
const expectError = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(RegExp(message))
const expectNoError = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid')

async function expectGreeting(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (!(await menu.isVisible()))
    return expect(page.getByRole('button', { name: `Hello, ${name}` })).toBeVisible()
  await menu.click()
  await expect(page.getByText(`Hello, ${name}`).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
}

const fitsTheScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** As a server would that fell over: no answer that anybody can read. */
const breakDown = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: '<html>' }))

test('the page shows who one is, and is accessible', async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  const story = { subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 0 } as const
  await parent.create(story)
  await parent.create(story)
  const page = await atProfile(browser, parent)
  const { user } = parent.signedIn
  for (const [name, value] of [
    ['First name', user.first_name],
    ['Last name', user.last_name],
    ['Username', user.username],
    ['Email', user.email],
  ] as const)
    await expect(fact(page, name)).toHaveText(value)
  const since = await page.evaluate(
    (time) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(time)),
    user.created_at,
  )
  await expect(fact(page, 'Member since')).toHaveText(since)
  const stories = page.getByRole('region', { name: 'Your stories' })
  await expect(stories.getByRole('definition')).toHaveText(['2', '0'])
  await expect(stories.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/create')
  await expect(stories.getByRole('link', { name: 'View All Stories' })).toHaveAttribute('href', '/dashboard')
  await expectAccessible(page)
  await fitsTheScreen(page)
})

test('a new name is saved, greets at once and in other tabs, and outlives a reload', async ({ browser }) => {
  const { page } = await openProfile(browser)
  const other = await page.context().newPage()
  await other.goto(`${appUrl()}/dashboard`)
  await expect(other.getByRole('heading', { name: 'Welcome back, Ines Okafor' })).toBeVisible()

  await edit(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('  Amara ')
  await page.getByLabel('Last name').fill('Diallo')
  await save(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile updated' })).toBeVisible()
  await expect(edit(page)).toBeFocused()
  await expect(fact(page, 'First name')).toHaveText('Amara')
  await expectGreeting(page, 'Amara')
  await expect(other.getByRole('heading', { name: 'Welcome back, Amara Diallo' })).toBeVisible()
  await page.reload()
  await expect(fact(page, 'First name')).toHaveText('Amara')
  await expect(fact(page, 'Last name')).toHaveText('Diallo')

  await edit(page).click()
  await page.getByLabel('First name').fill('Nobody')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(edit(page)).toBeFocused()
  await expect(fact(page, 'First name')).toHaveText('Amara')
  await edit(page).click()
  await expect(page.getByLabel('First name')).toHaveValue('Amara')
})

test('each thing wrong with the form is said beside its field, until it is mended', async ({ browser }) => {
  const { page } = await openProfile(browser)
  await edit(page).click()
  const long = 'o'.repeat(61)
  for (const [label, value, message] of [
    ['First name', ' ', 'First name is required'],
    ['First name', 'I', 'First name must be at least 2 characters'],
    ['First name', long, 'First name must be at most 60 characters'],
    ['Last name', '', 'Last name is required'],
    ['Last name', 'O', 'Last name must be at least 2 characters'],
    ['Last name', long, 'Last name must be at most 60 characters'],
    ['Email', '', 'Email is required'],
    ['Email', 'ines@moreau', 'Please enter a valid email address'],
    ['Email', `${'o'.repeat(243)}@example.org`, 'Email must be at most 254 characters'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(value)
    await save(page).click()
    await expectError(field, message)
    await field.fill(before)
    await expectNoError(field)
  }
  await page.getByLabel('Email').fill('other@example.org')
  await save(page).click()
  await expectError(currentPassword(page), 'Please enter your password to change the email address')
  await expect(currentPassword(page)).toBeFocused()
  await expectAccessible(page)
  await fitsTheScreen(page)
  await currentPassword(page).fill('x')
  await expectNoError(currentPassword(page))
})

test('another address asks for the password, and is what one logs in with from then on', async ({
  browser,
}) => {
  const { parent, page } = await openProfile(browser)
  const taken = await signUpAt(appUrl())
  await edit(page).click()
  await expect(currentPassword(page)).toBeHidden()
  await page.getByLabel('Email').fill(parent.email.toUpperCase())
  await expect(currentPassword(page)).toBeHidden()
  await page.getByLabel('Email').fill(taken.email)
  await expect(currentPassword(page)).toHaveAccessibleDescription(/we make sure that it is you/)

  await currentPassword(page).fill('Not-my-password1')
  await save(page).click()
  await expectError(currentPassword(page), 'Current password is incorrect')
  await expect(currentPassword(page)).toBeFocused()

  await currentPassword(page).fill(parent.password)
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Email is already registered' })).toBeVisible()
  await expectError(page.getByLabel('Email'), 'Email is already registered')

  const email = `new_${parent.email}`
  await page.getByLabel('Email').fill(email)
  await expectNoError(page.getByLabel('Email'))
  await save(page).click()
  await expect(fact(page, 'Email')).toHaveText(email)
  expect((await logInAt(parent.email, parent.password)).status).toBe(401)
  expect((await logInAt(email, parent.password)).status).toBe(200)
})

test('a server that breaks down is told in the banner, and what was typed stays', async ({ browser }) => {
  const { page } = await openProfile(browser)
  await breakDown(page, updateProfile.path)
  await edit(page).click()
  await page.getByLabel('First name').fill('Amara')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Profile update failed' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Amara')
  await page.unrouteAll()
  await save(page).click()
  await expect(fact(page, 'First name')).toHaveText('Amara')
})

test('two presses are one change', async ({ browser }) => {
  const { page } = await openProfile(browser)
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith(updateProfile.path)) asked += 1
  })
  await edit(page).click()
  await page.getByLabel('First name').fill('Amara')
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 5; press += 1) form.requestSubmit()
  })
  await expect(fact(page, 'First name')).toHaveText('Amara')
  expect(asked).toBe(1)
})

test('a password is changed by keyboard alone, and every other session ends', async ({ browser }) => {
  const { parent, page } = await openProfile(browser)
  const elsewhere = (await (await logInAt(parent.email, parent.password)).json()) as { access_token: string }
  const key = (name: string) => page.keyboard.press(name)
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  const next = dialog.getByLabel('New password', { exact: true })
  const submit = dialog.getByRole('button', { name: 'Change Password' })
  const opener = page.getByRole('button', { name: 'Change Password' })

  await opener.focus()
  await key('Enter')
  await expect(currentPassword(dialog)).toBeFocused()
  await key('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await key('Enter')
  await key('Enter')
  await expectError(currentPassword(dialog), 'Current password is required')
  await expectError(next, 'New password is required')
  await expectAccessible(page)
  await page.keyboard.type('Not-my-password1')
  await expectNoError(currentPassword(dialog))
  await key('Tab')
  await expect(dialog.getByRole('button', { name: 'Show password' }).first()).toBeFocused()
  await key('Tab')
  await expect(next).toBeFocused()
  await page.keyboard.type('Short-1')
  await key('Enter')
  await expectError(next, 'New password must be at least 8 characters long.')
  await page.keyboard.type('-but-not-now')
  await expectNoError(next)
  await key('Enter')
  await expectError(currentPassword(dialog), 'Current password is incorrect')
  await expect(currentPassword(dialog)).toBeFocused()
  await key('ControlOrMeta+a')
  await page.keyboard.type(parent.password)
  await key('Tab')
  await key('Tab')
  await key('ControlOrMeta+a')
  await page.keyboard.type('password1')
  await key('Enter')
  await expectError(next, 'This password is used by too many people')
  await expect(next).toBeFocused()
  await key('ControlOrMeta+a')
  await page.keyboard.type('A-quiet-lamp-9')
  await key('Tab')
  await key('Tab')
  await expect(submit).toBeFocused()
  await key('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Password updated successfully!' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  expect((await logInAt(parent.email, parent.password)).status).toBe(401)
  expect((await logInAt(parent.email, 'A-quiet-lamp-9')).status).toBe(200)
  expect(await statusOf(me.path, elsewhere.access_token)).toBe(401)
  await page.reload()
  await expect(page.getByText('this one')).toBeVisible()
})

test('a password that could not be changed is told as such', async ({ browser }) => {
  const { parent, page } = await openProfile(browser)
  await breakDown(page, changePassword.path)
  await page.getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await currentPassword(dialog).fill(parent.password)
  await dialog.getByLabel('New password', { exact: true }).fill('A-quiet-lamp-9')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to change password.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(currentPassword(dialog)).toHaveValue('')
})

test('logging out everywhere asks first, and ends this session and all others', async ({ browser }) => {
  const { parent, page } = await openProfile(browser)
  const elsewhere = (await (await logInAt(parent.email, parent.password)).json()) as { access_token: string }
  await page.reload()
  const places = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(places.getByRole('listitem')).toHaveCount(2)
  await expect(places.getByRole('listitem').filter({ hasText: 'this one' })).toHaveCount(1)
  await expect(places.getByRole('listitem').first()).toContainText('Last used')
  const other = await page.context().newPage()
  await other.goto(`${appUrl()}/dashboard`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  const ask = places.getByRole('button', { name: 'Log out everywhere' })
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await ask.click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(ask).toBeFocused()
  expect(await statusOf(me.path, elsewhere.access_token)).toBe(200)

  await breakDown(page, endSessions.path)
  await ask.click()
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Logout failed')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(`${appUrl()}/`)
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out everywhere' })).toBeVisible()
  await expect(other).toHaveURL(`${appUrl()}/`)
  for (const token of [elsewhere.access_token, parent.signedIn.access_token])
    expect(await statusOf(me.path, token)).toBe(401)
})

test('more sessions than a glance takes in fold away', async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  for (let times = 0; times < 6; times += 1) await logInAt(parent.email, parent.password)
  // This one is the oldest of them, and still in sight.
  const page = await atProfile(browser, parent)
  const places = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(places.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await places.getByRole('button', { name: 'Show all 7' }).click()
  await expect(places.getByRole('listitem')).toHaveCount(7)
})

test('everything is downloaded as one zip', async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  const { id } = await parent.create({ subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 1 })
  await parent.waitFor(id)
  const page = await atProfile(browser, parent)
  const button = page.getByRole('button', { name: 'Download everything' })
  await breakDown(page, exportAccount.path)
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to export your data' })).toBeVisible()
  await page.unrouteAll()

  const arrival = page.waitForEvent('download')
  await button.click()
  const file = await arrival
  await expect(page.getByRole('status').filter({ hasText: 'Everything is in your downloads' })).toBeVisible()
  await expect(button).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^moonpage-export-\d{4}-\d\d-\d\d\.zip$/)
  const entries = zipEntries(readFileSync(await file.path()))
  const names = [...entries.keys()]
  expect(names).toEqual(expect.arrayContaining(['account.json', 'sessions.json', 'README.txt']))
  for (const part of [
    /^stories\/.+\/story\.json$/,
    /^stories\/.+\/story\.txt$/,
    /^stories\/.+\/pictures\/.+/,
  ])
    expect(names.filter((name) => part.test(name)).length, String(part)).toBeGreaterThan(0)
  expect(JSON.parse(String(entries.get('account.json')))).toMatchObject({ email: parent.email })
})

test('a deleted account leaves nothing to log in with', async ({ browser }) => {
  const { parent, page } = await openProfile(browser)
  await page.evaluate(() => sessionStorage.setItem('moonpage.mine.wish', 'a fox'))
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  for (const words of ['all your stories and their pictures', 'every link you shared', 'for good'])
    await expect(dialog).toContainText(words)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete account' }).click()
  const forGood = dialog.getByRole('button', { name: 'Delete for good' })
  await forGood.click()
  await expectError(currentPassword(dialog), 'Current password is required')
  await currentPassword(dialog).fill('Not-my-password1')
  await expectNoError(currentPassword(dialog))
  await forGood.click()
  await expectError(currentPassword(dialog), 'Current password is incorrect')
  await expectAccessible(page)
  await breakDown(page, deleteAccount.path)
  await currentPassword(dialog).fill(parent.password)
  await forGood.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete the account')
  await page.unrouteAll()

  await forGood.click()
  await expect(page).toHaveURL(`${appUrl()}/`)
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted' })).toBeVisible()
  const kept = await page.evaluate(() => [
    localStorage.getItem('moonpage.session'),
    sessionStorage.getItem('moonpage.mine.wish'),
  ])
  expect(kept).toEqual([null, null])
  expect((await logInAt(parent.email, parent.password)).status).toBe(401)
  expect(await statusOf(me.path, parent.signedIn.access_token)).toBe(401)
})

test('Logout leads home', async ({ browser }) => {
  const { parent, page } = await openProfile(browser)
  await page
    .getByRole('region', { name: 'Account', exact: true })
    .getByRole('button', { name: 'Logout' })
    .click()
  await expect(page).toHaveURL(`${appUrl()}/`)
  await expect.poll(() => statusOf(me.path, parent.signedIn.access_token)).toBe(401)
})

test('what cannot be loaded says so, and can be asked for again', async ({ browser }) => {
  const { page } = await openProfile(browser)
  await breakDown(page, me.path)
  await breakDown(page, listSessions.path)
  await page.reload()
  const parts = ['Your stories', 'Where you are logged in'].map((name) => page.getByRole('region', { name }))
  for (const part of parts) await expect(part.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  for (const part of parts) {
    await part.getByRole('button', { name: 'Try Again' }).click()
    await expect(part.getByRole('alert')).toBeHidden()
  }
  await expect(fact(page, 'First name')).toHaveText('Ines')
})

import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { getCurrentUser } from '@moonpage/contract/account'
import { changePassword, deleteAccount, exportAccount } from '@moonpage/contract/profile'
import { endSessions } from '@moonpage/contract/sessions'
import { signUpAt } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import {
  atProfile,
  breakDown,
  currentPassword,
  expectError,
  expectNoError,
  logInAt,
  openProfile,
  statusOf,
} from './profile-steps.ts'
import { appUrl, expectAccessible } from './steps.ts'
import { zipEntries } from './zip-entries.ts'
import { expectThumbsFit } from './touch-targets.ts'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test(
  'a password is changed by keyboard alone, and every other session ends',
  nightly,
  async ({ browser }) => {
    const { parent, page } = await openProfile(browser)
    const elsewhere = (await (await logInAt(parent.email, parent.password)).json()) as {
      access_token: string
    }
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
    expect(await statusOf(getCurrentUser.path, elsewhere.access_token)).toBe(401)
    await page.reload()
    await expect(page.getByText('this one', { exact: true })).toBeVisible()
  },
)

test('a password that could not be changed is told as such', nightly, async ({ browser }) => {
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

test(
  'logging out everywhere asks first, and ends this session and all others',
  nightly,
  async ({ browser }) => {
    const { parent, page } = await openProfile(browser)
    const elsewhere = (await (await logInAt(parent.email, parent.password)).json()) as {
      access_token: string
    }
    await page.reload()
    const places = page.getByRole('region', { name: 'Where you’re logged in' })
    await expect(places.getByRole('listitem')).toHaveCount(2)
    await expect(places.getByRole('listitem').filter({ hasText: 'this one' })).toHaveCount(1)
    await expect(places.getByRole('listitem').first()).toContainText('Last used')
    const other = await page.context().newPage()
    await other.goto(`${appUrl()}/dashboard`)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.bringToFront()

    const ask = places.getByRole('button', { name: 'Log out everywhere' })
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
    await ask.click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(ask).toBeFocused()
    expect(await statusOf(getCurrentUser.path, elsewhere.access_token)).toBe(200)

    await breakDown(page, endSessions.path)
    await ask.click()
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Logout failed')
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL(`${appUrl()}/`)
    await expect(page.getByRole('status').filter({ hasText: 'You’re logged out everywhere' })).toBeVisible()
    await expect(other).toHaveURL(`${appUrl()}/`)
    for (const token of [elsewhere.access_token, parent.signedIn.access_token])
      expect(await statusOf(getCurrentUser.path, token)).toBe(401)
  },
)

test('more sessions than a glance takes in fold away', nightly, async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  for (let times = 0; times < 6; times += 1) await logInAt(parent.email, parent.password)
  // The current session is the oldest, and still visible.
  const page = await atProfile(browser, parent)
  const places = page.getByRole('region', { name: 'Where you’re logged in' })
  await expect(places.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await places.getByRole('button', { name: 'Show all 7' }).click()
  await expect(places.getByRole('listitem')).toHaveCount(7)
})

test('everything is downloaded as one zip', nightly, async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  const { id } = await parent.create({ subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 1 })
  await parent.waitFor(id)
  const page = await atProfile(browser, parent)
  const button = page.getByRole('button', { name: 'Download everything' })
  await breakDown(page, exportAccount.path)
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t export your data.' })).toBeVisible()
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
  for (const words of ['all your stories and their pictures', 'every link you’ve shared', 'permanently'])
    await expect(dialog).toContainText(words)
  await expectThumbsFit(page)
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
  await expect(dialog.getByRole('alert')).toHaveText('We couldn’t delete your account.')
  await page.unrouteAll()

  await forGood.click()
  await expect(page).toHaveURL(`${appUrl()}/`)
  await expect(page.getByRole('status').filter({ hasText: 'Your account has been deleted' })).toBeVisible()
  const kept = await page.evaluate(() => [
    localStorage.getItem('moonpage.session'),
    sessionStorage.getItem('moonpage.mine.wish'),
  ])
  expect(kept).toEqual([null, null])
  expect((await logInAt(parent.email, parent.password)).status).toBe(401)
  expect(await statusOf(getCurrentUser.path, parent.signedIn.access_token)).toBe(401)
})

test('Logout leads home', nightly, async ({ browser }) => {
  const { parent, page } = await openProfile(browser)
  await page
    .getByRole('region', { name: 'Account', exact: true })
    .getByRole('button', { name: 'Logout' })
    .click()
  await expect(page).toHaveURL(`${appUrl()}/`)
  await expect.poll(() => statusOf(getCurrentUser.path, parent.signedIn.access_token)).toBe(401)
})

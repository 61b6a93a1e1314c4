import { expect, test } from '@playwright/test'
import { getCurrentUser } from '@moonpage/contract/account'
import { updateProfile } from '@moonpage/contract/profile'
import { listCatalogKeys } from '@moonpage/contract/catalog-keys'
import { listSessions } from '@moonpage/contract/sessions'
import { signUpAt } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import {
  addReadingApp,
  atProfile,
  breakDown,
  currentPassword,
  edit,
  expectError,
  expectGreeting,
  expectNoError,
  fact,
  fitsTheScreen,
  logInAt,
  openProfile,
  save,
} from './profile-steps.ts'
import { appUrl, expectAccessible } from './steps.ts'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('the page shows who one is, and is accessible', nightly, async ({ browser }) => {
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
  const apps = await addReadingApp(page, 'Kobo in the kitchen')
  await expectAccessible(page)
  await fitsTheScreen(page)

  // With what the page shows, an app reads the books, until it is removed.
  expect(await apps.statusOfCatalog()).toBe(200)
  await apps.region.getByRole('button', { name: 'Done' }).click()
  await apps.region.getByRole('button', { name: 'Remove: Kobo in the kitchen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(apps.region.getByRole('listitem')).toHaveCount(0)
  await expect(apps.region.getByRole('heading', { name: 'Reading apps' })).toBeFocused()
  expect(await apps.statusOfCatalog()).toBe(401)
})

test(
  'a new name is saved, greets at once and in other tabs, and outlives a reload',
  nightly,
  async ({ browser }) => {
    const { page } = await openProfile(browser)
    const other = await page.context().newPage()
    await other.goto(`${appUrl()}/dashboard`)
    await expect(other.getByRole('heading', { name: 'Welcome back, Ines Okafor' })).toBeVisible()
    // Background tabs render once a second.
    await page.bringToFront()

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
  },
)

test(
  'each thing wrong with the form is said beside its field, until it is mended',
  nightly,
  async ({ browser }) => {
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
  },
)

test(
  'another address asks for the password, and is what one logs in with from then on',
  nightly,
  async ({ browser }) => {
    const { parent, page } = await openProfile(browser)
    const taken = await signUpAt(appUrl())
    await edit(page).click()
    await expect(currentPassword(page)).toBeHidden()
    await page.getByLabel('Email').fill(parent.email.toUpperCase())
    await expect(currentPassword(page)).toBeHidden()
    await page.getByLabel('Email').fill(taken.email)
    await expect(currentPassword(page)).toHaveAccessibleDescription(/we need to be sure it’s you/)

    await currentPassword(page).fill('Not-my-password1')
    await save(page).click()
    await expectError(currentPassword(page), 'Current password is incorrect')
    await expect(currentPassword(page)).toBeFocused()

    // With the old address again, the password is not required any more.
    await page.getByLabel('Email').fill(parent.email)
    await expect(currentPassword(page)).toBeHidden()
    await save(page).click()
    await expect(fact(page, 'Email')).toHaveText(parent.email)

    await edit(page).click()
    await page.getByLabel('Email').fill(taken.email)
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
  },
)

test(
  'a server that breaks down is told in the banner, and what was typed stays',
  nightly,
  async ({ browser }) => {
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
  },
)

test('two presses are one change', nightly, async ({ browser }) => {
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

test('what cannot be loaded says so, and can be asked for again', nightly, async ({ browser }) => {
  const { page } = await openProfile(browser)
  await breakDown(page, getCurrentUser.path)
  await breakDown(page, listSessions.path)
  await breakDown(page, listCatalogKeys.path)
  await page.reload()
  const parts = ['Your stories', 'Where you’re logged in', 'Reading apps'].map((name) =>
    page.getByRole('region', { name }),
  )
  for (const part of parts) await expect(part.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  for (const part of parts) {
    await part.getByRole('button', { name: 'Try Again' }).click()
    await expect(part.getByRole('alert')).toBeHidden()
  }
  await expect(fact(page, 'First name')).toHaveText('Ines')
})

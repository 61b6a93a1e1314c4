import { expect, test, type Page } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { alert, button, expectError, field, forms, open } from './form-steps.ts'
import { resetLink } from './emails.ts'
import { nightly } from './nightly.ts'
import { browserOf, enter } from './signed-in.ts'
import { appUrl, expectAccessible, fetchPast, logInInBrowser } from './steps.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function ask(page: Page, email: string): Promise<void> {
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await field(page, 'Email').fill(email)
  await button(page, 'Send Link').click()
  await expect(heading(page, 'Check your email')).toBeVisible()
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await button(page, 'Set Password').click()
}

/** Requests a reset email. @returns its link */
async function linkFor(parent: Parent): Promise<string> {
  const asked = await fetchPast('/api/v1/auth/request-password-reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: parent.email }),
  })
  expect(asked.status).toBe(202)
  return resetLink(parent.signedIn.user.id)
}

test('a forgotten password is reset by email', async ({ page }) => {
  const parent = await signUpAt(appUrl())
  await open(page, forms.login)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await ask(page, 'nobody@example.org')
  const main = page.getByRole('main')
  const said =
    'If there is an account with this address, an email with a link is on its way. The link works for 60 minutes.'
  await expect(main.getByText(said)).toBeVisible()
  await expect(main).toContainText('spam')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(field(page, 'Email')).toHaveValue('nobody@example.org')
  await ask(page, parent.email)
  await expect(main.getByText(said), 'says the same of an address that is known').toBeVisible()

  await page.goto(appUrl() + (await resetLink(parent.signedIn.user.id)))
  await choosePassword(page, 'Moonlit-path9')
  await expect(
    page.getByRole('status').filter({ hasText: 'Your password is set. Please log in.' }),
  ).toBeVisible()
  await expect(page).toHaveURL(`${appUrl()}/login`)
  await expect(field(page, 'Email')).toHaveValue('')
  await logInInBrowser(page, parent)
  await expect(alert(page, 'Invalid email or password')).toBeVisible()
  await logInInBrowser(page, { email: parent.email, password: 'Moonlit-path9' })
  await page.waitForURL('**/dashboard')
})

test('the key in the link is not left lying about, and opens once', nightly, async ({ page }) => {
  const link = await linkFor(await signUpAt(appUrl()))
  const token = link.split('token=')[1] ?? ''
  const leaks: string[] = []
  page.on('request', (request) => {
    const isTheLink = request.isNavigationRequest() && request.url().endsWith(link)
    const isItsUse = request.method() === 'POST'
    // Chromium sends the URL as referrer for images of style sheets, whatever the policy; the app already knows it.
    const isOurs = new URL(request.url()).origin === appUrl()
    const told = [
      isOurs ? '' : request.headers()['referer'],
      isTheLink ? '' : request.url(),
      isItsUse ? '' : request.postData(),
    ]
    if (told.some((text) => text?.includes(token))) leaks.push(request.url())
  })
  await enter(page.context(), null)
  const answer = await page.goto(appUrl() + link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(button(page, 'Set Password')).toBeVisible()
  await expect(page).toHaveURL(`${appUrl()}/reset-password`)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
  await expectAccessible(page)

  await choosePassword(page, 'password1')
  await expect(field(page, 'New password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'New password')).toBeFocused()
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    /This password is used by too many people/,
  )
  await choosePassword(page, 'Moonlit-path9')
  await expect(page).toHaveURL(`${appUrl()}/login`)
  await page.goBack()
  await expect(page).not.toHaveURL(/token/)
  expect(leaks).toEqual([])

  await page.goto(appUrl() + link)
  await choosePassword(page, 'Moonlit-path8')
  await expect(heading(page, 'This link is no longer valid')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(field(page, 'Email')).toBeVisible()
})

test('a link without its key says so, and leads to a new one', nightly, async ({ page }) => {
  await enter(page.context(), null)
  for (const path of ['/reset-password', '/reset-password?token=']) {
    await page.goto(appUrl() + path)
    await expect(heading(page, 'This link is no longer valid')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  }
})

test(
  'whoever is logged in may open the link, too, and is asked for the new password',
  nightly,
  async ({ browser }) => {
    const parent = await signUpAt(appUrl())
    const link = await linkFor(parent)
    const context = await browserOf(browser, parent.signedIn)
    const page = await context.newPage()
    const other = await context.newPage()
    await other.goto(`${appUrl()}/dashboard`)
    await expect(other.getByRole('heading', { name: /Welcome back/ })).toBeVisible()

    await page.goto(appUrl() + link)
    await choosePassword(page, 'Short7')
    await expectError(page, 'New password', 'New password must be at least 8 characters long.')
    await choosePassword(page, 'Moonlit-path9')
    await expect(page).toHaveURL(`${appUrl()}/login`)
    await expect(field(page, 'Email')).toHaveValue('')
    await expect(other, 'the other tab is out, too').toHaveURL(`${appUrl()}/login`)
    await logInInBrowser(page, { email: parent.email, password: 'Moonlit-path9' })
    await page.waitForURL('**/dashboard')

    // For logged-in users, an expired link page links to the profile.
    await page.goto(appUrl() + link)
    await choosePassword(page, 'Moonlit-path8')
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(page).toHaveURL(`${appUrl()}/profile`)
    await context.close()
  },
)

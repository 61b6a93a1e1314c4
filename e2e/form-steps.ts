import { expect, type Locator, type Page } from '@playwright/test'
import { logIn, registerAccount } from '@moonpage/contract/account'
import { openGate } from '@moonpage/contract/gate'
import { requestPasswordReset, resetPassword } from '@moonpage/contract/password-reset'
import { gatePassword } from '../scripts/lib/gate-pass.ts'
import { enter } from './signed-in.ts'
import { appUrl, newAccount } from './steps.ts'

export type Form = {
  at: string
  /** The path of its API call. */
  call: string
  button: string
  busy: string
  /** Valid values by label. */
  good: () => Record<string, string>
  tick?: string
  /** The fallback error message. */
  failure: string
}

export const terms = 'I accept the terms and conditions and have read the privacy page.'

export const forms = {
  login: {
    at: '/login',
    call: logIn.path,
    button: 'Log In',
    busy: 'Signing in...',
    good: () => ({ Email: 'nobody@example.org', Password: 'Lamp-light7' }),
    failure: 'Login failed',
  },
  register: {
    at: '/register',
    call: registerAccount.path,
    button: 'Sign Up',
    busy: 'Creating account...',
    good: () => {
      const { firstName, lastName, username, email, password } = newAccount()
      return {
        'First name': firstName,
        'Last name': lastName,
        Username: username,
        Email: email,
        Password: password,
        'Confirm password': password,
      }
    },
    tick: terms,
    failure: 'Registration failed',
  },
  forgot: {
    at: '/forgot-password',
    call: requestPasswordReset.path,
    button: 'Send Link',
    busy: 'Sending...',
    good: () => ({ Email: 'nobody@example.org' }),
    failure: 'Password reset request failed',
  },
  reset: {
    at: '/reset-password?token=of-nobody',
    call: resetPassword.path,
    button: 'Set Password',
    busy: 'Setting your password...',
    good: () => ({ 'New password': 'Moonlit-path9', 'Confirm new password': 'Moonlit-path9' }),
    failure: 'Password reset failed',
  },
  gate: {
    at: '/',
    call: openGate.path,
    button: 'Access Application',
    busy: 'One moment...',
    good: () => ({ Password: gatePassword }),
    failure: 'An error occurred',
  },
} satisfies Record<string, Form>

const sheet = (page: Page): Locator => page.getByRole('main').locator('form')
export const field = (page: Page, label: string): Locator => sheet(page).getByLabel(label, { exact: true })
export const button = (page: Page, name: string): Locator =>
  sheet(page).getByRole('button', { name, exact: true })

/** Waits until the server-rendered page is interactive. */
export const expectTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('#root:not([inert])')).toBeAttached()

/** Opens the page of a form, with the gate passed unless the form is the gate's. */
export async function open(page: Page, form: Form): Promise<void> {
  if (form !== forms.gate) await enter(page.context(), null)
  await page.goto(appUrl() + form.at)
  await expectTakenOver(page)
  await expect(button(page, form.button)).toBeVisible()
}

export async function fill(page: Page, form: Form, values: Record<string, string>): Promise<void> {
  for (const label of Object.keys(form.good())) await field(page, label).fill(values[label] ?? '')
}

/** Fills in valid values, and ticks required checkboxes. */
export async function fillWell(page: Page, form: Form): Promise<Record<string, string>> {
  const values = form.good()
  await fill(page, form, values)
  if (form.tick) await field(page, form.tick).check()
  return values
}

export const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text })

/** Expects a visible error next to the field that screen readers announce. */
export async function expectError(page: Page, label: string, message: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, label)).toHaveAccessibleDescription(
    new RegExp(`(^|\\. )${message.replaceAll('.', '\\.')}$`),
  )
  await expect(sheet(page).getByText(message, { exact: true })).toBeVisible()
}

export const expectNoError = (page: Page, label: string): Promise<void> =>
  expect(field(page, label)).not.toHaveAttribute('aria-invalid')

/** Counts the calls of a form, and blocks them while `held`. */
export async function watchCalls(page: Page, { call }: Form, held = false) {
  let letGo = () => {}
  const goes = held ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve()
  const seen = { calls: 0, letGo: () => letGo() }
  await page.route(`**${call}`, async (route) => {
    seen.calls += 1
    await goes
    await route.continue()
  })
  return seen
}

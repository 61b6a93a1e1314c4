import { expect, test, type Locator, type Page } from '@playwright/test'
import { gatePassword } from '../scripts/lib/gate-pass.ts'
import { signUpAt } from '../scripts/lib/parent.ts'
import {
  alert,
  button,
  expectError,
  expectTakenOver,
  field,
  fillWell,
  type Form,
  forms,
  open,
  terms,
} from './form-steps.ts'
import { nightly } from './nightly.ts'
import { appUrl, givePassword } from './steps.ts'

const show = 'Show password'

type Hand = {
  form: Form
  /** The tab order, starting at the first field. */
  order: string[]
  /** Type and autocomplete of each field, for password managers and on-screen keyboards. */
  fields: Record<string, [type: string, autocomplete: string]>
}

const hands: Record<string, Hand> = {
  login: {
    form: forms.login,
    order: ['Email', 'Password', show, 'Log In', 'Forgot your password?', 'Sign Up'],
    fields: { Email: ['email', 'username'], Password: ['password', 'current-password'] },
  },
  register: {
    form: forms.register,
    order: [
      'First name',
      'Last name',
      'Username',
      'Email',
      'Password',
      show,
      'Confirm password',
      show,
      terms,
      'terms and conditions',
      'privacy page',
      'Sign Up',
      'Log in',
    ],
    fields: {
      'First name': ['text', 'given-name'],
      'Last name': ['text', 'family-name'],
      Username: ['text', 'nickname'],
      Email: ['email', 'username'],
      Password: ['password', 'new-password'],
      'Confirm password': ['password', 'new-password'],
    },
  },
  forgot: {
    form: forms.forgot,
    order: ['Email', 'Send Link', 'Back to Login', 'Sign Up'],
    fields: { Email: ['email', 'email'] },
  },
  reset: {
    form: forms.reset,
    order: ['New password', show, 'Confirm new password', show, 'Set Password'],
    fields: {
      'New password': ['password', 'new-password'],
      'Confirm new password': ['password', 'new-password'],
    },
  },
  gate: {
    form: forms.gate,
    order: ['Password', show, 'Remember this device', 'Access Application'],
    fields: { Password: ['password', 'off'] },
  },
}

async function tabThrough(page: Page, order: string[]): Promise<void> {
  await field(page, order[0] ?? '').focus()
  for (const label of order) {
    await expect(page.locator(':focus')).toHaveAccessibleName(label)
    await page.keyboard.press('Tab')
  }
}

async function showAndHide(input: Locator): Promise<void> {
  const beside = input.locator('xpath=..')
  await input.fill('Lamp-light7')
  await beside.getByRole('button', { name: show, exact: true }).click()
  await expect(input).toHaveAttribute('type', 'text')
  await expect(input).toHaveValue('Lamp-light7')
  await beside.getByRole('button', { name: 'Hide password', exact: true }).click()
  await expect(input).toHaveAttribute('type', 'password')
}

async function paste(page: Page, input: Locator): Promise<void> {
  // A password field cannot be copied from: sets the clipboard as a password manager would.
  await page.evaluate(() => {
    const elsewhere = document.createElement('textarea')
    elsewhere.value = 'pasted@example.org'
    document.body.append(elsewhere)
    elsewhere.select()
    document.execCommand('copy')
    elsewhere.remove()
  })
  await input.fill('')
  await input.press('ControlOrMeta+V')
  await expect(input).toHaveValue('pasted@example.org')
}

for (const [name, { form, order, fields }] of Object.entries(hands))
  test(
    `${name}: what its fields are called and take, and the way of the Tab key`,
    nightly,
    async ({ page }) => {
      await open(page, form)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await tabThrough(page, order)
      for (const [label, [type, autocomplete]] of Object.entries(fields)) {
        const input = field(page, label)
        expect(await input.evaluate((it) => (it as HTMLInputElement).type), label).toBe(type)
        await expect(input, label).toHaveAttribute('autocomplete', autocomplete)
        if (type === 'password') await showAndHide(input)
        else await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveCount(1)
        await paste(page, input)
      }
    },
  )

test('what a password has to be is read out with its field', nightly, async ({ page }) => {
  await open(page, forms.register)
  const hint = 'At least 8 characters, with an uppercase letter, a lowercase letter, and a number.'
  await expect(field(page, 'Password')).toHaveAccessibleDescription(hint)
  await button(page, 'Sign Up').click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(`${hint} Password is required`)
  await expect(page.getByRole('checkbox', { name: terms, exact: true })).toHaveAccessibleDescription(
    'You must accept the terms and conditions',
  )
})

const type = (page: Page, ...keys: string[]) =>
  keys.reduce(async (before, text) => {
    await before
    await (text === 'Tab' || text === 'Enter' || text === 'Space'
      ? page.keyboard.press(text)
      : page.keyboard.type(text))
  }, Promise.resolve())

test('through the gate and in, without a mouse', async ({ page }) => {
  const { email, password } = await signUpAt(appUrl())
  await page.goto(`${appUrl()}/login`)
  await expectTakenOver(page)
  await type(page, 'Tab', 'not this', 'Enter')
  await expect(alert(page, 'Incorrect password. Please try again.')).toBeVisible()
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(field(page, 'Password')).toBeFocused()
  await type(page, gatePassword, 'Tab', 'Tab', 'Enter')
  await expect(button(page, 'Log In')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await type(page, 'Tab', email, 'Tab', 'wrong', 'Enter')
  await expectError(page, 'Password', 'Password must be at least 6 characters')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await type(page, password, 'Enter')
  await page.waitForURL('**/dashboard')
})

test('signing up without a mouse', nightly, async ({ page }) => {
  await open(page, forms.register)
  const values = Object.values(forms.register.good())
  await field(page, 'First name').focus()
  const [first = '', last = '', username = '', email = '', password = ''] = values
  await type(page, first, 'Tab', last, 'Tab', username, 'Tab', email, 'Tab')
  // Skips the show password buttons.
  await type(page, password, 'Tab', 'Tab', password, 'Tab', 'Tab', 'Space', 'Enter')
  await page.waitForURL('**/dashboard')
})

test('the gate stands open in a tab that has said the password, and in no other', async ({
  page,
  context,
}) => {
  await open(page, forms.gate)
  await fillWell(page, forms.gate)
  await button(page, 'Access Application').click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${appUrl()}/public`)
  await expect(other.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
  await expect(other.getByRole('contentinfo')).toHaveCount(0)
})

test('a device that is to be remembered meets the gate once', nightly, async ({ page, context }) => {
  await open(page, forms.gate)
  await fillWell(page, forms.gate)
  await page.getByRole('checkbox', { name: 'Remember this device' }).check()
  await button(page, 'Access Application').click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${appUrl()}/public`)
  await expect(other.getByRole('contentinfo')).toBeVisible()
})

test('without a pass a tab meets the gate, and goes on where it was', nightly, async ({ page, context }) => {
  await page.addInitScript(() => sessionStorage.setItem('moonpage.gate', 'open'))
  await open(page, forms.gate)
  await givePassword(page)
  // Else a request that is under way meets the gate before the search is written.
  await page.goto(`${appUrl()}/public`, { waitUntil: 'networkidle' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('no such story')
  await context.clearCookies()
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeVisible()
  await expect(search).toBeHidden()
  await givePassword(page)
  await expect(page.getByRole('heading', { name: 'No Stories Found' })).toBeVisible()
  await expect(search).toHaveValue('no such story')
})

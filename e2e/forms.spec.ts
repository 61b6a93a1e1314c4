import { expect, test, type Page } from '@playwright/test'
import { send, signUpAt } from '../scripts/lib/parent.ts'
import {
  alert,
  button,
  expectError,
  expectNoError,
  field,
  fill,
  fillWell,
  type Form,
  forms,
  open,
  terms,
  watchCalls,
} from './form-steps.ts'
import { nightly } from './nightly.ts'
import { appUrl, expectAccessible, newAccount } from './steps.ts'

/** The forms are built alike: by day one stands for all. */
const byDay = (name: string, one: 'login' | 'register') => (name === one ? {} : nightly)

/** Typed values and expected errors by label; other fields are empty. */
type Round = { typed: Record<string, string>; said: Record<string, string> }

const rounds: { name: string; form: Form; rounds: Round[] }[] = [
  {
    name: 'login',
    form: forms.login,
    rounds: [
      { typed: {}, said: { Email: 'Email is required', Password: 'Password is required' } },
      {
        typed: { Email: 'ines@moreau', Password: '12345' },
        said: {
          Email: 'Please enter a valid email address',
          Password: 'Password must be at least 6 characters',
        },
      },
      {
        typed: { Email: 'ines@moreau.example' },
        said: { Password: 'Password is required' },
      },
    ],
  },
  {
    name: 'register',
    form: forms.register,
    rounds: [
      {
        typed: {},
        said: {
          'First name': 'First name is required',
          'Last name': 'Last name is required',
          Username: 'Username is required',
          Email: 'Email is required',
          Password: 'Password is required',
          'Confirm password': 'Please confirm your password',
          [terms]: 'You must accept the terms and conditions',
        },
      },
      {
        typed: {
          'First name': 'I',
          'Last name': ' O ',
          Username: 'ab',
          Email: 'ines',
          Password: 'Abcde1',
          'Confirm password': 'Abcde2',
        },
        said: {
          'First name': 'First name must be at least 2 characters',
          'Last name': 'Last name must be at least 2 characters',
          Username: 'Username must be at least 3 characters',
          Email: 'Please enter a valid email address',
          Password: 'Password must be at least 8 characters',
          'Confirm password': 'Passwords do not match',
          [terms]: 'You must accept the terms and conditions',
        },
      },
      ...['lower-case7', 'UPPER-CASE7', 'No-number-here'].map((password) => ({
        typed: {
          'First name': 'Ines',
          'Last name': 'Okafor',
          Username: 'ines okafor',
          Email: 'ines@moreau.example',
          Password: password,
          'Confirm password': password,
        },
        said: {
          Username: 'Username can only contain letters, numbers, and underscores',
          Password: 'Password must contain uppercase, lowercase, and number',
          [terms]: 'You must accept the terms and conditions',
        },
      })),
    ],
  },
  {
    name: 'forgot password',
    form: forms.forgot,
    rounds: [
      { typed: {}, said: { Email: 'Email is required' } },
      { typed: { Email: 'ines at home' }, said: { Email: 'Please enter a valid email address' } },
    ],
  },
  {
    name: 'new password',
    form: forms.reset,
    rounds: [
      {
        typed: {},
        said: {
          'New password': 'New password is required',
          'Confirm new password': 'Please confirm your password',
        },
      },
      {
        typed: { 'New password': 'Short7', 'Confirm new password': 'Shorter7' },
        said: {
          'New password': 'New password must be at least 8 characters long.',
          'Confirm new password': 'Passwords do not match',
        },
      },
    ],
  },
  {
    name: 'gate',
    form: forms.gate,
    rounds: [{ typed: {}, said: { Password: 'Password is required' } }],
  },
]

/** Edits a field: adds a letter, or ticks a checkbox. */
async function touch(page: Page, label: string): Promise<void> {
  if (label !== terms) return field(page, label).press('x')
  await field(page, label).check()
}

async function play(page: Page, form: Form, { typed, said }: Round): Promise<void> {
  await fill(page, form, typed)
  if (form.tick) await field(page, form.tick).uncheck()
  await button(page, form.button).click()
  const wrong = Object.keys(said)
  for (const [label, message] of Object.entries(said)) await expectError(page, label, message)
  for (const label of Object.keys(form.good())) if (!(label in said)) await expectNoError(page, label)
  await expect(field(page, wrong[0] ?? '')).toBeFocused()
  for (const [index, label] of wrong.entries()) {
    await touch(page, label)
    await expectNoError(page, label)
    for (const other of wrong.slice(index + 1)) await expectError(page, other, said[other] ?? '')
  }
}

for (const { name, form, rounds: all } of rounds)
  test(
    `${name}: each message stands beside its field until that field is edited, and nothing is sent`,
    byDay(name, 'register'),
    async ({ page }) => {
      await open(page, form)
      const seen = await watchCalls(page, form)
      for (const round of all) await play(page, form, round)
      await fill(page, form, {})
      await button(page, form.button).click()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
      await expectAccessible(page)
      expect(seen.calls).toBe(0)
    },
  )

for (const [name, form] of Object.entries(forms) as [string, Form][]) {
  test(
    `${name}: pressed twice, sent once, and says that it is on its way`,
    byDay(name, 'register'),
    async ({ page }) => {
      await open(page, form)
      const seen = await watchCalls(page, form, true)
      const last = Object.keys(await fillWell(page, form)).at(-1) ?? ''
      await button(page, form.button).focus()
      // Both clicks before the next render.
      await button(page, form.button).evaluate((it: HTMLElement) => {
        it.click()
        it.click()
      })
      await expect(button(page, form.busy)).toBeVisible()
      await expect(button(page, form.busy)).toBeFocused()
      await button(page, form.busy).press('Enter')
      await field(page, last).press('Enter')
      seen.letGo()
      await expect(button(page, form.busy)).toHaveCount(0)
      expect(seen.calls).toBe(1)
    },
  )

  test(
    `${name}: what goes wrong on the way is said in red, and what was typed stays`,
    byDay(name, 'login'),
    async ({ page }) => {
      await open(page, form)
      const tooOften = 'That was too often. Please wait a moment and try again.'
      const problem = { status: 429, code: 'too_many_requests', message: tooOften, detail: tooOften }
      const typed = await fillWell(page, form)
      const answers = [
        { answer: { status: 502, body: '<html>' }, said: form.failure },
        { answer: { status: 429, json: problem }, said: tooOften },
        {
          answer: null,
          said: 'We can’t reach Moonpage. Please check the connection and try again.',
        },
      ]
      for (const { answer, said } of answers) {
        await page.route(
          `**${form.call}`,
          (route) => (answer ? route.fulfill(answer) : route.abort('connectionrefused')),
          { times: 1 },
        )
        await button(page, form.button).click()
        await expect(alert(page, said)).toBeVisible()
        for (const [label, value] of Object.entries(typed))
          await expect(field(page, label)).toHaveValue(value)
      }
    },
  )
}

test('login: wrong is wrong, and it is said in the banner', async ({ page }) => {
  await open(page, forms.login)
  await fillWell(page, forms.login)
  await button(page, 'Log In').click()
  await expect(alert(page, 'Invalid email or password')).toBeVisible()
  const [back, red] = await alert(page, 'Invalid email or password').evaluate((banner) => {
    const { backgroundColor, color } = getComputedStyle(banner)
    return [backgroundColor, color]
  })
  for (const colour of [back, red]) {
    const [r = 0, g = 0, b = 0] = (colour?.match(/[\d.]+/g) ?? []).map(Number)
    expect(r, `${colour} is red`).toBeGreaterThan(Math.max(g, b) * 1.1)
  }
})

test('register: what is taken is said in the banner and beside the field, until it is another', async ({
  page,
}) => {
  const { email, signedIn } = await signUpAt(appUrl())
  await open(page, forms.register)
  const seen = await watchCalls(page, forms.register)
  const { Email: free = '' } = await fillWell(page, forms.register)
  await field(page, 'Email').fill(email.toUpperCase())
  await button(page, 'Sign Up').click()
  await expect(alert(page, 'Email is already registered')).toBeVisible()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is already registered')
  await expect(field(page, 'Email')).toBeFocused()
  await button(page, 'Sign Up').click()
  await expect(field(page, 'Email')).toBeFocused()
  expect(seen.calls, 'nothing is sent while an error stands').toBe(1)
  await field(page, 'Email').fill(free)
  await expectNoError(page, 'Email')
  await field(page, 'Username').fill(signedIn.user.username)
  await button(page, 'Sign Up').click()
  await expect(alert(page, 'Username is already taken')).toBeVisible()
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/\. Username is already taken$/)
  await expectNoError(page, 'Email')
  await field(page, 'Username').fill(`${signedIn.user.username}_2`)
  await button(page, 'Sign Up').click()
  await page.waitForURL('**/dashboard')
  expect(seen.calls).toBe(3)
})

test(
  'register: a username is made from the name, and another where that one is taken',
  nightly,
  async ({ page }) => {
    const last = Array.from(newAccount().username.slice(-8), (letter) =>
      /[a-z]/.test(letter) ? letter : 'q',
    ).join('')
    const other = { ...newAccount(), username: `ada_${last}` }
    const { firstName: first_name, lastName: last_name, username, email, password } = other
    await send(appUrl() + forms.register.call, 'POST', undefined, {
      first_name,
      last_name,
      username,
      email,
      password,
      confirm_password: password,
    })
    await open(page, forms.register)
    const seen = await watchCalls(page, forms.register)
    const { Username: _username, ...rest } = forms.register.good()
    for (const [label, value] of Object.entries({ ...rest, 'First name': 'Ada', 'Last name': last }))
      await field(page, label).fill(value)
    await field(page, terms).check()
    await expect(field(page, 'Username')).toHaveValue(username)
    await button(page, 'Sign Up').click()
    await page.waitForURL('**/dashboard')
    expect(seen.calls).toBe(2)
  },
)

test(
  'register: an error of one field that another mends does not stand in the way',
  nightly,
  async ({ page }) => {
    await open(page, forms.register)
    await fillWell(page, forms.register)
    await field(page, 'Password').fill('Lamp-light8')
    await button(page, 'Sign Up').click()
    await expectError(page, 'Confirm password', 'Passwords do not match')
    await field(page, 'Password').fill('Lamp-light7')
    await expectError(page, 'Confirm password', 'Passwords do not match')
    await button(page, 'Sign Up').click()
    await page.waitForURL('**/dashboard')
  },
)

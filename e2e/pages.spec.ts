import { expect, test, type Page } from '@playwright/test'
import { signUpAt } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

/** Records violations: external requests, console errors, cookies. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== appUrl() && protocol !== 'data:' && protocol !== 'blob:') faults.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return faults
}

const visitorPages: [path: string, title: string][] = [
  ['/', 'Moonpage'],
  ['/public', 'Community Stories · Moonpage'],
  ['/create', 'Create Story · Moonpage'],
  ['/login', 'Login · Moonpage'],
  ['/register', 'Sign Up · Moonpage'],
  ['/forgot-password', 'Forgot password · Moonpage'],
  ['/reset-password?token=none', 'Choose a new password · Moonpage'],
  ['/terms', 'Terms · Moonpage'],
  ['/privacy', 'Privacy · Moonpage'],
]

async function expectWhole(page: Page, path: string, title: string): Promise<void> {
  await page.goto(appUrl() + path, { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2024 Moonpage')
  for (const name of ['Public Stories', 'Create Story', 'Terms', 'Privacy'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

test('no page asks anybody else for anything, complains, or keeps a cookie but the gate’s', async ({
  browser,
}) => {
  const parent = await signUpAt(appUrl())
  const { id } = await parent.create({ subject: 'fox', theme: 'courage', setting: 'forest', max_images: 1 })
  const { title } = await parent.waitFor(id)
  const ownPages: [string, string][] = [
    ['/dashboard', 'My Stories · Moonpage'],
    ['/profile', 'Profile · Moonpage'],
    ['/create', 'Create Story · Moonpage'],
    [`/story/${id}/page/1`, `${title} · Moonpage`],
    ['/story/0190b0a0-0000-7000-8000-000000000000', 'Story Not Found · Moonpage'],
  ]
  for (const [who, pages] of [
    [null, visitorPages],
    [parent, ownPages],
  ] as const) {
    const context = await signedIn(browser, who)
    const page = await context.newPage()
    const faults = watch(page)
    for (const [path, name] of pages) {
      await expectWhole(page, path, name)
      expect(
        faults.filter((fault) => !(path.includes('0190b0a0') && fault.includes('404'))),
        path,
      ).toEqual([])
    }
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['moonpage_pass'])
    await context.close()
  }
})

test('no text becomes HTML, and no address a script, but by the app’s own policies', async ({ page }) => {
  await page.goto(`${appUrl()}/privacy`)
  const refused = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = '<p>From a story</p>'),
      () => (document.createElement('script').src = '/assets/other.js'),
    ].map((attempt) => {
      try {
        return attempt()
      } catch (error) {
        return (error as Error).name
      }
    }),
  )
  expect(refused).toEqual(['TypeError', 'TypeError'])
})

test('the gate has no violations either', async ({ page, context }) => {
  const faults = watch(page)
  await page.goto(`${appUrl()}/privacy`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeVisible()
  expect(faults).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('the privacy page states the retention times', async ({ browser }) => {
  const context = await signedIn(browser, null)
  const page = await context.newPage()
  await page.goto(`${appUrl()}/privacy`)
  const spans = page.getByRole('definition')
  await expect(spans).toHaveText([
    'until you delete them, or your account',
    'works for 30 days or until you stop sharing, and is deleted 30 days later',
    'until you delete the story, the child, or your account; the days also until a parent erases them',
    'until you forget that world, or delete your account',
    'works for 14 days or until you put it away, and is deleted 30 days later; what was recorded stays yours',
    '30 days after somebody last listened',
    '30 days after you were last there, or until you log out',
    'until you remove it or delete your account, or 400 days after it was last used',
    '30 days longer',
    'until you remove it, leave the family, or delete your account',
    '30 days',
    'until it ends, you revoke it, choose a new password or delete your account, or 400 days after it was last used; its record 30 days longer',
    '7 days',
    '90 days',
    'works for 60 minutes, and is deleted 30 days later',
    '30 days',
    'about an hour',
    'kept for 30 days at most',
  ])
  await expectAccessible(page)
  await context.close()
})

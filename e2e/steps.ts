import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { gatePass, gatePassword } from '../scripts/lib/gate-pass.ts'
import { expectThumbsFit } from './touch-targets.ts'

export const appUrl = (): string => {
  const url = process.env['APP_URL']
  if (!url) throw new Error('The global set-up did not say where the app is')
  return url
}

/** An anonymous API call with the gate's cookie. */
export async function fetchPast(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('cookie', await gatePass(appUrl()))
  return fetch(appUrl() + path, { ...init, headers })
}

/** Waits until the page has the system's theme, and animations are over. */
async function settled(page: Page, theme: 'light' | 'night'): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      (localStorage.getItem('moonpage.theme') ?? wanted) === document.documentElement.dataset['theme'],
    theme,
  )
  await page.waitForFunction(async () => {
    // A requested change starts with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      )
  })
}

/** Half a megabyte; what the package exports is three times as long. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Nothing that axe knows to be wrong, nor a dialog's button too small, on the page as it stands now: the phone's projects see it by day, the desk's at
 * night.
 * @param rules what axe runs, by its names for them; all of them if nothing is said
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Header and footer are rendered before the page's chunk is loaded.
  await expect(page.locator('h1').first()).toBeAttached()
  // Inject it once per page load.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
  await expectThumbsFit(page)
}

const ofColours = ['color-contrast', 'link-in-text-block']

/** The same in both themes, for the main journey; other pages differ only in their colors. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isNight = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [other, own] = isNight ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  for (const colorScheme of [other, own]) {
    await page.emulateMedia({ colorScheme })
    await settled(page, colorScheme === 'dark' ? 'night' : 'light')
    await expectAccessible(page, colorScheme === other ? ofColours : undefined)
  }
}

/** Enters the password at the gate. */
export async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(gatePassword)
  await page.getByRole('button', { name: 'Access Application' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

export type Account = { firstName: string; email: string; password: string }

let made = 0

export function newAccount(): Account & { lastName: string; username: string } {
  const username = `reader_${process.pid}_${Date.now().toString(36)}_${++made}`
  return {
    firstName: 'Ines',
    lastName: 'Okafor',
    username,
    email: `${username}@example.org`,
    password: 'Lamp-light7',
  }
}

/** The header's links; on phones opens the menu. */
export async function headerLinks(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const header = page.getByRole('banner')
  // Wait for the header, which has one of the two.
  await expect(menu.or(header.getByRole('navigation')).filter({ visible: true }).first()).toBeVisible()
  if (!(await menu.isVisible())) return header
  await menu.click()
  return page.getByRole('dialog', { name: 'Menu' })
}

/** Clicks a link of the header. */
export async function go(page: Page, name: string): Promise<void> {
  await (await headerLinks(page)).getByRole('link', { name, exact: true }).click()
}

export async function logOutInBrowser(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const greeting = page.getByRole('button', { name: /^Hello, / })
  await menu.or(greeting).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Registers a new user. @param leadsTo the expected URL afterwards */
export async function signUp(page: Page, leadsTo: string | RegExp = '**/dashboard'): Promise<Account> {
  const account = newAccount()
  await page.getByLabel('First name').fill(account.firstName)
  await page.getByLabel('Last name').fill(account.lastName)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(leadsTo)
  return account
}

export async function logInInBrowser(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Waits for web fonts, which may change line breaks. */
export const facesCame = (page: Page): Promise<unknown> => page.evaluate(() => document.fonts.ready)

/** Expects all pictures on the page to be loaded. */
export async function expectPicturesLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
            .map((image) => image.src),
        ),
    )
    .toEqual([])
}

/** Clicks the card of a radio button or checkbox by name. */
export const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .first()
    .click()

/** Expects picture, text and the Next button to be visible without scrolling. */
export async function expectSeenAtOnce(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  const leaf = page.getByRole('article', { name: /^Page \d+$/ })
  for (const part of [
    leaf.getByRole('img').first(),
    leaf.locator('p:visible').last(),
    page.getByRole('button', { name: 'Next' }),
  ]) {
    const box = await part.boundingBox()
    expect(box, 'is on the page').not.toBeNull()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

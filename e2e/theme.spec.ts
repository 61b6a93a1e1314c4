import { expect, test, type Page } from '@playwright/test'
import { nightly } from './nightly.ts'
import { openHome } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

const light = { theme: 'light', paper: 'rgb(247, 239, 223)', bar: '#f7efdf', scheme: 'light' }
const night = { theme: 'night', paper: 'rgb(13, 14, 27)', bar: '#0d0e1b', scheme: 'dark' }

const look = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    paper: getComputedStyle(document.body).backgroundColor,
    bar: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }))

const radio = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true })
const pick = (page: Page, name: string) =>
  page.getByRole('contentinfo').locator('label').filter({ hasText: name }).click()

for (const { system, kept, seen } of [
  { system: 'light', kept: null, seen: light },
  { system: 'dark', kept: null, seen: night },
  { system: 'light', kept: 'night', seen: night },
  { system: 'dark', kept: 'light', seen: light },
  { system: 'dark', kept: 'sepia', seen: night },
] as const)
  test(
    `the first thing painted is ${seen.theme}: the system is ${system}, kept is ${kept}`,
    system === 'dark' && kept === null ? {} : nightly,
    async ({ page }) => {
      // Without scripts, only the inline script sets the theme.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript((value) => {
        if (value) localStorage.setItem('moonpage.theme', value)
      }, kept)
      await page.goto(appUrl())
      expect(await look(page)).toEqual(seen)
      await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', seen.scheme)
    },
  )

test(
  'a choice is kept, holds in other tabs, and is never another one for a moment',
  nightly,
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openHome(page)
    await expect(radio(page, 'System')).toBeChecked()
    await pick(page, 'Dark')
    await expect.poll(() => look(page)).toEqual(night)

    const other = await context.newPage()
    await other.emulateMedia({ colorScheme: 'light' })
    await openHome(other)
    await expect.poll(() => look(other)).toEqual(night)
    await expect(radio(other, 'Dark')).toBeChecked()
    await pick(other, 'Light')
    await expect.poll(() => look(page)).toEqual(light)
    await expect(radio(page, 'Light')).toBeChecked()

    await pick(page, 'Dark')
    await page.addInitScript(() => {
      const themes: unknown[] = []
      Object.assign(globalThis, { themes })
      new MutationObserver(() => themes.push(document.documentElement.dataset.theme)).observe(document, {
        subtree: true,
        attributeFilter: ['data-theme'],
      })
    })
    await page.reload()
    await expect(radio(page, 'Dark')).toBeChecked()
    const themes = await page.evaluate(() => (globalThis as unknown as { themes: string[] }).themes)
    expect(new Set(themes)).toEqual(new Set(['night']))
    await expectAccessible(page)
  },
)

test('System follows the system preference, and stores nothing', nightly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHome(page)
  await pick(page, 'Dark')
  await pick(page, 'System')
  await expect.poll(() => look(page)).toEqual(light)
  expect(await page.evaluate(() => localStorage.getItem('moonpage.theme'))).toBeNull()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => look(page)).toEqual(night)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => look(page)).toEqual(light)
})

test('the lamp is the quick way, and the arrow keys choose among the three', nightly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHome(page)
  await page.getByRole('button', { name: 'Lamp off' }).click()
  await expect(radio(page, 'Dark')).toBeChecked()
  await page.getByRole('button', { name: 'Lamp on' }).click()
  await expect(radio(page, 'Light')).toBeChecked()
  await radio(page, 'Light').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Dark')).toBeChecked()
  await expect.poll(() => look(page)).toEqual(night)
})

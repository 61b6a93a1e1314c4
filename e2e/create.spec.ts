import { expect, test, type Page } from '@playwright/test'
import { nightly } from './nightly.ts'
import { fitsTheScreen } from './profile-steps.ts'
import { openHome } from './signed-in.ts'
import { appUrl, choose, expectAccessible } from './steps.ts'

test.beforeEach(async ({ page }) => {
  await openHome(page)
  await page.goto(`${appUrl()}/create`)
  await expect(page.getByRole('heading', { name: 'Who is it for?' })).toBeVisible()
})

const length = (page: Page) => page.getByRole('slider', { name: 'Number of pages' })
const full = (page: Page) => page.getByRole('radio', { name: /^Full Illustrations/ })
const bar = (page: Page) => page.getByRole('complementary')

test('a story has four to sixteen pages, and as many as were chosen last', async ({ page }) => {
  await expect(length(page)).toHaveValue('10')
  await page.getByText('Full Illustrations').click()
  await length(page).focus()
  await page.keyboard.press('End')
  await expect(length(page)).toHaveAccessibleName('Number of pages')
  await expect(page.getByText('16 pages')).toBeVisible()
  await expect(full(page)).toBeChecked()
  await expect(full(page)).toHaveValue('16')
  await page.keyboard.press('Home')
  await expect(full(page)).toHaveValue('4')
  await expect(page.getByText('5 images')).toHaveCount(0)

  // In another tab, which has no draft.
  const other = await page.context().newPage()
  await other.goto(`${appUrl()}/create`)
  await expect(length(other)).toHaveValue('4')
  await expect(full(other)).toBeChecked()
})

test(
  'a name that is typed is in the summary and in the bar, and one that cannot be is said to be wrong',
  nightly,
  async ({ page }) => {
    await page.getByLabel('Hero’s name').fill('Zuri7')
    await expect(bar(page)).toContainText('For Zuri7: ')
    for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
    await expect(bar(page)).toContainText(/A story for Zuri7 about a fox and courage, in the forest\./)
    await page.getByRole('button', { name: 'Create My Story' }).click()
    await expect(page.getByLabel('Hero’s name')).toBeFocused()
    await expect(page.getByLabel('Hero’s name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await fitsTheScreen(page)
    await expectAccessible(page)
  },
)

/** The visible position of a control: its label's, if that draws it. */
const seenAt = () => {
  const focused = document.activeElement
  const { top, bottom } = (focused?.closest('label') ?? focused)?.getBoundingClientRect() ?? {
    top: 0,
    bottom: 0,
  }
  return { top, bottom, name: focused?.getAttribute('name') ?? focused?.textContent ?? '' }
}

// A phone, and a desktop at 200 %.
for (const [width, height, barAtMost] of [
  [390, 844, 140],
  [640, 450, 70],
  [320, 450, 70],
] as const)
  test(
    `at ${width} by ${height} nothing that has the focus lies under the bar`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
      await expect(page.getByRole('button', { name: 'Create My Story' })).toBeEnabled()
      const box = await bar(page).boundingBox()
      expect(box?.height).toBeLessThanOrEqual(barAtMost)
      await fitsTheScreen(page)
      await page.getByLabel('Hero’s name').focus()
      const seen = new Set<string>()
      for (;;) {
        await page.keyboard.press('Tab')
        const { top, bottom, name } = await page.evaluate(seenAt)
        if (name === 'Create My Story') break
        const barTop = (await bar(page).boundingBox())?.y ?? 0
        expect(bottom, `${name} ends above the bar`).toBeLessThanOrEqual(barTop + 1)
        expect(top, `${name} is in sight`).toBeGreaterThanOrEqual(0)
        seen.add(name)
      }
      expect(seen.size).toBeGreaterThan(8)
    },
  )

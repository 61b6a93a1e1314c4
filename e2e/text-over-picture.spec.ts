import { expect, test, type Page } from '@playwright/test'
import { enter } from './signed-in.ts'
import { appUrl, facesCame } from './steps.ts'
import { measureContrast } from './text-contrast.ts'

// The text is hidden by a style sheet that the page does not allow of its own.
test.use({ bypassCSP: true })

const some = [320, 390, 600, 768, 820, 899, 1024, 1280, 1920]
const every = Array.from({ length: 81 }, (_, index) => 320 + 20 * index)
const widths = process.env['EVERY_WIDTH'] ? every : some

/** The picture of this width is there and painted. */
async function pictureCame(page: Page): Promise<void> {
  await facesCame(page)
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await frames()
    await document.querySelector<HTMLImageElement>('picture img')?.decode()
    await frames()
  })
}

async function expectReadable(page: Page, within: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await pictureCame(page)
      const found = await measureContrast(page, within)
      const letters = found.filter(({ ratio }) => Number.isFinite(ratio))
      expect(letters.length, `lines at ${width} px`).toBeGreaterThan(4)
      const faint = letters.filter(({ ratio, needed }) => ratio < needed)
      expect(faint, `faint at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

test.beforeEach(() => test.setTimeout(widths.length * 10_000 + 30_000))

test('the words of the landing page can be read on its picture at every width', async ({ page }) => {
  await enter(page.context(), null)
  await page.goto(appUrl())
  await expect(page.getByRole('link', { name: 'Create a story', exact: true })).toBeVisible()
  await expectReadable(page, 'header, main section:first-of-type')
})

test('the words of the gate can be read on its picture at every width', async ({ page }) => {
  await page.goto(appUrl())
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
  await expectReadable(page, 'main')
})

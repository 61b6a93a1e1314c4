import { expect, test, type Page } from '@playwright/test'
import type { GenerationInfo } from '@moonpage/contract/generation-info'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { fitsTheScreen } from './profile-steps.ts'
import { enter } from './signed-in.ts'
import { appUrl, choose, expectAccessible } from './steps.ts'

const hosted: GenerationInfo = {
  painted_here: false,
  picture_usd: 0.053,
  text_usd: 0.05,
  minutes: { from: 1, to: 4 },
  resumes_at: null,
}
const mockGenerationInfo = (page: Page, generationInfo: GenerationInfo) =>
  page.route('**/api/v1/generation-info', (route) => route.fulfill({ json: generationInfo }))
const option = (page: Page, name: string) => page.locator('label').filter({ hasText: name })
const chooseStory = async (page: Page) => {
  for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
}

let parent: Parent
test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
})
test.beforeEach(({ context }) => enter(context, parent))

test('what is painted here is free, and a picture on every page recommended', nightly, async ({ page }) => {
  await page.goto(`${appUrl()}/create`)
  await expect(option(page, 'No Images')).toContainText('$0.00')
  for (const name of ['3 images', '5 images', 'Full Illustrations'])
    await expect(option(page, name).getByText('Free', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: '3 images' })).toBeChecked()
  await expect(option(page, 'Recommended')).toContainText('Full Illustrations')
  await expect(page.getByText('AI image generator')).toBeVisible()
})

test('a hosted painter’s price is told, and how long stories take', nightly, async ({ page }) => {
  await mockGenerationInfo(page, hosted)
  await page.goto(`${appUrl()}/create`)
  await expect(option(page, 'Full Illustrations')).toContainText('~$0.53')
  await expect(page.getByText('Recommended')).toHaveCount(0)
  await expect(page.getByText('Writing the story costs another ~$0.05.')).toBeVisible()
  await chooseStory(page)
  const summary = page.getByRole('complementary', { name: 'Your story' })
  await expect(summary.getByText('3 images, ~$0.16').filter({ visible: true })).toBeVisible()
  await expect(summary).toContainText('Ready in about 1-4 minutes')
})

test(
  'over the budget it says so before the form is filled in, and nothing that was chosen is lost',
  nightly,
  async ({ page }) => {
    await page.route('**/api/v1/stories', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            json: { code: 'over_budget', detail: 'No more today.', message: 'No more today.' },
          })
        : route.fallback(),
    )
    await mockGenerationInfo(page, hosted)
    await page.goto(`${appUrl()}/create`)
    await chooseStory(page)
    const notice = page.getByText('told all the stories it can for now')
    await expect(notice).toHaveCount(0)
    const resumes_at = new Date(Date.now() + 3 * 3_600_000).toISOString()
    await mockGenerationInfo(page, { ...hosted, resumes_at })
    await page.getByRole('button', { name: 'Create My Story' }).click()
    await expect(page.getByRole('alert').getByText('No more today.')).toBeVisible()
    await expect(notice).toContainText(/You can start a new one (today|tomorrow) at \d+:\d\d\s[AP]M\./)
    await fitsTheScreen(page)
    await expectAccessible(page)
    await page.reload()
    await expect(notice).toBeVisible()
    for (const name of ['Fox', 'Courage', 'Forest'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  },
)

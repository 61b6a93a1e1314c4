import { expect, test, type Page } from '@playwright/test'
import type { Making } from '@moonpage/contract/making'
import type { SystemModels } from '@moonpage/contract/system-models'
import { removeFolder } from '../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { startCommunity, type Community } from './moderation-steps.ts'
import { fitsTheScreen } from './profile-steps.ts'
import { enter } from './signed-in.ts'
import { appUrl, choose, expectAccessible } from './steps.ts'

const hosted: Making = {
  painted_here: false,
  picture_usd: 0.053,
  text_usd: 0.05,
  minutes: { from: 1, to: 4 },
  resumes_at: null,
}
const makingIs = (page: Page, making: Making) =>
  page.route('**/api/v1/making', (route) => route.fulfill({ json: making }))
const option = (page: Page, name: string) => page.locator('label').filter({ hasText: name })
const chooseStory = async (page: Page) => {
  for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
}

let parent: Parent
test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
})
test.beforeEach(({ context }) => enter(context, parent))

test('what is painted at home is free, beside what it costs elsewhere', async ({ page }) => {
  await page.goto(`${appUrl()}/create`)
  await expect(option(page, 'No Images')).toContainText('$0.00')
  for (const [name, price] of [
    ['3 images', '~$0.12'],
    ['5 images', '~$0.20'],
    ['Full Illustrations', '~$0.40'],
  ] as const) {
    await expect(option(page, name).getByText(price, { exact: true })).toBeVisible()
    await expect(option(page, name).getByText('Free', { exact: true })).toBeVisible()
  }
  await expect(page.getByText('AI image generator')).toBeVisible()
})

test('a hosted painter’s price is told, and how long stories take', async ({ page }) => {
  await makingIs(page, hosted)
  await page.goto(`${appUrl()}/create`)
  await expect(option(page, 'Full Illustrations')).toContainText('~$0.53')
  await expect(page.getByText('The words cost ~$0.05 besides.')).toBeVisible()
  await chooseStory(page)
  const summary = page.getByRole('complementary', { name: 'Your story' })
  await expect(summary.getByText('3 images, ~$0.16').filter({ visible: true })).toBeVisible()
  await expect(summary).toContainText('Ready in about 1-4 minutes')
})

test('over the budget it says so before the form is filled in, and nothing that was chosen is lost', async ({
  page,
}) => {
  await page.route('**/api/v1/stories', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: { code: 'over_budget', detail: 'No more today.', message: 'No more today.' },
        })
      : route.fallback(),
  )
  await makingIs(page, hosted)
  await page.goto(`${appUrl()}/create`)
  await chooseStory(page)
  const notice = page.getByText('told all the stories it can for now')
  await expect(notice).toHaveCount(0)
  const resumes_at = new Date(Date.now() + 3 * 3_600_000).toISOString()
  await makingIs(page, { ...hosted, resumes_at })
  await page.getByRole('button', { name: 'Create My Story' }).click()
  await expect(page.getByRole('alert').getByText('No more today.')).toBeVisible()
  await expect(notice).toContainText(/New ones can begin (today|tomorrow) at \d\d:\d\d\./)
  await fitsTheScreen(page)
  await expectAccessible(page)
  await page.reload()
  await expect(notice).toBeVisible()
  for (const name of ['Fox', 'Courage', 'Forest'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
})

test.describe('for admins', () => {
  let community: Community
  test.beforeAll(async () => {
    community = await startCommunity()
  })
  test.afterAll(async () => {
    await community?.app.stop()
    if (community) removeFolder(community.app.dataDir)
  })

  const day = (index: number) => new Date(Date.UTC(2026, 10, 8 + index)).toISOString().slice(0, 10)
  const models: SystemModels = {
    text: {
      provider: 'openai',
      model: 'gpt-5.4-mini',
      host: 'api.openai.com',
      price: { input: 0.75, output: 4.5 },
    },
    pictures: { provider: 'openai-compatible', model: 'flux', host: 'localhost:8080', price: null },
    resting: [
      {
        vendor: 'localhost:8080 pictures',
        reason: 'The model server localhost:8080 cannot be reached.',
        until: new Date().toISOString(),
      },
    ],
    daily_stories: 30,
    budget: { usd: 5, spent: 4.4, to_come: 0.7, is_taken_up: true },
    days: Array.from({ length: 14 }, (_, index) => ({
      day: day(index),
      text_usd: index / 10,
      pictures_usd: index % 3,
    })),
    models: [
      {
        kind: 'text',
        model: 'gpt-5.4-mini',
        calls: 1200,
        usd: 9.1,
        input_tokens: 2_345_678,
        output_tokens: 987_654,
        pictures: 0,
      },
    ],
    costliest_stories: [{ story_id: '018f0000-0000-7000-8000-000000000000', usd: 0.65, calls: 13 }],
  }

  test('the system tab tells what models cost', async ({ page }) => {
    await enter(page.context(), community.admin)
    await page.goto(`${community.app.url}/admin/system`)
    const section = page.getByRole('region', { name: 'Models and money' })
    await expect(section.getByText('Moonpage itself')).toHaveCount(2)
    await expect(section).toContainText('$0.00 spent today')
    await expect(section.getByRole('table')).toHaveCount(0)

    await page.route('**/system/models', (route) => route.fulfill({ json: models }))
    await page.reload()
    await expect(section).toContainText('gpt-5.4-mini at api.openai.com')
    await expect(section).toContainText('$0.75 a million tokens read, $4.50 written')
    await expect(section).toContainText('set IMAGE_PRICE')
    await expect(section).toContainText('Left alone: localhost:8080 pictures')
    await expect(section).toContainText('$4.40 of $5.00 spent today, and about $0.70 more')
    await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(section).toContainText('The budget is taken up.')
    await expect(section.getByRole('table', { name: 'Cost by model' })).toContainText(
      '2,345,678 tokens read, 987,654 written',
    )
    await expect(section).toContainText('$0.65 for 13 calls')
    await fitsTheScreen(page)
    await expectAccessible(page)
  })
})

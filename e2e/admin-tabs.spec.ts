import { expect, test, type Page } from '@playwright/test'
import type { FailedJob, SystemActivity, SystemHealth } from '@moonpage/contract/system'
import type { SystemModels } from '@moonpage/contract/system-models'
import { removeFolder } from '../scripts/lib/app-process.ts'
import { publicStory, says, startCommunity, story, type Community } from './moderation-steps.ts'
import { nightly } from './nightly.ts'
import { fitsTheScreen } from './profile-steps.ts'
import { enter } from './signed-in.ts'
import { expectAccessible } from './steps.ts'

// Serial, on an app of their own: the shared app has no admin.
let community: Community
let title: string
test.beforeAll(async () => {
  community = await startCommunity()
  const { id, ...read } = await publicStory(community, 'fox')
  title = read.title
  await story(community, id).report(1)
  await story(community, id).decide(community.moderator, { approved: true, note: 'All is well in it.' })
})
test.afterAll(async () => {
  await community?.app.stop()
  if (community) removeFolder(community.app.dataDir)
})

test.beforeEach(async ({ context }) => enter(context, community.admin))

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const card = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last()

test('the overview shows counts, charts and top stories', nightly, async ({ page }) => {
  await page.goto(`${community.app.url}/admin`)
  await expect(card(page, 'Total Users')).toHaveText(/^Total Users7\s*7 new today$/)
  await expect(card(page, 'Total Stories')).toHaveText(/^Total Stories1\s*1 public$/)
  await expect(card(page, 'Total Ratings')).toHaveText(/^Total Ratings0\s*0\.0 average$/)
  await expect(card(page, 'Active Users')).toHaveText(/^Active Users7\s*\d here this week$/)
  const days = page.getByRole('table', { name: 'New people, day by day' })
  await expect(days.getByRole('row')).toHaveCount(31)
  await expect(days.getByRole('row').last()).toHaveText(/7$/)
  await expect(page.getByRole('figure', { name: /^New stories/ })).toContainText('1 story in 30 days')
  const top = page.getByRole('table', { name: 'Top 5 Public Stories' })
  await expect(top.getByRole('row')).toHaveCount(2)
  await fitsTheScreen(page)
  await expectAccessible(page)
  await top.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/public\/story\/[^/]+\/page\/1$/)
})

test('tabs work by keyboard, and Back returns to the previous tab', nightly, async ({ page }) => {
  await page.goto(`${community.app.url}/admin`)
  await tab(page, 'Overview').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await page.keyboard.press(key)
  await expect(tab(page, 'System')).toBeFocused()
  await expect(page).toHaveURL(/\/admin$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/system$/)
  await expect(page.getByRole('tabpanel', { name: 'System' })).toBeVisible()
  await expect(tab(page, 'System')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'System' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  await expect(page).toHaveTitle('Admin · Moonpage')
})

test('the system tab shows health, and retries failed jobs', nightly, async ({ page }) => {
  await page.goto(`${community.app.url}/admin/system`)
  for (const name of ['Database', 'Celery Broker', 'Storage', 'Text model', 'Image model'])
    await expect(card(page, name)).toHaveText(new RegExp(`^${name}ok`))
  await expect(card(page, 'Waiting jobs')).toContainText(/\d/)
  await expect(page.getByText('None. Everything that was started')).toBeVisible()
  await fitsTheScreen(page)
  await expectAccessible(page)

  const failed = {
    id: '7',
    name: 'generate-story',
    story_id: 'a-story',
    failed_at: new Date().toISOString(),
    error: 'The model did not answer.',
  } satisfies FailedJob
  await page.route('**/system/activity', (route) =>
    route.fulfill({
      json: {
        queue: { waiting: 2, running: 0, failed: 60, oldest_waiting_seconds: 190 },
        workers: [],
        processes: [
          {
            id: '1',
            role: 'all',
            host: 'here',
            version: '2.0.0',
            is_old: false,
            started_at: failed.failed_at,
          },
          {
            id: '2',
            role: 'worker',
            host: 'attic',
            version: '1.9.0',
            is_old: true,
            started_at: failed.failed_at,
          },
        ],
        last_backup: {
          made_at: '2026-04-03T12:00:00.000Z',
          contents: 'all',
          bytes: 5_000_000_000,
          proof: { families: 12, stories: 60, pages: 600, pictures: 590, missing_pictures: 0 },
        },
        failed_backup: { failed_at: '2026-04-04T12:00:00.000Z', reason: 'The disk is full.' },
        failed_jobs: [failed],
        storage_bytes: 12_345_678,
        model_spend: { usd: 1.2, calls: 1 },
        webhooks: { delivered: 3, retrying: 1, given_up: 2, disabled: 0 },
      } satisfies SystemActivity,
    }),
  )
  await page.route('**/system/health', (route) =>
    route.fulfill({
      json: {
        database: 'ok',
        celery_broker: 'No worker has been heard of for 3 minutes',
        storage: 'ok',
        text_model: 'ok',
        image_model: 'ok',
        voice: 'ok',
      } satisfies SystemHealth,
    }),
  )
  await page.reload()
  await expect(card(page, 'Celery Broker')).toContainText('No worker has been heard of for 3 minutes')
  await expect(page.getByText('The model did not answer.')).toBeVisible()
  await expect(page.getByText('And 59 older ones.')).toBeVisible()
  await expect(card(page, 'Oldest wait')).toContainText('3 min 10 s')
  await expect(card(page, 'Storage used')).toContainText('12.3 MB')
  await expect(card(page, 'Model spend today')).toContainText('$1.20 for 1 call')
  await expect(card(page, 'Webhooks today')).toContainText('3 arrived, 1 to try again, 2 given up')
  await expect(page.getByText('No worker is running')).toBeVisible()
  await expect(card(page, 'Last backup')).toContainText(/Apr 3.*5\.0 GB/)
  await expect(card(page, 'Version')).toContainText('Worker on attic: 1.9.0')
  await expect(page.getByRole('main')).not.toContainText('a-story')
  await fitsTheScreen(page)
  await expectAccessible(page)
  // The server does not have this job, as if someone else had retried it.
  await page.getByRole('button', { name: 'Run again: Write and paint a story' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.route('**/system/jobs/7/retry', (route) =>
    route.fulfill({ status: 202, json: { id: '7', name: 'generate-story' } }),
  )
  await page.getByRole('button', { name: 'Run again: Write and paint a story' }).click()
  await says(page, 'The job runs again.')
})

test('failed loads show an error and can be retried', nightly, async ({ page }) => {
  for (const [path, call, words] of [
    ['/admin', '**/admin/stats', 'Failed to load dashboard data'],
    ['/admin/system', '**/admin/system/*', 'Failed to load system health'],
    ['/admin/audit', '**/admin/audit*', 'We couldn’t load the audit log.'],
  ] as const) {
    await page.route(`${community.app.url}/api/v1${call.slice(2)}`, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto(community.app.url + path)
    const trouble = page.getByRole('heading', { name: words }).first()
    await expect(trouble).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    const tries = page.getByRole('button', { name: 'Try Again' })
    while ((await tries.count()) > 0) {
      const before = await tries.count()
      await tries.first().click()
      await expect(tries).toHaveCount(before - 1)
    }
    await expect(trouble).toHaveCount(0)
  }
})

test('the audit log shows all decisions, or one kind', nightly, async ({ page }) => {
  await page.goto(`${community.app.url}/admin`)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveURL(/\/admin\/audit$/)
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
  await expect(page.getByText('2 in all')).toBeVisible()
  await expect(rows.nth(1)).toContainText('Reports dismissed')
  await expect(rows.nth(1)).toContainText('All is well in it.')
  await expect(rows.nth(1)).toContainText(community.moderator.signedIn.user.username)
  await fitsTheScreen(page)
  await expectAccessible(page)
  await page.getByLabel('Show').selectOption('Role changed')
  await expect(page).toHaveURL(/action=role_changed$/)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('moderator')
  await page.getByLabel('Show').selectOption('Job retried')
  await expect(page.getByText('No decisions of this kind yet.')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(2)
  await expect(page.getByLabel('Show')).toHaveValue('role_changed')
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
  speech: { provider: 'embedded', model: null, host: null, price: 0 },
  resting: [
    {
      provider: 'localhost:8080 pictures',
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
    speech_usd: 0,
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

test('the system tab shows the costs of models', nightly, async ({ page }) => {
  await page.goto(`${community.app.url}/admin/system`)
  const section = page.getByRole('region', { name: 'Models and money' })
  await expect(section.getByText('Moonpage itself')).toHaveCount(2)
  await expect(section).toContainText('$0.00 spent today')
  await expect(section.getByRole('table')).toHaveCount(0)

  await page.route('**/system/models', (route) => route.fulfill({ json: models }))
  await page.reload()
  await expect(section).toContainText('gpt-5.4-mini at api.openai.com')
  await expect(section).toContainText('$0.75 a million tokens read, $4.50 written')
  await expect(section).toContainText('with the IMAGE_PRICE setting')
  await expect(section).toContainText('Taking a break from localhost:8080 pictures')
  await expect(section).toContainText('$4.40 of $5.00 spent today, and about $0.70 more')
  await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(section).toContainText('Today’s budget is used up.')
  await expect(section.getByRole('table', { name: 'Cost by model' })).toContainText(
    '2,345,678 tokens read, 987,654 written',
  )
  await expect(section).toContainText('$0.65 for 13 calls')
  await fitsTheScreen(page)
  await expectAccessible(page)
})

import { expect, test, type Locator, type Page } from '@playwright/test'
import { toggleFavorite } from '@moonpage/contract/favorites'
import type { Story, StoryList } from '@moonpage/contract/story'
import { deleteStory } from '@moonpage/contract/story-tools'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { cardOf, cards, enterAs, found, heart, notice, numbers, shelf, yours } from './dashboard-steps.ts'
import { callAs, createStories } from './create-stories.ts'
import { nightly } from './nightly.ts'
import { breakDown, fitsTheScreen } from './profile-steps.ts'
import { appUrl, expectAccessible } from './steps.ts'
import { expectThumbsFit } from './touch-targets.ts'

// All tests share one library; later tests see the changes of earlier ones.
let parent: Parent
let stories: Story[]

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
  // The astronaut stories are the oldest ones, on the last page.
  stories = await createStories(parent, [
    ...Array.from({ length: 3 }, () => 'astronaut' as const),
    ...Array.from({ length: 14 }, () => 'fox' as const),
  ])
})

const words = (page: Page) => page.getByRole('searchbox', { name: 'Search stories' })
const address = (page: Page) => expect.poll(() => page.url().replace(`${appUrl()}/dashboard`, ''))

const enter = (page: Page, path = '/dashboard', who: Parent | null = parent) => enterAs(page, path, who)

async function openFilters(page: Page): Promise<Locator> {
  const fold = page.getByRole('button', { name: /^Filters/ })
  if (await fold.isVisible()) await fold.click()
  return page.getByRole('form', { name: 'Filters' })
}

async function fromMenu(page: Page, card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^More for / }).click()
  await card.getByRole('button', { name, exact: true }).click()
}

test('page, search and filters are in the URL', nightly, async ({ page, context }) => {
  await enter(page)
  await found(page, 17)
  await expect(cards(page)).toHaveCount(12)
  await expect(numbers(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  await numbers(page).getByRole('link', { name: 'Page 2' }).click()
  await address(page).toBe('?page=2')
  await expect(cards(page)).toHaveCount(5)
  await expect(numbers(page).getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(yours(page)).toBeFocused()
  await expect(yours(page)).toBeInViewport()

  await words(page).fill('ASTRO ')
  await words(page).press('Enter')
  await address(page).toBe('?search=ASTRO')
  await found(page, 3)
  await expect(words(page)).toBeFocused()
  await expect(numbers(page)).toBeHidden()

  const filters = await openFilters(page)
  await expect(filters.getByLabel('Search text')).toHaveValue('ASTRO')
  await filters.getByLabel('Search text').fill('')
  await expect(words(page)).toHaveValue('')
  await filters.getByLabel('Category').selectOption('Fox')
  await filters.getByLabel('Status').selectOption('Completed')
  await fitsTheScreen(page)
  await filters.getByRole('button', { name: 'Apply' }).click()
  await address(page).toBe('?category=fox&status=completed')
  await found(page, 14)
  await expect(page.locator(':focus')).toHaveText(/^(Apply|Filters \(2 on\))$/)

  const other = await context.newPage()
  await enter(other, `${new URL(page.url()).pathname}?category=fox&status=completed&page=2`)
  await found(other, 14)
  await expect(cards(other)).toHaveCount(2)
  await expect((await openFilters(other)).getByLabel('Category')).toHaveValue('fox')
  await other.close()

  await page.goBack()
  await found(page, 3)
  await expect(words(page)).toHaveValue('ASTRO')
  await page.goBack()
  await address(page).toBe('?page=2')
  await expect(words(page)).toHaveValue('')
  await expect(cards(page)).toHaveCount(5)
  await page.reload()
  await expect(cards(page)).toHaveCount(5)

  await page.goto(`${appUrl()}/dashboard?page=9`)
  await address(page).toBe('?page=2')
})

test('no matches and no stories have different empty states', nightly, async ({ page }) => {
  await enter(page, '/dashboard?status=failed&search=50%25')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expect(words(page)).toHaveValue('50%')
  await expect(page.getByText('No stories yet')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all stories' }).click()
  await found(page, 17)
  await expect(yours(page)).toBeFocused()
  const filters = await openFilters(page)
  await filters.getByLabel('Status').selectOption('Generating')
  await filters.getByRole('button', { name: 'Clear' }).click()
  await expect(filters.getByLabel('Status')).toHaveValue('')
  await address(page).toBe('')
})

test('the shelf shows six favorites, and then all', nightly, async ({ page }) => {
  await enter(page)
  await expect(shelf(page).getByText('No favorites yet')).toBeVisible()
  await expect(shelf(page).getByRole('link', { name: 'Explore Public Stories' })).toHaveAttribute(
    'href',
    '/public',
  )
  for (const at of [0, 1]) {
    await heart(cards(page).nth(at)).click()
    await expect(heart(cards(page).nth(at))).toHaveAttribute('aria-pressed', 'true')
    await expect(shelf(page).getByRole('heading', { level: 2 })).toHaveText(`Favorites${at + 1} in total`)
  }
  for (const { id } of stories.slice(-6, -2))
    await callAs(parent, appUrl() + toggleFavorite.path.replace('{id}', id), 'POST')
  await page.reload()
  await expect(shelf(page).getByRole('heading', { level: 2 })).toHaveText('Favorites6 in total')
  await expect(shelf(page).getByRole('button', { name: 'View All' })).toBeHidden()
  await heart(cards(page).nth(6)).click()
  await expect(shelf(page).getByRole('heading', { level: 2 })).toHaveText('Favorites7 in total')
  await expect(shelf(page).getByRole('listitem')).toHaveCount(6)
  await shelf(page).getByRole('button', { name: 'View All' }).click()
  await expect(shelf(page).getByRole('listitem')).toHaveCount(7)
  await fitsTheScreen(page)
  await expectAccessible(page)
  await shelf(page).getByRole('button', { name: 'Show Less' }).click()
  await expect(shelf(page).getByRole('listitem')).toHaveCount(6)
  // The newest favorite comes first.
  const newest = stories.at(-7)
  await expect(shelf(page).getByRole('listitem').first().getByRole('link').first()).toHaveText(
    newest?.title ?? '',
  )
  await heart(cards(page).nth(6)).click()
  await expect(shelf(page).getByRole('heading', { level: 2 })).toHaveText('Favorites6 in total')
  await expect(shelf(page).getByRole('button', { name: 'View All' })).toBeHidden()
  await page.reload()
  await expect(heart(cards(page).nth(5))).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(cards(page).nth(6))).toHaveAttribute('aria-pressed', 'false')
})

test('a failed favorite is rolled back and shows an error for five seconds', nightly, async ({ page }) => {
  await page.clock.install()
  await enter(page)
  const card = cards(page).nth(8)
  await breakDown(page, toggleFavorite.path.replace('{id}', '*'))
  await heart(card).click()
  await expect(card.getByText('Failed to toggle favorite')).toBeVisible()
  const banner = notice(page, 'Failed to toggle favorite')
  await banner.hover()
  await expect(heart(card)).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(card)).toBeEnabled()
  await page.clock.fastForward(20_000)
  await expect(banner).toBeVisible()
  await expect(card.getByText('Failed to toggle favorite')).toBeHidden()
  await yours(page).hover()
  await page.clock.fastForward(5000)
  await expect(banner).toBeHidden()
  await page.unrouteAll()
  await heart(card).click()
  await expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
})

test('the menu of a card previews, shares and deletes', nightly, async ({ page }) => {
  const card = cardOf(page, stories.at(-1) as Story)
  const { id, title } = stories.at(-1) as Story
  await enter(page)
  const more = card.getByRole('button', { name: /^More for / })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Read', exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()

  await fromMenu(page, card, 'Preview')
  const preview = page.getByRole('dialog', { name: title })
  await expect(preview.getByRole('link', { name: 'Read Story' })).toHaveAttribute(
    'href',
    `/story/${id}/page/1`,
  )
  await fitsTheScreen(page)
  await expectThumbsFit(page)
  await preview.getByRole('button', { name: 'Close' }).last().click()
  await expect(more).toBeFocused()

  await fromMenu(page, card, 'Share')
  await page
    .getByRole('dialog', { name: 'Share by link' })
    .getByRole('button', { name: 'Make a link' })
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/\/shared\//)
  await page.keyboard.press('Escape')

  await fromMenu(page, card, 'Delete')
  const sheet = page.getByRole('dialog', { name: 'Delete this story?' })
  await expect(sheet).toContainText(title)
  await expectThumbsFit(page)
  await sheet.getByRole('button', { name: 'Keep it' }).click()
  await expect(more).toBeFocused()
  await breakDown(page, deleteStory.path.replace('{id}', id))
  await fromMenu(page, card, 'Delete')
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, 'Failed to delete story')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(card).toBeVisible()
  await page.unrouteAll()
  await fromMenu(page, card, 'Delete')
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await expect(yours(page)).toBeFocused()
  await found(page, 16)
  await expect(cards(page)).toHaveCount(12)

  // Already deleted in another tab.
  const second = stories.at(-2) as Story
  await callAs(parent, appUrl() + deleteStory.path.replace('{id}', second.id), 'DELETE')
  await fromMenu(page, cardOf(page, second), 'Delete')
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(cardOf(page, second)).toBeHidden()
  await found(page, 15)
})

test('cards show and update progress and failures', nightly, async ({ page }) => {
  const asIf = (change: Partial<Story>) =>
    page.route('**/api/v1/stories?**', async (route) => {
      const answer = await route.fetch()
      const list = (await answer.json()) as StoryList
      const [first, ...others] = list.stories
      await route.fulfill({ json: { ...list, stories: [{ ...first, ...change }, ...others] } })
    })
  await asIf({ generation_status: 'generating', generation_progress: 46 })
  await enter(page)
  const first = cards(page).first()
  await expect(first.getByText('Generating, 46%')).toBeVisible()
  await expect(first.getByRole('link', { name: /^Watch it being made/ })).toHaveAttribute(
    'href',
    /\/story\/[^/]+$/,
  )
  await page.unrouteAll()
  await expect(first.getByRole('link', { name: /^Read Story/ })).toBeVisible()
  await asIf({ generation_status: 'failed', generation_error: 'The ink ran out.' })
  await page.reload()
  await expect(first.getByText('We couldn’t finish this story')).toBeVisible()
  await expect(first.getByText('The ink ran out.')).toBeVisible()
})

test('an empty dashboard, and one that could not be loaded', nightly, async ({ page }) => {
  const newcomer = await signUpAt(appUrl())
  await breakDown(page, '/api/v1/stories?**')
  await breakDown(page, '/api/v1/stories/favorites?**')
  await enter(page, '/dashboard', newcomer)
  await expect(page.getByText('Failed to load favorite stories')).toBeVisible()
  await expect(page.getByText('Failed to fetch stories')).toBeVisible()
  await page.unrouteAll()
  await shelf(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No favorites yet')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No stories yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Your First Story' })).toHaveAttribute('href', '/create')
  await expect(page.getByText('No favorites yet')).toBeVisible()
  await fitsTheScreen(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Characters' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible()
})

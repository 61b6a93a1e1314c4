import { expect, test } from '@playwright/test'
import { toggleFavorite } from '@moonpage/contract/favorites'
import { publishStory } from '@moonpage/contract/sharing'
import { signUpAt } from '../scripts/lib/parent.ts'
import { cards, enterAs, heart, shelf } from './dashboard-steps.ts'
import { callAs, createStories } from './create-stories.ts'
import { nightly } from './nightly.ts'
import { breakDown } from './profile-steps.ts'
import { appUrl } from './steps.ts'

test(
  "another parent's public story stands on the shelf while it is public",
  nightly,
  async ({ page, browser }) => {
    const other = await signUpAt(appUrl())
    const [theirs] = await createStories(other, ['dragon'])
    if (!theirs) throw new Error('No story was made')
    const visibility = appUrl() + publishStory.path.replace('{id}', theirs.id)
    await callAs(other, visibility, 'POST')
    const theBook = `a[href*="${theirs.id}"]`

    const visitor = await (await browser.newContext()).newPage()
    await enterAs(visitor, '/public', null)
    await expect(visitor.locator(theBook).first()).toBeVisible()
    await expect(heart(visitor.getByRole('main'))).toHaveCount(0)
    await visitor.context().close()

    await enterAs(page, '/public', await signUpAt(appUrl()))
    const card = cards(page).filter({ has: page.locator(theBook) })
    await expect(card.getByText('Public', { exact: true })).toBeVisible()
    await breakDown(page, toggleFavorite.path.replace('{id}', '*'))
    await heart(card).click()
    await expect(card.getByRole('alert')).toHaveText('Failed to toggle favorite')
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'false')
    await page.unrouteAll()
    await heart(card).click()
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(card)).toBeEnabled()

    await page.goto(`${appUrl()}/dashboard`)
    await expect(shelf(page).locator(theBook)).toHaveAttribute('href', `/public/story/${theirs.id}/page/1`)
    await callAs(other, visibility, 'DELETE')
    await page.reload()
    await expect(shelf(page).getByText('No favorites yet')).toBeVisible()
  },
)

import { expect, test, type Page } from '@playwright/test'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { opener, panel, place, set } from './reader-steps.ts'
import { enter, signedIn } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

const about = { subject: 'owl', theme: 'kindness', setting: 'forest' } as const
const wish = { ...about, page_count: 4, max_images: 0 } as const

let parent: Parent
let id: string

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
  id = (await parent.create(wish)).id
  await parent.waitFor(id)
})

const address = (story: string, page: number) => `${appUrl()}/story/${story}/page/${page}`

async function open(page: Page, number: number, story = id): Promise<void> {
  await page.goto(address(story, number))
  await expect(place(page, number)).toBeVisible()
}

test('C opens and closes the controls, Escape gives the focus back, arrows choose there', async ({
  context,
  page,
}) => {
  await enter(context, parent)
  await open(page, 1)
  await page.keyboard.press('c')
  await expect(panel(page)).toBeVisible()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('C')
  await expect(panel(page)).toHaveCount(0)
  await opener(page).click()
  await page.getByRole('radio', { name: 'Medium' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expect(page, 'the page stays').toHaveURL(address(id, 1))
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('the quick buttons choose a mode each', nightly, async ({ context, page }) => {
  await enter(context, parent)
  await open(page, 1)
  await opener(page).click()
  const quick = { Mobile: 'Overlay', Desktop: 'Side-by-side', Classic: 'Book' }
  for (const [label, mode] of Object.entries(quick)) {
    const button = page.getByRole('button', { name: label, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('radio', { name: mode, exact: true })).toBeChecked()
  }
})

test('mode and size are kept for each person', nightly, async ({ browser }) => {
  const other = await signUpAt(appUrl())
  const { id: theirs } = await other.create(wish)
  await other.waitFor(theirs)
  const context = await signedIn(browser, parent)
  const page = await context.newPage()
  await open(page, 2)
  const usual = await sizeOf(page)
  await set(page, 'Book', 'XL')
  const large = await sizeOf(page)
  expect(large).toBeGreaterThan(usual)
  await page.reload()
  await expect(place(page, 2)).toBeVisible()
  expect(await sizeOf(page)).toBe(large)
  await expectChosen(page, 'Book', 'XL')

  // The same browser with another user, and then the first one again.
  const { origins } = await context.storageState()
  await context.close()
  for (const [who, story, mode, letters] of [
    [other, theirs, 'Adaptive', 'Medium'],
    [parent, id, 'Book', 'XL'],
  ] as const) {
    const later = await signedIn(browser, who, { storageState: { cookies: [], origins } })
    const tab = await later.newPage()
    await open(tab, 2, story)
    await expectChosen(tab, mode, letters)
    await later.close()
  }
})

/** Font size of page 2 in px. */
const sizeOf = (page: Page) =>
  place(page, 2)
    .locator('[data-words] p:visible')
    .last()
    .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))

async function expectChosen(page: Page, mode: string, letters: string): Promise<void> {
  await opener(page).click()
  await expect(page.getByRole('radio', { name: mode, exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: letters, exact: true })).toBeChecked()
}

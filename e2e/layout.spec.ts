import { expect, test, type Page } from '@playwright/test'
import { deleteStory } from '@moonpage/contract/story-tools'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { callAs } from './create-stories.ts'
import { openHome } from './signed-in.ts'
import { appUrl, choose, expectAccessible, logInInBrowser } from './steps.ts'

let parent: Parent

test.beforeAll(async () => {
  parent = await signUpAt(appUrl())
})
test.beforeEach(({ page }) => openHome(page))

const enter = async (page: Page) => {
  await page.evaluate(
    (session) => localStorage.setItem('moonpage.session', session),
    JSON.stringify(parent.signedIn),
  )
  await page.goto(`${appUrl()}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ines Okafor' })).toBeVisible()
}

/** The ways of the header: on a phone they are on a sheet, which this opens. */
async function ways(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const isPhone = await menu.isVisible()
  if (isPhone) await menu.click()
  const header = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  const nav = header.getByRole('navigation', { name: 'Main' })
  return { isPhone, header, nav, names: () => nav.getByRole('link').allInnerTexts() }
}

test('a visitor has the ways of a visitor', async ({ page }) => {
  const { header, nav, names } = await ways(page)
  expect(await names()).toEqual(['Home', 'Public Stories', 'Create Story'])
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByText(/^Hello/)).toHaveCount(0)
})

test('whoever is signed in is greeted, and has two more', async ({ page }) => {
  await enter(page)
  const { header, nav, names } = await ways(page)
  expect(await names()).toEqual(['Home', 'Public Stories', 'Create Story', 'My Stories', 'Profile'])
  await expect(nav.getByRole('link', { name: 'My Stories' })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByText('Hello, Ines').locator('visible=true')).toHaveCount(1)
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await nav.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.goto(`${appUrl()}/admin`)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the sheet under the greeting, or the menu, keeps the keyboard and gives it back', async ({ page }) => {
  await enter(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const isPhone = await menu.isVisible()
  const opener = isPhone ? menu : page.getByRole('button', { name: 'Hello, Ines' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(sheet.getByRole('group', { name: 'Theme' }).getByRole('radio')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeHidden()
  await expect(opener).toBeFocused()
})

test('pages beneath another show the way up', { tag: '@once' }, async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  for (const name of ['Terms', 'Privacy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(trail.getByRole('listitem')).toHaveText(['Home', name])
    await expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
  }
  await enter(page)
  // A story of several pictures is still being made when its page is there.
  const { id } = await parent.create({ subject: 'fox', theme: 'courage', setting: 'forest', max_images: 5 })
  await page.goto(`${appUrl()}/story/${id}`)
  await expect(trail.getByRole('listitem').first()).toHaveText('My Stories')
  await expect(trail.getByRole('listitem')).toHaveCount(2)
  await trail.getByRole('link', { name: 'My Stories' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // Nobody waits for its pictures.
  await callAs(parent, appUrl() + deleteStory.path.replace('{id}', id), 'DELETE')
})

test('a new page begins at its top, and Back leads to where one was', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${appUrl()}/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.getByRole('article').getByRole('link', { name: 'terms' })
  await link.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(400)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toHaveAccessibleName('Terms')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('the first press of Tab offers the way past the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab')
  await page.goto(`${appUrl()}/terms`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toBeFocused()
})

test(
  'the dialog that asks for a login leads back to the very place, with all that was chosen',
  { tag: '@once' },
  async ({ page }) => {
    const place = `${appUrl()}/create?from=home#main`
    await page.goto(place)
    for (const name of ['Owl', 'Kindness', 'Castle']) await choose(page, name)
    await page.getByRole('button', { name: 'Create My Story' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click()
    await logInInBrowser(page, parent)
    await expect(page).toHaveURL(place)
    for (const name of ['Owl', 'Kindness', 'Castle'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  },
)

test('the header has room for its words on every width', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the widths are set here')
  await enter(page)
  for (const width of [320, 390, 820, 900, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `runs over the edge at ${width} px`).toBeLessThanOrEqual(0)
    const cramped = await page
      .getByRole('banner')
      .locator('nav a:visible, button span:visible')
      .evaluateAll((words) =>
        words
          .filter((word) => {
            const text = document.createRange()
            text.selectNodeContents(word)
            const lines = new Set([...text.getClientRects()].map(({ top }) => top))
            return lines.size !== 1 || word.scrollWidth > word.clientWidth + 1
          })
          .map((word) => word.textContent),
      )
    expect(cramped, `cut or broken at ${width} px`).toEqual([])
  }
})

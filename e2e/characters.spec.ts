import { type Page, expect, test } from '@playwright/test'
import type { Character } from '@moonpage/contract/characters'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { enter, signedIn } from './signed-in.ts'
import { appUrl, choose, expectAccessible, expectPicturesLoaded } from './steps.ts'

let parent: Parent

test.beforeEach(async ({ page }) => {
  parent = await signUpAt(appUrl())
  await enter(page.context(), parent)
})

const at = (page: Page, path: string) => page.goto(appUrl() + path)
const said = (page: Page) => page.getByRole('main').getByRole('status')
const portrait = (page: Page) => page.getByRole('main').locator('img.art')
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

const look = {
  species: 'child',
  skin: 'amber',
  hair: 'curly',
  hair_color: 'red',
  outfit: 'raincoat',
  outfit_color: 'teal',
  glasses: true,
  wheelchair: false,
}

async function make(body: object): Promise<Character> {
  const response = await fetch(`${appUrl()}/api/v1/characters`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${parent.signedIn.access_token}`,
    },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as Character
}

const makeMara = () => make({ role: 'hero', name: 'Mara', pronouns: 'she', look })

async function chooseStory(page: Page): Promise<void> {
  for (const name of ['Fox', 'Courage', 'Forest']) await choose(page, name)
  await page.locator('label').filter({ hasText: 'No Images' }).click()
}

test('a hero is made by seeing them painted, and goes through a story', async ({ page }) => {
  await at(page, '/dashboard/characters')
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
  await expectPicturesLoaded(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Make a hero' }).click()
  await expect(portrait(page)).toBeVisible()

  await save(page)
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveAccessibleDescription('Please enter a name')
  await expect(name).toBeFocused()
  await name.fill('Mara')
  for (const choice of ['She', 'Amber', 'Curly', 'Red', 'Raincoat', 'Teal']) await choose(page, choice)
  await expect(said(page)).toHaveText('A child with amber skin and curly red hair in a teal raincoat')
  const before = await portrait(page).getAttribute('src')
  await page.getByRole('checkbox', { name: 'Glasses' }).check()
  await expect(said(page)).toHaveText(
    'A child with amber skin, curly red hair and glasses in a teal raincoat',
  )
  await expect(portrait(page)).not.toHaveAttribute('src', before ?? '')
  await expectPicturesLoaded(page)
  await expectAccessible(page)
  await save(page)
  await expect(page).toHaveURL(/\/dashboard\/characters$/)
  await expect(page.getByRole('link', { name: /^Mara/ })).toBeVisible()
  await expectPicturesLoaded(page)
  await expectAccessible(page)

  await at(page, '/create')
  await chooseStory(page)
  const mara = page.getByRole('button', {
    name: 'A child with amber skin, curly red hair and glasses in a teal raincoat Mara',
  })
  await mara.click()
  await expect(mara).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('complementary')).toContainText('For Mara:')
  await expect(page.getByLabel('Hero’s name')).toBeHidden()
  await expectPicturesLoaded(page)
  await expectAccessible(page)
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/stories'),
  )
  await page.getByRole('button', { name: 'Create My Story' }).click()
  expect((await asked).postDataJSON().hero).toEqual({ name: 'Mara', pronouns: 'she', look })
  await page.waitForURL(/\/page\/1$/, { timeout: 60_000 })
  await expect(page.getByRole('article', { name: 'Page 1', exact: true })).toContainText('Mara')
})

test('a companion is made, changed and deleted with the keyboard alone', nightly, async ({ page }) => {
  await at(page, '/dashboard/characters/new-companion')
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Nib')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  const kind = page.getByRole('main').getByRole('radio', { checked: true })
  await expect(kind).toBeFocused()
  const chosen = (await kind.getAttribute('value')) ?? ''
  await expect(said(page)).toHaveText(new RegExp(`^An? ${chosen}`))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')

  const nib = page.getByRole('link', { name: /^Nib/ })
  await expect(nib).toBeVisible()
  await nib.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveAttribute('value', chosen)
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('ble')
  await page.keyboard.press('Enter')

  const nibble = page.getByRole('link', { name: /^Nibble/ })
  await nibble.focus()
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete Nibble?' })
  await expect(question).toContainText('Stories with Nibble stay as they are.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
})

test(
  'what was chosen stays when it cannot be saved, and each failure says why',
  nightly,
  async ({ page }) => {
    await at(page, '/dashboard/characters/new-hero')
    await choose(page, 'An animal or someone else')
    await choose(page, 'Owl')
    await choose(page, 'Cape')
    await choose(page, 'Plum')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Fuck')
    await save(page)
    const message = 'Please choose another name: this one does not belong in a bedtime story'
    await expect(name).toHaveAccessibleDescription(message)
    await name.fill('Hoot')
    await page.route('**/api/v1/characters', (route) => route.abort())
    await save(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We can’t reach Moonpage')
    await expect(said(page)).toHaveText('An owl in a plum cape')
    await page.unroute('**/api/v1/characters')
    await save(page)
    await expect(page.getByRole('link', { name: 'Hoot An owl in a plum cape' })).toBeVisible()
  },
)

test(
  'looks tried quickly are not all painted, and the one before stays until the next is there',
  nightly,
  async ({ page }) => {
    const mara = await makeMara()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/portrait')) asked.push(request.postDataJSON().look.outfit_color)
    })
    await at(page, `/dashboard/characters/${mara.id}`)
    await expect(portrait(page)).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/portrait', async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    // Faster than the debounce time.
    await page.evaluate(() => {
      for (const value of ['rust', 'mustard', 'plum', 'leaf'])
        document.querySelector<HTMLElement>(`input[name="outfit_color"][value="${value}"]`)?.click()
    })
    const before = await portrait(page).getAttribute('src')
    await expect.poll(() => asked.at(-1)).toBe('leaf')
    expect(await portrait(page).getAttribute('src')).toBe(before)
    release()
    await expect(portrait(page)).not.toHaveAttribute('src', before ?? '')
    expect(asked.filter((color) => ['rust', 'mustard', 'plum'].includes(color))).toEqual([])
    await choose(page, 'Teal')
    await expect(portrait(page)).toHaveAttribute('src', before ?? '')
  },
)

test(
  'a hero made for the story at hand is in it, and one who is deleted is not',
  nightly,
  async ({ page }) => {
    await at(page, '/create')
    await chooseStory(page)
    await page.getByRole('button', { name: 'New hero' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Otto')
    await save(page)
    const otto = page.getByRole('button', { name: /Otto$/ })
    await expect(otto).toHaveAttribute('aria-pressed', 'true')
    await expect(otto).toBeFocused()
    await expect(page.getByRole('complementary', { name: 'Otto’s story' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Fox' })).toBeChecked()
    await otto.press('Enter')
    await expect(page.getByRole('complementary', { name: 'Your story' })).toBeVisible()
    await page.getByRole('button', { name: 'Someone else' }).click()
    await page.getByLabel('Hero’s name').fill('Ida')
    await expect(page.getByRole('complementary', { name: 'Ida’s story' })).toBeVisible()
    await otto.click()
    await expect(page.getByRole('complementary', { name: 'Otto’s story' })).toBeVisible()

    await page.route(/\/api\/v1\/characters$/, (route) =>
      route.fulfill({
        json: {
          characters: [],
          page: 1,
          page_size: 100,
          total: 0,
          total_pages: 0,
          has_next: false,
          has_previous: false,
        },
      }),
    )
    await page.reload()
    await expect(page.getByLabel('Hero’s name')).toBeVisible()
    await expect(otto).toHaveCount(0)
  },
)

test('visitors only see name fields', nightly, async ({ browser }) => {
  const context = await signedIn(browser, null, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  await at(page, '/create')
  await expect(page.getByLabel('Hero’s name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New hero' })).toHaveCount(0)
  await at(page, '/dashboard/characters')
  await expect(page).toHaveURL(/\/login$/)
  await context.close()
})

test('a missing character shows a not-found page', nightly, async ({ page }) => {
  await at(page, '/dashboard/characters/0190a000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'No such character' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Characters' }).click()
  await expect(page).toHaveURL(/\/dashboard\/characters$/)
})

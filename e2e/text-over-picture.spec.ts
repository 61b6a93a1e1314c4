import { expect, test, type Page } from '@playwright/test'
import { publishStory, shareStory, type ShareLink } from '@moonpage/contract/sharing'
import { send, signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { enter } from './signed-in.ts'
import { appUrl, facesCame } from './steps.ts'
import { measureContrast } from './text-contrast.ts'

// Hiding the text needs a style sheet that the page's CSP forbids.
test.use({ bypassCSP: true })

const some = [320, 390, 600, 768, 820, 899, 1024, 1280, 1920]
const every = Array.from({ length: 81 }, (_, index) => 320 + 20 * index)
const widths = process.env['EVERY_WIDTH'] ? every : some

/** Waits until the picture for this width is rendered. */
async function pictureCame(page: Page): Promise<void> {
  await facesCame(page)
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await frames()
    await document.querySelector<HTMLImageElement>('picture img')?.decode()
    await frames()
  })
}

type Measured = { within: string; at?: readonly number[]; least?: number }

/** @param measured `least`: the minimum number of lines at any width */
async function expectReadable(page: Page, { within, at = widths, least = 5 }: Measured): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 })
      await pictureCame(page)
      const found = await measureContrast(page, within)
      const letters = found.filter(({ ratio }) => Number.isFinite(ratio))
      expect(letters.length, `lines at ${width} px`).toBeGreaterThanOrEqual(least)
      const faint = letters.filter(({ ratio, needed }) => ratio < needed)
      expect(faint, `faint at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

test.beforeEach(() => test.setTimeout(widths.length * 10_000 + 30_000))

test('the words of the landing page can be read on its picture at every width', nightly, async ({ page }) => {
  await enter(page.context(), null)
  await page.goto(appUrl())
  await expect(page.getByRole('link', { name: 'Create a story', exact: true })).toBeVisible()
  await expectReadable(page, { within: 'header, main section:first-of-type' })
})

test('the words of the gate can be read on its picture at every width', nightly, async ({ page }) => {
  await page.goto(appUrl())
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
  await expectReadable(page, { within: 'main' })
})

// There the text is on paper, which axe checks at two widths in each run.
test.describe('every screen on which people read and choose', () => {
  test.skip(!process.env['EVERY_WIDTH'], 'only with EVERY_WIDTH')

  const onPaper = { within: 'body', at: every.filter((width) => width % 60 === 20), least: 3 }

  let parent: Parent
  let id: string
  let token: string
  test.beforeAll(async () => {
    parent = await signUpAt(appUrl())
    const wish = {
      subject: 'owl',
      theme: 'kindness',
      setting: 'forest',
      page_count: 4,
      max_images: 4,
    } as const
    id = (await parent.create(wish)).id
    await parent.waitFor(id)
    const { access_token } = parent.signedIn
    await send(appUrl() + publishStory.path.replace('{id}', id), 'POST', access_token)
    const share = appUrl() + shareStory.path.replace('{id}', id)
    token = (await send<ShareLink>(share, 'POST', access_token)).share_token
  })

  const visited = { login: '/login', 'sign-up': '/register', feed: '/public' }
  for (const [name, path] of Object.entries(visited))
    test(name, async ({ page }) => {
      await enter(page.context(), null)
      await page.goto(appUrl() + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectReadable(page, onPaper)
    })

  for (const path of ['/create', '/dashboard'])
    test(path.slice(1), async ({ page }) => {
      await enter(page.context(), parent)
      await page.goto(appUrl() + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectReadable(page, onPaper)
    })

  for (const mode of ['adaptive', 'overlay', 'side-by-side', 'book'])
    test(`a page of a book, ${mode}`, async ({ page }) => {
      await enter(page.context(), parent)
      const key = `moonpage.reader.reading-mode.${parent.signedIn.user.id}`
      await page.addInitScript(([name, chosen]) => localStorage.setItem(name, chosen), [key, mode] as const)
      await page.goto(`${appUrl()}/story/${id}/page/2`)
      await expect(page.getByRole('article')).toBeVisible()
      await expectReadable(page, onPaper)
    })

  for (const place of ['', '/page/2', '/page/4'])
    test(`a shared book${place}`, async ({ page }) => {
      await page.goto(`${appUrl()}/shared/${token}${place}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('img').first()).toBeVisible()
      await expectReadable(page, onPaper)
    })
})

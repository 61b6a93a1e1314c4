import { mkdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { logIn, type SignedIn } from '@moonpage/contract/account'
import { reportStory } from '@moonpage/contract/reports'
import { shareStory, type ShareLink } from '@moonpage/contract/sharing'
import { send, signUpAt } from '../scripts/lib/parent.ts'
import { enter, type Person } from './signed-in.ts'
import { chooseAll, fillShelf, firstCard, picturesLoaded, type Shelf } from './screenshot-steps.ts'

/** The app's first admin. */
export const boss = { email: 'boss@example.org', password: 'Lamp-light7' }

const folder = 'out/screenshots'
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 899, height: 900 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
]

/** Sets the reading mode. */
const readAs = (mode: string) => async (page: Page) => {
  await page.evaluate((chosen) => {
    const { user } = JSON.parse(localStorage.getItem('moonpage.session') ?? '{}')
    localStorage.setItem(`moonpage.reader.reading-mode.${user.id}`, chosen)
  }, mode)
  await page.reload()
  await page.getByRole('article').first().waitFor()
}

const ending = (page: Page) => page.getByRole('group', { name: 'The end' }).waitFor()

type Screen = { name: string; path: string; as?: Person; prepare?: (page: Page) => Promise<unknown> }

async function screensOf(url: string, shelf: Shelf): Promise<Screen[]> {
  const { parent, ids, publicIds } = shelf
  const newcomer = await signUpAt(url)
  const path = shareStory.path.replace('{id}', ids[0] ?? '')
  const { share_token } = await send<ShareLink>(url + path, 'POST', parent.signedIn.access_token)
  for (const [id, reason] of [
    [publicIds[0], 'My child was afraid of page 3.'],
    [publicIds[1], null],
  ] as const)
    for (const reader of [parent, newcomer])
      await send(url + reportStory.path.replace('{id}', id ?? ''), 'POST', reader.signedIn.access_token, {
        reason,
      })
  const admin = { signedIn: await send<SignedIn>(url + logIn.path, 'POST', undefined, boss) }
  const { page_count: total } = await parent.read(ids[2] ?? '')
  return [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'sign-up', path: '/register' },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'feed', path: '/public', prepare: firstCard },
    { name: 'public-cover', path: `/public/story/${publicIds[0]}` },
    { name: 'public-story', path: `/public/story/${publicIds[0]}/page/1` },
    { name: 'shared-story', path: `/shared/${share_token}` },
    { name: 'shared-page', path: `/shared/${share_token}/page/2` },
    { name: 'shared-ended', path: '/shared/no-such-link' },
    { name: 'create-visitor', path: '/create' },
    { name: 'create-chosen', path: '/create', as: parent, prepare: chooseAll },
    { name: 'dashboard-empty', path: '/dashboard', as: newcomer },
    { name: 'dashboard', path: '/dashboard', as: parent, prepare: firstCard },
    { name: 'reader', path: `/story/${ids[2]}/page/4`, as: parent },
    { name: 'reader-book', path: `/story/${ids[2]}/page/6`, as: parent, prepare: readAs('book') },
    { name: 'reader-overlay', path: `/story/${ids[2]}/page/6`, as: parent, prepare: readAs('overlay') },
    { name: 'last-page', path: `/story/${ids[2]}/page/${total}`, as: parent, prepare: ending },
    { name: 'characters', path: '/dashboard/characters', as: parent },
    { name: 'new-hero', path: '/dashboard/characters/new-hero', as: parent },
    { name: 'profile', path: '/profile', as: parent },
    { name: 'family', path: '/family', as: parent },
    { name: 'privacy', path: '/privacy' },
    { name: 'terms', path: '/terms' },
    { name: 'moderation', path: '/moderation', as: admin, prepare: firstCard },
    ...['overview', 'users', 'audit', 'system'].map((tab) => ({
      name: `admin-${tab}`,
      path: tab === 'overview' ? '/admin' : `/admin/${tab}`,
      as: admin,
    })),
  ]
}

/** Opens an unfinished book and stops its updates, so that it does not change. */
async function holdHalfway(page: Page): Promise<void> {
  await page.getByText(/Progress: [789]\d%/).waitFor({ timeout: 60_000 })
  await page.route('**/api/v1/stories/**', () => {})
}

/** Uses one page for all sizes, so that everything is loaded once. */
async function takeScreen(browser: Browser, url: string, screen: Screen | 'gate'): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { name, path, as, prepare }: Screen = screen === 'gate' ? { name: 'gate', path: '/' } : screen
  if (screen !== 'gate') await enter(context, as ?? null)
  const page = await context.newPage()
  // Without the event stream the page polls, and these requests can be blocked.
  await page.route('**/api/v1/stories/*/events', (route) => route.abort())
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await prepare?.(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(() => document.fonts.ready)
      await picturesLoaded(page)
      const theme = colorScheme === 'dark' ? 'night' : 'light'
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${theme}.png`, fullPage: true })
    }
  }
  await context.close()
}

/**
 * Takes every screen, for comparison with the mockups.
 * @param only names of screens; empty for all
 */
export async function takeEverything(browser: Browser, url: string, only: readonly string[]): Promise<void> {
  const isWanted = (name: string) => only.length === 0 || only.includes(name)
  mkdirSync(folder, { recursive: true })
  if (isWanted('gate')) await takeScreen(browser, url, 'gate')
  const shelf = await fillShelf(url)
  for (const screen of await screensOf(url, shelf))
    if (isWanted(screen.name)) await takeScreen(browser, url, screen)
  if (!isWanted('progress')) return
  const { id } = await shelf.parent.create(shelf.next)
  const progress = { name: 'progress', path: `/story/${id}`, as: shelf.parent, prepare: holdHalfway }
  await takeScreen(browser, url, progress)
}

import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import type { StoryRequest } from '@moonpage/contract/story-input'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'
import { appUrl } from './steps.ts'

const wish = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  page_count: 4,
  max_images: 0,
  hero: { name: 'Zebedee' },
  dedication: 'For Zebedee',
} satisfies StoryRequest

export type OwnBook = { parent: Parent; id: string; title: string; owner: Page }

/** Creates a user with a finished book, open at page 1 with the owner's tools. */
export async function openOwnBook(
  browser: Browser,
  use: BrowserContextOptions,
  pictures: 0 | 1 = 0,
): Promise<OwnBook> {
  const parent = await signUpAt(appUrl())
  const { id } = await parent.create({ ...wish, max_images: pictures })
  const { title } = await parent.waitFor(id)
  const context = await signedIn(browser, parent, like(use))
  const owner = await context.newPage()
  await openPage(owner, id)
  return { parent, id, title, owner }
}

/** Opens the book's first page and scrolls to load the tools. */
export async function openPage(owner: Page, id: string): Promise<void> {
  await owner.goto(`${appUrl()}/story/${id}/page/1`)
  const about = owner.getByRole('region', { name: 'About this book' })
  await expect(about).toBeVisible()
  await about.scrollIntoViewIfNeeded()
  await expect(tools(owner)).toBeVisible()
}

/** Context options like those of the test: viewport and color scheme. */
const like = ({
  viewport,
  isMobile,
  hasTouch,
  colorScheme,
}: BrowserContextOptions): BrowserContextOptions => ({
  ...(viewport !== undefined && { viewport }),
  ...(isMobile !== undefined && { isMobile }),
  ...(hasTouch !== undefined && { hasTouch }),
  ...(colorScheme !== undefined && { colorScheme }),
  reducedMotion: 'reduce',
})

export const tools = (page: Page) => page.getByRole('region', { name: 'This book is yours' })
export const clickTool = (page: Page, name: string) =>
  tools(page).getByRole('button', { name, exact: true }).click()
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const toast = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message })
export const words = (page: Page) => page.getByRole('article', { name: /^Page \d+$/ })

export async function fromMore(page: Page, name: string): Promise<void> {
  const more = tools(page).getByRole('button', { name: 'More' })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
  await clickTool(page, name)
}

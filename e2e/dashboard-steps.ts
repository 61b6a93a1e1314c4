import { expect, type Locator, type Page } from '@playwright/test'
import type { Story } from '@moonpage/contract/story'
import type { Parent } from '../scripts/lib/parent.ts'
import { enter } from './signed-in.ts'
import { appUrl } from './steps.ts'

/** Opens a page with the gate passed and, unless `who` is null, logged in. */
export const enterAs = async (page: Page, path: string, who: Parent | null) => {
  await enter(page.context(), who)
  await page.goto(appUrl() + path)
}
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** By address: a long shelf of one theme has a title twice. */
export const cardOf = (page: Page, { id }: Story) =>
  cards(page).filter({ has: page.locator(`a[href*="/story/${id}"]`) })
export const yours = (page: Page) => page.getByRole('heading', { name: /^Your Stories/ })
export const found = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Your Stories ${count} in total` })).toBeVisible()
export const heart = (place: Locator) => place.getByRole('button', { name: /^Favorite: / })
export const shelf = (page: Page) => page.getByRole('region', { name: /^Favorites/ })
export const notice = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
export const numbers = (page: Page) => page.getByRole('navigation', { name: 'Pagination' })

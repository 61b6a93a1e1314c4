import { expect, type Page } from '@playwright/test'
import { choose } from './steps.ts'

export const place = (page: Page, number: number) =>
  page.getByRole('article', { name: `Page ${number}`, exact: true })
export const panel = (page: Page) => page.getByRole('region', { name: 'Controls' })
export const opener = (page: Page) => page.getByRole('button', { name: 'Controls' })

/** In the evening the reader offers bedtime mode at the foot of a phone, over what is pressed there: the answer is no. */
export const declineBedtime = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('group', { name: 'Bedtime' }), (offer) =>
    offer.getByRole('button', { name: 'Not tonight' }).click(),
  )

/** Chooses radio buttons in the controls by name, and closes them. */
export async function set(page: Page, ...names: string[]): Promise<void> {
  await page.keyboard.press('c')
  for (const name of names) await choose(page, name)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
}

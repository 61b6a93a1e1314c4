import { expect, test } from '@playwright/test'
import { signUpAt } from '../scripts/lib/parent.ts'
import { createStories } from './create-stories.ts'
import { browserOf } from './signed-in.ts'
import { appUrl, choose, expectAccessible, signUp } from './steps.ts'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a parent invites a reader, who signs up by the link, reads the book, and leaves', async ({
  browser,
}) => {
  const parent = await signUpAt(appUrl())
  const [book] = await createStories(parent, ['fox'])
  const title = book?.title ?? ''
  const page = await (await browserOf(browser, parent.signedIn)).newPage()
  await page.goto(`${appUrl()}/profile`)
  await page.getByRole('link', { name: 'See your family' }).click()
  await expect(page.getByText('It’s just you so far.')).toBeVisible()
  await choose(page, 'Reader Reads, and records their voice')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link for a reader').inputValue()
  await expect(page.getByRole('region', { name: 'Open invitations' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  const reader = await (await browserOf(browser, null)).newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: 'Ines invites you to the family' })).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await signUp(reader, '**/join/*')
  await reader.getByRole('button', { name: 'Join the family' }).click()
  await reader.waitForURL('**/dashboard')
  const cardOf = reader.getByRole('article').filter({ hasText: title })
  await expect(cardOf).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Create New Story' })).toBeHidden()
  await cardOf.getByRole('button', { name: 'More for' }).click()
  await expect(reader.getByRole('button', { name: 'Preview' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Delete' })).toBeHidden()
  await reader.goto(`${appUrl()}/create`)
  await expect(reader.getByText('A parent in your family makes the stories')).toBeVisible()

  // The link works once.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation doesn’t work anymore' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your family' }).click()
  const members = page.getByRole('region', { name: 'Who reads' }).getByRole('listitem')
  await expect(members).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove: Ines' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove Ines?' })).toContainText(
    'Ines will start with an empty library. Your family’s books stay here.',
  )
  await page.getByRole('button', { name: 'Cancel' }).click()

  await reader.goto(`${appUrl()}/family`)
  await reader.getByRole('button', { name: 'Leave this family' }).click()
  const asking = reader.getByRole('dialog', { name: 'Leave this family?' })
  await expect(asking).toContainText('The books stay with the family')
  await asking.getByRole('button', { name: 'Leave' }).click()
  await expect(reader.getByText('It’s just you so far.')).toBeVisible()
  await reader.goto(`${appUrl()}/dashboard`)
  await expect(reader.getByRole('link', { name: 'Create Your First Story' })).toBeVisible()
  await page.reload()
  await expect(members).toHaveCount(1)
})

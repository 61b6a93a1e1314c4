import { expect, test } from '@playwright/test'
import { listApiKeys } from '@moonpage/contract/api-keys'
import { listStories } from '@moonpage/contract/story'
import { listWebhooks } from '@moonpage/contract/webhooks'
import { nightly } from './nightly.ts'
import { breakDown, fitsTheScreen, openProfile, statusOf } from './profile-steps.ts'
import { appUrl, expectAccessible } from './steps.ts'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a key is made by keyboard, calls the API, and is revoked', nightly, async ({ browser }) => {
  const { page } = await openProfile(browser)
  await page.getByRole('link', { name: 'Keys and webhooks' }).click()
  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('button', { name: 'Make a key' }).press('Enter')
  const name = keys.getByLabel('What is it for?')
  await expect(name).toBeFocused()
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/Please enter a name/)
  await keys.getByRole('checkbox', { name: /^Read/ }).uncheck()
  await name.fill('Lamp by the bed')
  await name.press('Enter')
  await expect(keys.getByText('Choose what the key may do')).toBeVisible()
  await keys.getByRole('checkbox', { name: /^Read/ }).press('Space')
  await keys.getByLabel('For how long?').selectOption('30 days')
  await expectAccessible(page)
  await name.press('Enter')
  await expect(keys.getByRole('heading', { name: 'Your key: Lamp by the bed' })).toBeFocused()
  const key = (await keys.getByRole('definition').first().locator('span').first().textContent()) ?? ''
  await expectAccessible(page)
  await fitsTheScreen(page)
  expect(await statusOf(listStories.path, key)).toBe(200)
  expect(await statusOf(listApiKeys.path, key)).toBe(403)

  await keys.getByRole('button', { name: 'Done' }).click()
  await expect(keys.getByText(key)).toBeHidden()
  await breakDown(page, `${listApiKeys.path}/*`)
  await keys.getByRole('button', { name: 'Revoke: Lamp by the bed' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(keys.getByRole('heading', { name: 'API keys' })).toBeFocused()
  await expect(keys.getByRole('listitem')).toHaveCount(0)
  expect(await statusOf(listStories.path, key)).toBe(401)

  await breakDown(page, listApiKeys.path)
  await breakDown(page, listWebhooks.path)
  await page.reload()
  await expect(keys.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Webhooks' }).getByRole('alert')).toBeVisible()
})

test('a webhook is added, says what came of a test, and is removed', nightly, async ({ browser }) => {
  const { page } = await openProfile(browser)
  await page.goto(`${appUrl()}/profile/keys`)
  const hooks = page.getByRole('region', { name: 'Webhooks' })
  await hooks.getByRole('button', { name: 'Add a webhook' }).press('Enter')
  const address = hooks.getByLabel('Which address should hear of it?')
  await expect(address).toBeFocused()
  await address.fill('https://192.168.1.2/moonpage')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/private network/)
  await expectAccessible(page)
  const url = `https://${'a'.repeat(60)}.invalid/moonpage`
  await address.fill(url)
  await address.press('Enter')
  await expect(hooks.getByRole('heading', { name: 'How to know it’s us' })).toBeFocused()
  await expect(hooks.getByText(/^whsec_/)).toBeVisible()
  await hooks.getByRole('button', { name: 'Done' }).click()
  await hooks.getByRole('button', { name: `Send a test: ${url}` }).click()
  await expect(hooks.getByText('It was not found by its name.')).toBeVisible()
  await expectAccessible(page)
  await fitsTheScreen(page)
  await hooks.getByRole('button', { name: `Remove: ${url}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(hooks.getByRole('heading', { name: 'Webhooks' })).toBeFocused()
  await expect(hooks.getByText(url)).toBeHidden()
})

import { expect, test } from '@playwright/test'
import { openHome } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

test('what a visitor may see stands open and is accessible', async ({ page }) => {
  await openHome(page)
  for (const path of ['/', '/public', '/create', '/login', '/register', '/terms', '/privacy']) {
    await page.goto(appUrl() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('2024')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})

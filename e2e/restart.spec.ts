import { expect, test } from '@playwright/test'
import { removeFolder, startApp } from '../scripts/lib/app-process.ts'
import { send, signUpAt } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { openHome } from './signed-in.ts'
import { expectPicturesLoaded, logInInBrowser } from './steps.ts'

const lines = ['Good night, moon.', 'Good night, bear.', 'Good night, wood.', 'Sleep tight.']

test(
  'a book outlives stopping and starting the app, and plays on when the server dies',
  nightly,
  async ({ page }) => {
    let app = await startApp()
    const { dataDir } = app
    try {
      const parent = await signUpAt(app.url)
      const { id } = await parent.create({
        subject: 'bear',
        theme: 'friendship',
        setting: 'mountain',
        page_count: lines.length,
        max_images: 1,
      })
      const { title } = await parent.waitFor(id)
      const story_pages = lines.map((content, index) => ({ page_number: index + 1, content }))
      await send(`${app.url}/api/v1/stories/${id}`, 'PUT', parent.signedIn.access_token, { story_pages })
      await app.stop()

      app = await startApp({ dataDir })
      await openHome(page, app.url)
      await page.goto(`${app.url}/dashboard`)
      await logInInBrowser(page, parent)
      await page
        .getByRole('article')
        .filter({ hasText: title })
        .getByRole('link', { name: /^Read Story/ })
        .click()
      await expect(page.getByRole('article', { name: 'Page 1', exact: true })).toBeVisible()
      await expectPicturesLoaded(page)

      // In the middle of a bedtime book.
      const fetched = new Set<string>()
      page.on('requestfinished', (request) => {
        if (request.url().includes('/static/audio/')) fetched.add(request.url())
      })
      await page.locator('header').getByRole('button', { name: 'Bedtime', exact: true }).click()
      const stage = page.getByRole('dialog', { name: 'Bedtime' })
      await stage.getByRole('button', { name: /^Start/ }).click()
      await expect.poll(() => fetched.size, { timeout: 30_000 }).toBe(lines.length)
      await app.kill()
      await expect(stage.getByText('Sleep tight.')).toBeVisible({ timeout: 30_000 })
      await expect(stage.locator('[data-state="fading"]')).toBeVisible()
    } finally {
      await app.stop()
      removeFolder(dataDir)
    }
  },
)

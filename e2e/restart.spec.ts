import { expect, test } from '@playwright/test'
import { removeFolder, startApp, temporaryFolder } from '../scripts/lib/app-process.ts'
import { signUpAt } from '../scripts/lib/parent.ts'
import { openHome } from './signed-in.ts'
import { expectPicturesLoaded, logInInBrowser } from './steps.ts'

test('a book outlives stopping and starting the app', async ({ page }) => {
  const dataDir = temporaryFolder()
  let app = await startApp({ dataDir })
  try {
    const parent = await signUpAt(app.url)
    const { id } = await parent.create({
      subject: 'bear',
      theme: 'friendship',
      setting: 'mountain',
      max_images: 3,
    })
    const { title } = await parent.waitFor(id)
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
  } finally {
    await app.stop()
    removeFolder(dataDir)
  }
})

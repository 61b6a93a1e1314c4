import { expect, test } from '@playwright/test'
import { removeFolder, startApp } from '../scripts/lib/app-process.ts'
import { signUpAt } from '../scripts/lib/parent.ts'
import { callAs } from './many-stories.ts'
import { budgets, type Kind, weighPages } from './page-bytes.ts'

test('each page on which people arrive stays within its budget of bytes', async ({ browser }) => {
  // Open to everyone, it sends first screens along.
  const app = await startApp({ env: { GATE_PASSWORD: 'off' } })
  try {
    const parent = await signUpAt(app.url)
    const wish = {
      subject: 'fox',
      theme: 'courage',
      setting: 'forest',
      page_count: 4,
      max_images: 1,
    } as const
    const { id } = await parent.create(wish)
    await parent.waitFor(id)
    await callAs(parent, `${app.url}/api/v1/public/${id}/share`, 'POST')
    const pages = await weighPages(browser, app.url, parent, id)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(pages) })
    for (const [name, weight] of Object.entries(pages)) {
      // It was there to be weighed.
      expect(weight.scripts, name).toBeGreaterThan(20_000)
      expect(weight.page, name).toBeGreaterThan(2000)
      for (const [kind, most] of Object.entries(budgets))
        expect(weight[kind as Kind], `${kind} of ${name}`).toBeLessThanOrEqual(most)
    }
    expect(pages['landing']?.picture).toBeGreaterThan(0)
  } finally {
    await app.stop()
    removeFolder(app.dataDir)
  }
})

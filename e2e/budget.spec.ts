import { expect, test } from '@playwright/test'
import { signUpAt } from '../scripts/lib/parent.ts'
import { measureScripts, scriptBudgetKiB } from './script-bytes.ts'
import { appUrl } from './steps.ts'

test('landing and reader stay within their budget of scripts', async ({ browser }) => {
  const parent = await signUpAt(appUrl())
  const { id } = await parent.create({ subject: 'fox', theme: 'courage', setting: 'forest', max_images: 0 })
  await parent.waitFor(id)
  const { landing, reader } = await measureScripts(browser, appUrl(), parent, id)
  test.info().annotations.push({ type: 'KiB', description: `landing ${landing}, reader ${reader}` })
  expect(landing).toBeGreaterThan(20)
  expect(landing).toBeLessThanOrEqual(scriptBudgetKiB)
  expect(reader).toBeGreaterThan(20)
  expect(reader).toBeLessThanOrEqual(scriptBudgetKiB)
})

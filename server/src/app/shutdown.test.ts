import { setTimeout as sleep } from 'node:timers/promises'
import type { Story } from '@moonpage/contract/story'
import { afterAll, expect, test } from 'vitest'
import { removeFolder, startApp, temporaryFolder, type AppProcess } from '../../../scripts/lib/app-process.ts'
import { signUpAt } from '../../../scripts/lib/parent.ts'

const dataDir = temporaryFolder()
let app: AppProcess | undefined
afterAll(async () => {
  await app?.stop()
  removeFolder(dataDir)
})

const painted = (story: Story) => story.story_pages.filter((page) => page.image_url).length

test('a story stopped while its pictures are painted gets the others after the next start', async () => {
  app = await startApp({ dataDir })
  const { port } = new URL(app.url)
  const parent = await signUpAt(app.url)
  const { id } = await parent.create({
    subject: 'fox',
    theme: 'courage',
    setting: 'forest',
    page_count: 5,
    max_images: 5,
  })
  while (painted(await parent.read(id)) === 0) await sleep(20)
  await app.stop()

  app = await startApp({ dataDir, env: { PORT: port } })
  const story = await parent.waitFor(id)
  expect([story.generation_status, painted(story)]).toEqual(['completed', 5])
}, 90_000)

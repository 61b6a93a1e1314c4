import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderCall } from '../../../scripts/fake-provider/call-log.ts'
import { startFakeProvider, type FakeProvider } from '../../../scripts/fake-provider/start-fake-provider.ts'
import { generateStory } from '../features/generation/generate-story.ts'
import { testTextModelClient } from '../infra/text-model/testing.ts'
import { aStory, testApi, type Person } from './testing.ts'

// A book whose process ends between its last page and its repair.

let provider: FakeProvider
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
let before: (call: ProviderCall) => Promise<void> | void = () => {}
beforeAll(async () => {
  provider = await startFakeProvider({
    script: { steady: true, before: (call) => before(call), says: withTrapdoor },
  })
  api = await testApi({
    env: {
      TEXT_PROVIDER: 'openai-compatible',
      TEXT_BASE_URL: provider.url,
      TEXT_MODEL: 'scripted-storyteller',
      TEXT_EDITOR: 'on',
    },
  })
  person = await api.signUp()
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

type Pages = { elements: { page_number: number; scene: { acts: string[] } }[] }
const isPages = ({ prompt }: ProviderCall): boolean => /^Write pages 1/m.test(prompt)
const isEditor = ({ prompt }: ProviderCall): boolean => prompt.includes('\nBOOK: ')
const isRepair = ({ prompt }: ProviderCall): boolean =>
  prompt.includes('\nPICTURES: ') && prompt.includes('\nREASONS: ')

/** The second page shows a thing that cannot be drawn. */
function withTrapdoor(call: ProviderCall, would: string): string | undefined {
  if (!isPages(call)) return undefined
  const told = JSON.parse(would) as Pages
  for (const { page_number, scene } of told.elements)
    if (page_number === 2) scene.acts = ['[[hero]] opens the trapdoor']
  return JSON.stringify(told)
}

test('what could not be drawn is asked for by the process that takes the book over', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let reached = () => {}
  const arrival = new Promise<void>((resolve) => (reached = resolve))
  before = async (call) => {
    if (!isEditor(call)) return
    reached()
    await held
  }
  const { body } = await person.post<Story>('/api/v1/stories', { ...aStory, page_count: 5, max_images: 0 })
  await arrival
  before = () => {}
  provider.forget()
  const { model: textModel } = testTextModelClient(provider.url, { edits: true, review: false })
  await generateStory({ ...api.generation, textModel }, body.id, new AbortController().signal)
  release()
  const repairs = provider.calls().filter(isRepair)
  expect(repairs).toHaveLength(1)
  expect(repairs[0]?.prompt).toContain('Page 2: We cannot draw “trapdoor”.')
  expect((await api.finished(person, body.id)).generation_status).toBe('completed')
})

import type { Series } from '@moonpage/contract/series'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderCall } from '../../../../scripts/fake-provider/call-log.ts'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'
import { generateStory } from '../generation/generate-story.ts'

let provider: FakeProvider
let api: Awaited<ReturnType<typeof testApi>>
let parent: Person
let before: (call: ProviderCall) => Promise<void> | void = () => {}
beforeAll(async () => {
  provider = await startFakeProvider({ script: { before: (call) => before(call) } })
  api = await testApi({
    worker: false,
    env: {
      TEXT_PROVIDER: 'openai-compatible',
      TEXT_BASE_URL: provider.url,
      TEXT_MODEL: 'scripted-storyteller',
      TEXT_API_KEY: 'any',
      DAILY_STORIES: '100',
    },
  })
  parent = await api.signUp()
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

const hero = { name: 'Fern', pronouns: 'she', look: { species: 'fox' } } as const
const asked = (purpose: string) => provider.calls().filter((call) => call.purpose === purpose)
const create = async (body: object) => (await parent.post<Story>('/api/v1/stories', body)).body.id
const generate = (id: string, signal = new AbortController().signal) =>
  generateStory(api.generation, id, signal)
const readToTheEnd = ({ id, story_pages: pages }: Story) =>
  parent.send('PUT', `/api/v1/stories/${id}/place`, { page_number: pages.length })
const open = async (id: string) =>
  (await parent.get<Series>(`/api/v1/series/${id}?evening=2026-11-29&draw=0`)).body

test('a process that is killed loses nothing of what its plan leaves, and the next book is told it', async () => {
  const id = await create({ ...aStory, hero, max_images: 0 })
  const killed = new AbortController()
  before = ({ purpose }) => {
    if (purpose === 'pages') killed.abort()
  }
  const end = await generate(id, killed.signal).then(
    () => 'complete',
    () => 'killed',
  )
  expect(end).toBe('killed')
  before = () => {}
  expect(asked('outline')).toHaveLength(1)
  await generate(id)
  expect(asked('outline')).toHaveLength(1)

  const story = (await parent.get<Story>(`/api/v1/stories/${id}`)).body
  const begun = (await parent.post<Series>('/api/v1/series', { story_id: id })).body
  await readToTheEnd(story)
  const { facts, next } = await open(begun.id)
  const { rows } = await api.db.pool.query<{ leaves: { kind: string; text: string }[] }>(
    `select outline -> 'leaves' as leaves from stories where id = $1`,
    [id],
  )
  expect(facts.map(({ kind }) => kind)).toEqual(rows[0]?.leaves.map(({ kind }) => kind))
  expect(facts.length).toBeGreaterThan(1)
  for (const { text } of facts) expect(text).toMatch(/^\p{Lu}[^[\]{}]+[.!?]$/u)

  provider.forget()
  await generate(await create(next!.request))
  const [call] = asked('outline')
  expect(call?.prompt).toContain('FACTS: [')
  expect(call?.prompt).toContain('Three more steps')
})

test('facts that earlier versions stored are read: without where, and without who made up a name', async () => {
  const id = await create({ ...aStory, hero, max_images: 0 })
  await generate(id)
  const { id: seriesId } = (await parent.post<Series>('/api/v1/series', { story_id: id })).body
  const friend = { name: 'Typedname', species: 'badger', sheet: null }
  const old = [
    {
      kind: 'friend',
      text: '[[friend]] is a friend from “The Bell”.',
      later: '[[friend]] still came.',
      friend,
    },
    { kind: 'question', text: 'Whose is the red boot?', later: '', about: 'x', answer: 'It was {name}’s.' },
  ]
  for (const [position, fact] of old.entries())
    await api.db.pool.query(
      'insert into series_facts (id, series_id, book, position, kind, fact) values ($1, $2, 1, $3, $4, $5)',
      [newId(), seriesId, position, fact.kind, JSON.stringify(fact)],
    )
  const { facts, next } = await open(seriesId)
  expect(facts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Typedname the badger is a friend from “The Bell”.', 'Whose is the red boot?']),
  )
  provider.forget()
  await generate(await create(next!.request))
  const prompt = asked('outline')[0]?.prompt
  expect(prompt).toContain('the badger is a friend')
  expect(prompt).toContain('One question is open: "Whose is the red boot?"')
  expect(prompt).not.toContain('Typedname')
})

import { randomBytes } from 'node:crypto'
import type { Story } from '@moonpage/contract/story'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyDatabase } from '../infra/db/copy-database.ts'
import { databaseUrl } from '../infra/db/database-url.ts'
import { migrate } from '../infra/db/migrate.ts'
import { onServer, testServer } from '../infra/db/testing.ts'
import { openQueue } from '../infra/queue/queue.ts'
import { aStory, testApi } from './testing.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const name = `moonpage_test_move_${randomBytes(6).toString('hex')}`
const there = databaseUrl(testServer().url, name)
let api: Awaited<ReturnType<typeof testApi>>

beforeAll(async () => {
  api = await testApi()
  await onServer(testServer().url, `create database ${name}`)
  await migrate(there)
  const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
  const queue = await openQueue({ url: there, log: quiet, works: false })
  await queue.stop({ graceMs: 0 })
})
afterAll(async () => {
  await api?.close()
  await onServer(testServer().url, `drop database if exists ${name} with (force)`)
})

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end())
  return rows
}

const stories = `select to_jsonb(stories) as story, (select jsonb_agg(to_jsonb(p) order by page_number)
  from story_pages p where story_id = stories.id) as pages from stories order by id`
const counts = `select (select count(*) from accounts) as accounts, (select count(*) from pgboss.job) as jobs,
  (select count(*) from ratings) as ratings`

test('a database is moved completely, and its triggers keep counting', async () => {
  const [owner, reader] = [await api.signUp(), await api.signUp()]
  const { body: story } = await owner.post<Story>('/api/v1/stories', { ...aStory, page_count: 5 })
  await api.finished(owner, story.id)
  expect((await owner.post(`/api/v1/public/${story.id}/share`, {})).status).toBe(200)
  expect((await reader.post('/api/v1/ratings', { story_id: story.id, rating: 4 })).status).toBeLessThan(300)
  // One without a worker.
  await api.queue.stop({ graceMs: 500 })

  const told: string[] = []
  await copyDatabase(api.db.url, there, (table) => told.push(table))
  expect(told).toEqual(expect.arrayContaining(['public.accounts', 'public.stories', 'pgboss.job']))
  expect(await ask(there, stories)).toEqual(await ask(api.db.url, stories))
  expect(await ask(there, counts)).toEqual(await ask(api.db.url, counts))
  const rated = `select rating_count from stories`
  expect(await ask(there, rated)).toEqual([{ rating_count: 1 }])
  await ask(there, 'delete from ratings')
  expect(await ask(there, rated)).toEqual([{ rating_count: 0 }])
})

test('a target database with accounts is left unchanged', async () => {
  const before = await ask(there, stories)
  await expect(copyDatabase(api.db.url, there, () => {})).rejects.toThrow(/has accounts already/)
  expect(await ask(there, stories)).toEqual(before)
})

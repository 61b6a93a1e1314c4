import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../../../scripts/lib/app-process.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { send, signUpAt, type Parent } from '../../../scripts/lib/parent.ts'
import { testDatabase } from '../infra/db/testing.ts'
import { parseMetrics } from '../infra/metrics/testing.ts'
import { readSettings } from './settings.ts'
import { startWeb, startWorker, type Running } from './start.ts'

const db = await testDatabase()
const dataDir = temporaryFolder()
const ports = { web: 0, worker: 0 }
const running: Running[] = []
let url: string
let parent: Parent
let story: Story
beforeAll(async () => {
  const settings = async (entry: 'web' | 'worker') => {
    ports[entry] = await freePort()
    const environment = {
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: String(ports[entry]),
      RATE_LIMIT: 'off',
      GATE_PASSWORD: 'off',
      DAILY_BUDGET: '5',
      LOG_LEVEL: 'silent',
    }
    const database = { kind: 'server', url: db.url, directUrl: db.url } as const
    return { ...readSettings(environment), database }
  }
  const web = await startWeb(await settings('web'))
  url = web.url.replace('localhost', '127.0.0.1')
  running.push(web, await startWorker(await settings('worker'), { paintingThreads: 1 }))
})
afterAll(async () => {
  await Promise.all(running.map((process) => process.stop()))
  removeFolder(dataDir)
  await db.close()
})

const at = (entry: 'web' | 'worker', path: string) => fetch(`http://127.0.0.1:${ports[entry]}${path}`)
const textOf = async (entry: 'web' | 'worker') => (await at(entry, '/metrics')).text()
const figures = async (entry: 'web' | 'worker') => parseMetrics(await textOf(entry))

test('before any request each process exposes its version and health', async () => {
  for (const entry of ['web', 'worker'] as const) {
    expect((await at(entry, '/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect((await at(entry, '/healthz')).status).toBe(200)
    expect((await at(entry, '/readyz')).status).toBe(200)
    const told = await figures(entry)
    expect(told.find('moonpage_build_info', { process: entry, node: process.version })).toBe(1)
    expect(told.find('moonpage_database_up')).toBe(1)
    expect(told.find('moonpage_workers')).toBe(1)
    expect(told.find('moonpage_storage_outbox')).toBe(0)
    expect(told.find('moonpage_budget_left_usd')).toBe(5)
    expect(told.find('moonpage_db_pool_limit')).toBe(10)
    expect(told.find('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(told.find('moonpage_stories_total', { outcome: 'completed' })).toBe(0)
  }
})

test('a story that is generated and read changes exactly its metrics', async () => {
  parent = await signUpAt(url)
  const { id } = await parent.create({
    subject: 'fox',
    theme: 'courage',
    setting: 'forest',
    page_count: 4,
    max_images: 1,
    hero: { name: 'Wilhelmina' },
  })
  const token = parent.signedIn.access_token
  const events = await fetch(`${url}/api/v1/stories/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await figures('web')).find('moonpage_event_streams_open')).toBe(1)
  await events.text()
  story = await parent.waitFor(id)
  expect(story.generation_status).toBe('completed')
  const picture = story.story_pages.find((page) => page.image_url)?.image_url ?? ''
  const bytes = (await (await fetch(url + picture)).arrayBuffer()).byteLength
  await expect(send(`${url}/api/v1/stories/nonsense`, 'GET', token)).rejects.toThrow('404')

  for (let time = 1; time <= 3; time++) await fetch(`${url}/api/v1/public/stats/summary`)

  const made = await figures('worker')
  expect(made.find('moonpage_stories_total', { outcome: 'completed' })).toBe(1)
  expect(made.find('moonpage_jobs_total', { job_name: 'generate-story', outcome: 'completed' })).toBe(1)
  expect(made.find('moonpage_jobs_running', { job_name: 'generate-story' })).toBe(0)
  expect(made.find('moonpage_job_duration_seconds_count', { job_name: 'generate-story' })).toBe(1)
  for (const [step, times] of [
    ['outline', 1],
    ['page', 4],
    ['picture', 1],
  ] as const)
    expect(made.find('moonpage_generation_step_duration_seconds_count', { step, outcome: 'ok' })).toBe(times)
  expect(made.find('moonpage_pictures_stored_bytes_total')).toBeGreaterThan(bytes)
  expect(made.find('moonpage_painting_in_progress')).toBe(0)
  expect(made.find('moonpage_painting_waiting')).toBe(0)

  const asked = await figures('web')
  const requests = { method: 'POST', route: '/api/v1/stories', status: '2xx' }
  expect(asked.find('moonpage_http_requests_total', requests)).toBe(1)
  const missed = { method: 'GET', route: '/api/v1/stories/:id', status: '4xx' }
  expect(asked.find('moonpage_http_requests_total', missed)).toBe(1)
  const ended = { method: 'GET', route: '/api/v1/stories/:id/events' }
  expect(asked.find('moonpage_http_requests_total', { ...ended, status: '2xx' })).toBe(1)
  // Event streams are left out of request durations.
  expect(asked.find('moonpage_http_request_duration_seconds_count', ended)).toBeUndefined()
  expect(asked.find('moonpage_event_streams_open')).toBe(0)
  expect(asked.find('moonpage_cache_reads_total', { cache: 'public', outcome: 'miss' })).toBeGreaterThan(0)
  expect(asked.find('moonpage_cache_reads_total', { cache: 'public', outcome: 'hit' })).toBeGreaterThan(0)
  expect(asked.find('moonpage_http_requests_in_flight')).toBe(0)
  expect(asked.find('moonpage_pictures_served_bytes_total')).toBe(bytes)
  expect(asked.find('moonpage_db_statement_duration_seconds_count')).toBeGreaterThan(5)
})

test('unknown URLs add no labels, and no label identifies a person', async () => {
  const odd = [
    '/stories/1',
    '/wp-login.php',
    '/api/v1/stories/%00',
    '/%',
    '/api/v1/nothing/7',
    '//',
    '/a?b=c',
  ]
  const ask = (path: string) => fetch(url + path).then((answer) => answer.arrayBuffer())
  await Promise.all(odd.map(ask))
  const routes = (await figures('web')).labels('moonpage_http_requests_total', 'route')
  await Promise.all(odd.map((path) => ask(`${path}x`)))
  expect((await figures('web')).labels('moonpage_http_requests_total', 'route')).toEqual(routes)
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: object }
  const known = Object.keys(paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
  for (const route of routes)
    if (route.startsWith('/api/')) expect(known).toContain(route)
    else expect(['none', '/*', '/static/images/:file', '/openapi.json']).toContain(route)

  const told = (await textOf('web')) + (await textOf('worker'))
  const { user, access_token: token } = parent.signedIn
  const secrets = [user.id, user.email, user.username, token, story.id, story.title, story.slug, 'Wilhelmina']
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(3)
    expect(told).not.toContain(secret)
  }
})

test('metrics are served on their own port only, and nothing else is', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect((await at('web', '/api/v1/public/stories')).status).toBe(404)
  expect((await at('web', '/')).status).toBe(404)
  const posted = await fetch(`http://127.0.0.1:${ports.web}/metrics`, { method: 'POST', body: 'x' })
  expect(posted.status).toBe(404)
})

test('every alert uses existing metrics, and every metric is documented', async () => {
  const told = new Set((await textOf('worker')).match(/(?<=^# TYPE )\w+/gm))
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  const named = (text: string) => new Set(text.match(/\b(moonpage|nodejs|process)_\w+/g))
  const alerts = named(read('deploy/prometheus-alerts.yml'))
  // Statements contain names of roles.
  const explained = named(read('docs/operations.md').replace(/^```sql\n[^`]*/gm, ''))
  expect(alerts.size).toBeGreaterThan(10)
  for (const name of alerts) expect(told).toContain(name.replace(/_bucket$/, ''))
  for (const name of explained) expect(told).toContain(name)
  for (const name of told) if (name.startsWith('moonpage_')) expect(explained).toContain(name)
})

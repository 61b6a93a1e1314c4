import type { AuditEntry } from '@moonpage/contract/audit'
import type { Story } from '@moonpage/contract/story'
import type { SystemActivity } from '@moonpage/contract/system'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { PermanentFailure } from '../../infra/queue/job.ts'
import { startWorkerHeartbeat } from '../../infra/queue/worker-heartbeat.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'

const text: TextScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
let parent: Person
beforeAll(async () => {
  api = await testApi({ text })
  admin = await api.signUp()
  parent = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin' where id = $1`, [admin.user.id])
})
afterEach(() => {
  delete text.before
})
afterAll(() => api.close())

const until = { timeout: 30_000, interval: 50 }
const activity = async () => (await admin.get<SystemActivity>('/api/v1/admin/system/activity')).body
const retry = (id: string) =>
  admin.post<{ id: string; name: string }>(`/api/v1/admin/system/jobs/${id}/retry`)
const read = async (id: string) => (await parent.get<Story>(`/api/v1/stories/${id}`)).body

/** Fails permanently, as after the third attempt: between attempts the queue waits for seconds. */
async function fail(sentence: string): Promise<never> {
  await api.db.pool.query(`update stories set failures = 2 where generation_status like 'generating%'`)
  throw new Error(sentence)
}

/** A story whose third page always fails. */
async function failedStory(): Promise<{ id: string; jobId: string }> {
  text.before = async (piece) => {
    if (piece === 'page 3') await fail('the model hung up')
  }
  const { id } = (await parent.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 0 }))
    .body
  expect((await api.finished(parent, id)).generation_status).toBe('failed')
  const failed = async () => (await activity()).failed_jobs.find((job) => job.story_id === id)
  await expect.poll(failed, until).toBeDefined()
  return { id, jobId: (await failed())?.id ?? '' }
}

test('workers are listed until they stop or miss heartbeats for a minute', async () => {
  const [worker] = (await activity()).workers
  expect(worker).toMatchObject({ id: expect.any(String), host: expect.stringMatching(/./) })
  const hosts = async () => (await activity()).workers.length
  const leave = await startWorkerHeartbeat(api.generation)
  expect(await hosts()).toBe(2)
  await leave()
  expect(await hosts()).toBe(1)
  await startWorkerHeartbeat(api.generation).then(async (end) => {
    await api.db.pool.query(`update workers set seen_at = now() - interval '61 seconds' where id <> $1`, [
      worker?.id,
    ])
    expect(await hosts()).toBe(1)
    await end()
  })
})

test('a failed story is a failed job, and a retry continues where it failed', async () => {
  const { id, jobId } = await failedStory()
  const before = await activity()
  expect(before.failed_jobs[0]).toEqual({
    id: jobId,
    name: 'generate-story',
    story_id: id,
    failed_at: expect.any(String),
    error: 'the model hung up',
  })
  expect(before.queue.failed).toBe(before.failed_jobs.length)

  delete text.before
  text.asked.length = 0
  expect(await retry(jobId)).toMatchObject({ status: 202, body: { id: jobId, name: 'generate-story' } })
  const story = await api.finished(parent, id)
  expect([story.generation_status, story.generation_error]).toEqual(['completed', null])
  expect(text.asked).toEqual(['page 3', 'page 4'])
  expect((await activity()).failed_jobs.map((job) => job.story_id)).not.toContain(id)
  const { rows } = await api.db.pool.query<AuditEntry>('select * from audit_entries where subject_id = $1', [
    jobId,
  ])
  expect(rows).toMatchObject([
    {
      action: 'job_retried',
      actor_id: admin.user.id,
      subject_kind: 'job',
      note: `generate-story, story ${id}`,
    },
  ])
  await expect.poll(async () => (await retry(jobId)).status, until).toBe(409)
})

test('a retry that fails is a failed job again; two concurrent retries run it once', async () => {
  const { id, jobId } = await failedStory()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  text.before = async () => {
    await held
    await fail('still no answer')
  }
  const answers = await Promise.all([retry(jobId), retry(jobId), retry(jobId)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
  release()
  expect((await api.finished(parent, id)).generation_status).toBe('failed')
  const failed = async () => (await activity()).failed_jobs.filter((job) => job.story_id === id)
  await expect.poll(failed, until).toMatchObject([{ id: jobId, error: 'still no answer' }])
})

test('a failed draft is regenerated beside the published version', async () => {
  const { id } = (await parent.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 0 }))
    .body
  await api.finished(parent, id)
  text.before = async (piece) => {
    if (piece === 'page 2') await fail('no new ideas')
  }
  await parent.post(`/api/v1/stories/${id}/regenerate`)
  await expect.poll(async () => (await read(id)).generation_error, until).not.toBeNull()
  const job = async () => (await activity()).failed_jobs.find(({ story_id }) => story_id === id)
  await expect.poll(job, until).toBeDefined()
  delete text.before
  expect((await retry((await job())?.id ?? '')).status).toBe(202)
  await expect.poll(async () => (await read(id)).generation_status, until).toBe('completed')
  expect((await read(id)).generation_error).toBeNull()
  const { rows } = await api.db.pool.query('select from story_drafts where story_id = $1', [id])
  expect(rows).toEqual([])
})

test('jobs of stories that were completed or deleted since are not listed', async () => {
  const { id, jobId } = await failedStory()
  delete text.before
  expect((await parent.post(`/api/v1/stories/${id}/regenerate`)).status).toBe(202)
  expect((await activity()).failed_jobs.map((job) => job.id)).not.toContain(jobId)
  expect((await api.finished(parent, id)).generation_status).toBe('completed')
  expect((await activity()).failed_jobs.map((job) => job.id)).not.toContain(jobId)
  const refused = await retry(jobId)
  expect([refused.status, refused.problem.message]).toEqual([
    409,
    'This job has not failed, or was mended since.',
  ])
  expect((await read(id)).generation_status).toBe('completed')

  const other = await failedStory()
  await parent.send('DELETE', `/api/v1/stories/${other.id}`)
  expect((await activity()).failed_jobs.map((job) => job.id)).not.toContain(other.jobId)
  expect((await retry(other.jobId)).status).toBe(404)
})

test('any other job can be retried as well, as often as needed', async () => {
  const job = { name: 'other-job', payload: z.object({ n: z.number() }) }
  const runs: number[] = []
  let broken = true
  await api.queue.work(job, { concurrency: 1 }, async ({ n }, { attempt }) => {
    runs.push(attempt)
    if (broken) throw new PermanentFailure('nothing to be done')
    expect(n).toBe(1)
  })
  const id = (await api.queue.send(api.db.kysely, job, { n: 1 })) ?? ''
  const failed = async () => (await activity()).failed_jobs.find((one) => one.id === id)
  await expect.poll(failed, until).toMatchObject({
    name: 'other-job',
    story_id: null,
    error: 'nothing to be done',
  })
  expect(runs).toEqual([1])
  broken = false
  expect((await retry(id.toUpperCase())).status).toBe(202)
  await expect.poll(() => runs, until).toEqual([1, 2])
  await expect.poll(async () => (await retry(id)).status, until).toBe(409)
})

test.each(['018f0000-0000-7000-8000-000000000000', 'nothing', '%25'])('job %s is unknown', async (id) => {
  expect((await retry(id)).status).toBe(404)
})

test('what models cost today', async () => {
  expect((await activity()).model_spend).toEqual({ usd: 0, calls: 0 })
  await api.db.pool.query(`insert into model_spend (day, kind, calls, usd) values
    ((now() at time zone 'utc')::date, 'text', 3, 0.125), ((now() at time zone 'utc')::date, 'image', 2, 0.5),
    ((now() at time zone 'utc')::date - 1, 'image', 40, 9)`)
  expect((await activity()).model_spend).toEqual({ usd: 0.625, calls: 5 })
})

test('bytes of all pictures', async () => {
  const other = await testApi({ worker: false })
  try {
    const person = await other.signUp()
    await other.db.pool.query(`update accounts set role = 'admin'`)
    const bytes = async () =>
      (await person.get<SystemActivity>('/api/v1/admin/system/activity')).body.storage_bytes
    await other.generation.pictures.put('aaaaaaaaaaaa-480.webp', new Uint8Array(1000))
    await other.generation.pictures.put('bbbbbbbbbbbb-480.webp', new Uint8Array(234))
    expect(await bytes()).toBeNull()
    await expect.poll(bytes, until).toBe(1234)
  } finally {
    await other.close()
  }
})

import { setTimeout as sleep } from 'node:timers/promises'
import { logIn } from '@moonpage/contract/account'
import { listStories } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { follow, type Followed } from '../../../scripts/cluster/follow-story.ts'
import { startCluster, type Cluster, type Member } from '../../../scripts/cluster/start-cluster.ts'
import { send, signUpAt, type Parent } from '../../../scripts/lib/parent.ts'
import { openDatabase, type Database } from '../infra/db/database.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const request = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  page_count: 4,
  // Painting takes long enough that a worker is stopped in the middle of its story.
  max_images: 3,
} as const

let cluster: Cluster
let db: Database
beforeAll(async () => {
  cluster = await startCluster({
    // Attempts count, and each worker has one story, so stopping a worker stops one.
    env: { RATE_LIMIT: 'on', WORKER_CONCURRENCY: '1', DRAIN_SECONDS: '1' },
  })
  db = openDatabase(cluster.postgres.url, { max: 2 })
})
afterAll(async () => {
  await db?.close()
  await cluster?.stop()
})

test('rate limits are shared by all web processes', async () => {
  const knock = async ({ url }: Member) => {
    const response = await fetch(url + logIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'is it this one?' }),
    })
    return response.status
  }
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) for (const web of cluster.webs) statuses.push(await knock(web))
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
})

test('restarting each process in turn loses no request and no job', async () => {
  const parents = await Promise.all([1, 2, 3].map(() => signUpAt(cluster.url)))
  const load = steadyLoad(cluster.url, parents)
  // Read from the first web process only; workers elsewhere did the work.
  const watched = await parents[0]!.create(request)
  const seen = follow(cluster.webs[0]!.url, parents[0]!.signedIn.access_token, watched.id)
  expect((await seen).events.length).toBeGreaterThan(3)

  for (const worker of cluster.workers) {
    await vi.waitUntil(async () => (await runningJobs()) === cluster.workers.length, { timeout: 30_000 })
    await worker.stop()
    // Its jobs were returned to the queue, and need not wait for their lease to expire.
    expect(await runningJobs()).toBeLessThan(cluster.workers.length)
    await worker.start()
  }
  for (const web of cluster.webs) {
    const before = load.answered()
    await web.stop()
    await vi.waitUntil(() => load.answered() > before + 10, { timeout: 20_000 })
    await web.start()
  }

  const { failures, told } = await load.end()
  expect(failures).toEqual([])
  // Streams of a web process that ends reconnect to the other one.
  expect(told.some(({ resumed }) => resumed > 0)).toBe(true)
  expect(told.map(({ events }) => events.at(-1)?.generation_status)).toEqual(told.map(() => 'completed'))

  const { rows } = await db.pool.query<{ attempt: number; runs: number; pages: number }>(`
    select attempt, retry_count + 1 as runs,
      (select count(*) from story_pages where story_id = stories.id) as pages
    from stories join pgboss.job on job.name = 'generate-story' and data ->> 'story_id' = stories.id::text`)
  // One job per story, and each run is counted; returned jobs ran again.
  expect(rows).toHaveLength(told.length + 1)
  expect(rows.filter(({ attempt, runs, pages }) => attempt !== runs || pages !== 4)).toEqual([])
  // Both workers may have returned the same story.
  const returns = rows.reduce((sum, { runs }) => sum + runs - 1, 0)
  expect(returns).toBeGreaterThanOrEqual(cluster.workers.length)
})

async function runningJobs(): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(
    `select count(*) as n from pgboss.job where name = 'generate-story' and state = 'active'`,
  )
  return rows[0]?.n ?? 0
}

/** Families that create stories, follow each one and list their library, until stopped. */
function steadyLoad(url: string, parents: Parent[]) {
  const ending = new AbortController()
  let answered = 0
  const failures: string[] = []
  const told: Followed[] = []
  const noting = async <T>(what: Promise<T>): Promise<T | null> => {
    const result = await what.catch((error: unknown) => {
      failures.push(String((error as Error).cause ?? error))
      return null
    })
    answered += 1
    return result
  }
  const write = async (parent: Parent) => {
    while (!ending.signal.aborted) {
      const story = await noting(parent.create(request))
      if (!story) continue
      const followed = await noting(follow(url, parent.signedIn.access_token, story.id))
      if (followed) told.push(followed)
    }
  }
  const look = async ({ signedIn }: Parent) => {
    while (!ending.signal.aborted) {
      await noting(send(`${url}${listStories.path}?page=1`, 'GET', signedIn.access_token))
      await sleep(50)
    }
  }
  const all = Promise.all(parents.flatMap((parent) => [write(parent), look(parent)]))
  return {
    answered: () => answered,
    async end() {
      ending.abort()
      await all
      return { failures, told }
    },
  }
}

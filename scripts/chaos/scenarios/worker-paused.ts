import type { FakeProvider } from '../../fake-provider/start-fake-provider.ts'
import { signUpAt } from '../../lib/parent.ts'
import { finding, type Finding } from '../report.ts'
import { until, type Site } from '../site.ts'
import { wishNumber } from '../wishes.ts'

const takeOverMs = 60_000
/** The workers' heartbeat interval. */
const heartbeatMs = 10_000

/** For a provider script: once armed, blocks the next picture until it is released. */
export function heldBack() {
  const held = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  let isArmed = false
  return {
    arm: () => (isArmed = true),
    reached: reached.promise,
    letGo: () => held.resolve(),
    before: async (call: { purpose: string }) => {
      if (call.purpose !== 'picture' || !isArmed) return
      isArmed = false
      reached.resolve()
      await held.promise
    },
  }
}

/**
 * Pauses a worker during a generation until its lease has expired and another one has finished the story; then resumes
 * it with the response that it had waited for. Only one of the two may write.
 * @param held blocks a picture of the site's provider
 */
export async function workerPaused(site: Site, held: ReturnType<typeof heldBack>): Promise<Finding[]> {
  const { cluster, provider } = site
  const [sleeper, other] = cluster.workers
  if (!sleeper || !other) throw new Error('The scenario needs two workers')
  const parent = await signUpAt(cluster.url)
  // Killed workers could not record some responses.
  const unrecorded = completedCalls(provider) - (await callsOf(site))
  held.arm()
  process.kill(other.pid, 'SIGSTOP')
  try {
    const { id } = await parent.create(wishNumber(1400))
    await held.reached
    process.kill(sleeper.pid, 'SIGSTOP')
    process.kill(other.pid, 'SIGCONT')
    const attempts = await attemptsOf(site, id)
    const tookMs = await until(
      'the other worker finishes the book',
      async () => (await parent.read(id)).generation_status === 'completed',
      { within: takeOverMs, every: 200 },
    )
    const before = await written(site, id)
    const asked = paidCalls(provider)
    held.letGo()
    const wokenAt = new Date()
    process.kill(sleeper.pid, 'SIGCONT')
    // It has resumed when both have sent a heartbeat, and is done with its job when no call is open.
    await until('the sleeper is awake', async () => (await presentSince(site, wokenAt)) === 2, {
      within: takeOverMs,
    })
    await until('its calls are over', () => provider.calls().every(({ endedAt }) => endedAt !== null), {
      within: takeOverMs,
    })
    // By its second heartbeat it has handled the response.
    const later = new Date(wokenAt.getTime() + heartbeatMs)
    await until(
      'the sleeper is through',
      async () =>
        (await callsOf(site)) >= completedCalls(provider) - unrecorded ||
        (await presentSince(site, later)) === 2,
      { within: takeOverMs },
    )
    const after = await written(site, id)
    return [
      finding(
        'a worker that sleeps past its lease loses its story to another',
        `taken and finished ${(tookMs / 1000).toFixed(1)} s after it slept, in attempt ${before.attempt} after ${attempts}`,
        before.attempt === attempts + 1,
      ),
      finding(
        'and writes nothing when it wakes',
        `${before.rows.length} rows and ${before.files.length} files as before`,
        JSON.stringify(before) === JSON.stringify(after),
      ),
      finding(
        'nor asks the provider for anything more',
        `${asked} calls before, ${paidCalls(provider)} after`,
        paidCalls(provider) === asked,
      ),
    ]
  } finally {
    // A stopped process would not handle the shutdown signal.
    for (const { pid } of [sleeper, other]) process.kill(pid, 'SIGCONT')
  }
}

const paidCalls = (provider: FakeProvider) =>
  provider.calls().filter(({ purpose }) => purpose !== 'models').length
const completedCalls = (provider: FakeProvider) =>
  provider.calls().filter(({ purpose, isWhole }) => isWhole && purpose !== 'models').length

async function attemptsOf({ db }: Site, id: string): Promise<number> {
  const { rows } = await db.pool.query<{ attempt: number }>('select attempt from stories where id = $1', [id])
  return rows[0]?.attempt ?? 0
}

const callsOf = async ({ db }: Site): Promise<number> =>
  (await db.pool.query<{ n: number }>('select count(*)::int as n from model_calls')).rows[0]?.n ?? 0

const presentSince = async ({ db }: Site, since: Date): Promise<number> =>
  (await db.pool.query<{ n: number }>('select count(*)::int as n from workers where seen_at > $1', [since]))
    .rows[0]?.n ?? 0

/** The version of every row and file of a story. */
async function written(site: Site, id: string) {
  const { rows } = await site.db.pool.query<{ row: string }>(
    `select 'story ' || xmin::text as row from stories where id = $1
     union all select 'page ' || page_number || ' ' || xmin::text from story_pages where story_id = $1
     union all select 'notification ' || xmin::text from notifications where story_id = $1
     order by 1`,
    [id],
  )
  return { attempt: await attemptsOf(site, id), rows: rows.map(({ row }) => row), files: site.fileVersions() }
}

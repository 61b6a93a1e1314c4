import { liveThrough } from '../live-through.ts'
import { finding, type Finding, type ScenarioOptions } from '../report.ts'
import { until, type Site } from '../site.ts'

const limitMs = 30_000

/** Kills a worker during generation, and restarts it only after others have taken over. */
export const workerKilled = (site: Site, options: ScenarioOptions): Promise<Finding[]> =>
  liveThrough(site, { ...options, families: 3 }, async ({ look }) => {
    const { cluster, db, history } = site
    const active = async () => {
      const { rows } = await db.pool.query<{ run: string }>(
        `select id || ' ' || retry_count as run from pgboss.job where name = 'generate-story' and state = 'active'`,
      )
      return rows.map(({ run }) => run)
    }
    let slowest = 0
    let abandoned = 0
    for (const worker of cluster.workers) {
      await until('both workers busy', async () => (await active()).length >= 2, { within: 30_000 })
      await look()
      const fault = { what: 'a worker', at: Date.now(), backAt: null as number | null }
      history.faults.push(fault)
      await worker.kill()
      const abandonedRuns = await active()
      const tookMs = await until(
        'what it had is taken by others',
        async () => {
          const now = new Set(await active())
          const stuck = abandonedRuns.filter((run) => now.has(run))
          abandoned = Math.max(abandoned, stuck.length)
          return stuck.length === 0
        },
        { within: 2 * limitMs },
      )
      slowest = Math.max(slowest, tookMs)
      await worker.start()
      fault.backAt = Date.now()
    }
    return [
      finding(
        'the stories of a worker that died go on elsewhere within 30 s',
        `the last after ${(slowest / 1000).toFixed(1)} s`,
        slowest <= limitMs,
      ),
    ]
  })

import { listPublicFeed } from '@moonpage/contract/feed'
import { setTimeout as sleep } from 'node:timers/promises'
import { liveThrough } from '../live-through.ts'
import { probe, tally } from '../probe.ts'
import { finding, type Finding, type ScenarioOptions } from '../report.ts'
import type { Site } from '../site.ts'

/** Longer than a request waits for a restarting database. */
const downMs = 6000
const recoveryMs = 5000

/** Kills PostgreSQL and keeps it down, kills and restarts it at once, and restarts it as for an upgrade. */
export const postgresKilled = (site: Site, options: ScenarioOptions): Promise<Finding[]> =>
  liveThrough(site, { ...options, families: 3 }, async ({ look }) => {
    const { cluster } = site
    const found: Finding[] = []
    const strikes: [what: string, strike: () => Promise<void>][] = [
      [`killed and away for ${downMs / 1000} s`, async () => (await cluster.postgres.kill(), sleep(downMs))],
      ['killed', () => cluster.postgres.kill()],
      ['restarted under load', async () => {}],
    ]
    for (const [what, strike] of strikes) {
      await look()
      found.push(...(await away(site, what, strike)))
    }
    return found
  })

async function away(site: Site, what: string, strike: () => Promise<void>): Promise<Finding[]> {
  const { cluster, history } = site
  const feed = `${listPublicFeed.path}?search=${Math.random().toString(36).slice(2)}`
  const probes = cluster.webs.map((web) => probe(web.url + feed))
  await sleep(500)
  const fault = { what: 'PostgreSQL', at: Date.now(), backAt: null as number | null }
  history.faults.push(fault)
  await strike()
  await cluster.postgres.restart()
  const up = Date.now()
  fault.backAt = up
  await sleep(recoveryMs)
  const samples = (await Promise.all(probes.map((one) => one.stop()))).flat()
  const wrong = samples.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter))
  const refused = samples.filter(({ status, at }) => status !== 200 && at > up)
  const backAfter = refused.length > 0 ? Math.max(...refused.map(({ at }) => at)) - up : 0
  return [
    finding(
      `PostgreSQL ${what}: who asks is answered, or told 503 with Retry-After`,
      tally(samples),
      wrong.length === 0,
    ),
    finding(
      `PostgreSQL ${what}: answered within 5 s of its being back`,
      `after ${(backAfter / 1000).toFixed(1)} s`,
      samples.some(({ at, status }) => at > up && status === 200) && backAfter < recoveryMs - 100,
    ),
  ]
}

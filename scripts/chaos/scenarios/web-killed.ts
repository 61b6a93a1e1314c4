import { listPublicFeed } from '@moonpage/contract/feed'
import { setTimeout as sleep } from 'node:timers/promises'
import { liveThrough } from '../live-through.ts'
import { probe, tally } from '../probe.ts'
import { finding, type Finding, type ScenarioOptions } from '../report.ts'
import type { Site } from '../site.ts'

/** Kills each web process once under load; the other one has to answer. */
export const webKilled = (site: Site, options: ScenarioOptions): Promise<Finding[]> =>
  liveThrough(site, { ...options, families: 3 }, async () => {
    const { cluster, history } = site
    const feedProbe = probe(cluster.url + listPublicFeed.path)
    await sleep(1000)
    for (const web of cluster.webs) {
      const fault = { what: 'a web process', at: Date.now(), backAt: null as number | null }
      history.faults.push(fault)
      await web.kill()
      await web.start()
      fault.backAt = Date.now()
      await sleep(1000)
    }
    const samples = await feedProbe.stop()
    return [
      finding(
        'who reads while a web process dies is answered',
        tally(samples),
        samples.length > 0 && samples.every(({ status }) => status === 200),
      ),
    ]
  })

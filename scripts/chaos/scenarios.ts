import type { Finding, Scenario, ScenarioOptions } from './report.ts'
import { clockSet } from './scenarios/clock-set.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { embeddedOwnerKilled } from './scenarios/embedded-owner-killed.ts'
import { postgresKilled } from './scenarios/postgres-killed.ts'
import { randomKills } from './scenarios/random-kills.ts'
import { storeAway } from './scenarios/store-away.ts'
import { webKilled } from './scenarios/web-killed.ts'
import { workerKilled } from './scenarios/worker-killed.ts'
import { heldBack, workerPaused } from './scenarios/worker-paused.ts'
import { openSite, type Site, type SiteOptions } from './site.ts'

/** Runs a scenario on its own cluster. */
const onSite =
  (strike: (site: Site, options: ScenarioOptions) => Promise<Finding[]>, siteOptions: SiteOptions = {}) =>
  async (options: ScenarioOptions): Promise<Finding[]> => {
    const site = await openSite(siteOptions)
    try {
      return await strike(site, options)
    } finally {
      await site.stop()
    }
  }

export const scenarios: readonly Scenario[] = [
  {
    name: 'web',
    about: 'a web process is killed while it is asked',
    run: onSite(webKilled),
  },
  {
    name: 'worker',
    about: 'a worker is killed in the midst of stories, and stays away',
    run: onSite(workerKilled, { env: { WORKER_CONCURRENCY: '1' } }),
  },
  {
    name: 'postgres',
    about: 'PostgreSQL is killed, stays away, comes back, and is restarted under load',
    run: onSite(postgresKilled),
  },
  {
    name: 'embedded',
    about: 'the process whose embedded database it is dies, and another one takes it over',
    run: embeddedOwnerKilled,
  },
  {
    name: 'paused',
    about: 'a worker sleeps past its lease, and wakes when another one has finished its story',
    run: (options) => {
      const held = heldBack()
      return onSite((site) => workerPaused(site, held), { script: { before: held.before } })(options)
    },
  },
  {
    name: 'store',
    about: 'the S3 store goes away in the midst of a book',
    run: onSite(storeAway),
  },
  {
    name: 'disk',
    about: 'the disk of the pictures, and that of the database, are full',
    run: diskFull,
  },
  {
    name: 'clock',
    about: 'clocks of processes, and of the database, are set ten days ahead and back',
    run: clockSet,
  },
  {
    name: 'kills',
    about: 'web, worker and database processes die at random, over books and acts of several families',
    run: onSite(randomKills),
  },
]

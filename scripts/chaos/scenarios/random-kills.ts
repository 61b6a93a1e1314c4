import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { liveThrough } from '../live-through.ts'
import { randomFrom, type Random } from '../random.ts'
import type { Finding, ScenarioOptions } from '../report.ts'
import type { Site } from '../site.ts'

const families = 3
/** Longest pause between a restart and the next kill. */
const maxPauseMs = 1200

/** Kills web, worker and database processes in random order at random times. */
export async function randomKills(site: Site, { seed, kills, say }: ScenarioOptions): Promise<Finding[]> {
  // A separate generator: the families' timing depends on the machine, the kills do not.
  const random = randomFrom(seed)
  return liveThrough(site, { seed: seed + 1, say, families }, async ({ look, books }) => {
    const ended: string[] = []
    for (let kill = 1; kill <= kills; kill++) {
      await sleep(random.next() * maxPauseMs)
      await look()
      ended.push(...(await restartExited(site)))
      await untilAtWork(site, kill + 1)
      await killOne(site, random)
      if (kill % 20 === 0)
        say(`${kill} kills, ${books()} books, ${site.history.operations.length} operations`)
    }
    ended.push(...(await restartExited(site)))
    return [{ invariant: 'no process ends that was not killed', seen: `${kills} kills`, broken: ended }]
  })
}

/** Waits until the families have done `count` operations, half a minute at most: a busy machine is not killed while it idles. */
async function untilAtWork({ history }: Site, count: number): Promise<void> {
  const deadline = Date.now() + 30_000
  while (history.operations.length < count && Date.now() < deadline) await sleep(20)
}

/** Kills one process and restarts it at once or a moment later. */
async function killOne({ cluster, history, db }: Site, random: Random): Promise<void> {
  const { webs, workers, postgres } = cluster
  const what = random.pick(['a web process', 'a worker', 'a worker', 'PostgreSQL'] as const)
  const pause = random.next() < 0.5 ? 0 : random.next() * 400
  const fault = { what: what ?? '', at: Date.now(), backAt: null as number | null }
  history.faults.push(fault)
  if (what === 'PostgreSQL') {
    await postgres.kill()
    await sleep(pause)
    await postgres.restart()
    await db.pool.query('select 1')
  } else {
    const member = random.pick(what === 'a worker' ? workers : webs)
    await member?.kill()
    await sleep(pause)
    // On a busy machine a start may time out.
    await member?.start().catch(() => member.start())
  }
  fault.backAt = Date.now()
}

/** Restarts processes that exited by themselves. @returns a sentence for each */
async function restartExited({ cluster }: Site): Promise<string[]> {
  const exited = [...cluster.webs, ...cluster.workers].filter(({ pid }) => !lives(pid))
  for (const member of exited) {
    await member.kill()
    await member.start()
  }
  return exited.map(({ dataDir }) => `${basename(dataDir)} had ended by itself`)
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkSite } from '../check/check-site.ts'
import { moveIn, type Village } from '../history/family.ts'
import { looker } from '../history/look.ts'
import { randomFrom } from '../random.ts'
import { findingsOf, type Finding, type ScenarioOptions } from '../report.ts'
import { settle } from '../settle.ts'
import { openSite, type Site } from '../site.ts'
import { keepEvidence } from '../keep-evidence.ts'
import { wishNumber } from '../wishes.ts'

const familyCount = 4
/** Between one process being back and the next kill, at most. */
const longestPauseMs = 1200
const settleMs = 120_000

/** Web, worker and database processes die in any order, while families ask for books and act on them. */
export async function randomKills({ seed, kills, say }: ScenarioOptions): Promise<Finding[]> {
  const site = await openSite()
  try {
    return await strike(site, { seed, kills, say })
  } finally {
    await site.stop()
  }
}

async function strike(site: Site, { seed, kills, say }: ScenarioOptions): Promise<Finding[]> {
  const { cluster, history, vendor } = site
  const random = randomFrom(seed)
  const looks = looker(site.db, history.looks)
  const ended: string[] = []
  let books = 0
  const village: Village = {
    url: cluster.url,
    history,
    // Of its own: when the families act depends on the machine, the kills do not.
    random: randomFrom(seed + 1),
    wish: () => wishNumber(books++),
    open: new Set(),
  }
  const families = await Promise.all(Array.from({ length: familyCount }, () => moveIn(village)))
  const evening = new AbortController()
  const evenings = Promise.all(families.map((family) => family.until(evening.signal)))
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await sleep(random.next() * longestPauseMs)
      await looks.look()
      ended.push(...(await bringBackTheFallen(site)))
      await killOne(site, random)
      if (kill % 20 === 0) say(`${kill} kills, ${books} books, ${history.operations.length} operations`)
    }
  } finally {
    evening.abort()
    await evenings
  }
  await settle(site, { within: settleMs })
  await looks.look()
  const evidence = {
    history,
    dump: await site.dump(),
    files: site.files(),
    calls: looks.keyed(vendor.calls()),
  }
  const verdicts = checkSite(evidence)
  if (verdicts.some(({ broken }) => broken.length > 0)) say(`The evidence is in ${keepEvidence(evidence)}`)
  const done = history.operations.filter(({ outcome }) => outcome === 'done').length
  const unknown = history.operations.filter(({ outcome }) => outcome === 'unknown').length
  const seen = `${kills} kills, ${books} books, ${done} acknowledged and ${unknown} unanswered operations`
  return [
    ...findingsOf(verdicts, seen),
    { invariant: 'no process ends that was not killed', seen, broken: ended },
  ]
}

/** Starts again what ended by itself. @returns a sentence for each */
async function bringBackTheFallen({ cluster }: Site): Promise<string[]> {
  const fallen = [...cluster.webs, ...cluster.workers].filter(({ pid }) => !lives(pid))
  for (const member of fallen) {
    await member.kill()
    await member.start()
  }
  return fallen.map(({ dataDir }) => `${basename(dataDir)} had ended by itself`)
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** One of them dies, at once, and comes back at once or a moment later. */
async function killOne({ cluster, history, db }: Site, random: ReturnType<typeof randomFrom>): Promise<void> {
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
    await member?.start()
  }
  fault.backAt = Date.now()
}

import { checkSite } from './check/check-site.ts'
import { moveIn, type Village } from './history/family.ts'
import { looker } from './history/look.ts'
import { saveEvidence } from './save-evidence.ts'
import { randomFrom } from './random.ts'
import { findingsOf, type Finding, type ScenarioOptions } from './report.ts'
import { settle } from './settle.ts'
import type { Site } from './site.ts'
import { wishNumber } from './wishes.ts'

const settleMs = 120_000

export type Life = {
  /** Records what is stored: none of it may be requested again. */
  look: () => Promise<void>
  books: () => number
}

/**
 * Lets simulated families create stories and act on them while `during` injects faults; then waits until all work is done,
 * and checks every invariant.
 * @returns the findings of `during` and of checkSite
 */
export async function liveThrough(
  site: Site,
  { seed, say, families: count }: Pick<ScenarioOptions, 'seed' | 'say'> & { families: number },
  during: (life: Life) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { cluster, history, provider } = site
  const looks = looker(site.db, history.looks)
  let books = 0
  const village: Village = {
    url: cluster.url,
    history,
    random: randomFrom(seed),
    wish: () => wishNumber(books++),
    open: new Set(),
  }
  const families = await Promise.all(Array.from({ length: count }, () => moveIn(village)))
  const running = new AbortController()
  const lives = Promise.all(families.map((family) => family.until(running.signal)))
  let found: Finding[]
  try {
    found = await during({ look: () => looks.look(), books: () => books })
  } finally {
    running.abort()
    await lives
  }
  await settle(site, { within: settleMs })
  await looks.look()
  const evidence = {
    history,
    dump: await site.dump(),
    files: site.files(),
    calls: looks.keyed(provider.calls()),
  }
  const verdicts = checkSite(evidence)
  if (verdicts.some(({ broken }) => broken.length > 0)) say(`The evidence is in ${saveEvidence(evidence)}`)
  const times = (outcome: string) => history.operations.filter((one) => one.outcome === outcome).length
  const seen = `${books} books, ${times('done')} acknowledged and ${times('unknown')} unanswered operations`
  return [...found, ...findingsOf(verdicts, seen)]
}

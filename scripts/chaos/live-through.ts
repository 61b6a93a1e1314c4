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
  /** Looks at what is stored: nothing of that may be asked for again. */
  look: () => Promise<void>
  books: () => number
}

/**
 * Lets families ask for books and act on them while `during` does its worst; then, when all is quiet, holds what they
 * were told against what there is.
 * @returns what `during` found, and every invariant of checkSite
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
  const evening = new AbortController()
  const lives = Promise.all(families.map((family) => family.until(evening.signal)))
  let found: Finding[]
  try {
    found = await during({ look: () => looks.look(), books: () => books })
  } finally {
    evening.abort()
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

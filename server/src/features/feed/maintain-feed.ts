import type { Database } from '../../infra/db/database.ts'
import type { Log } from '../../infra/log.ts'
import { flushPendingViews } from './flush-pending-views.ts'
import { runFeedMaintenance } from './run-feed-maintenance.ts'

type Deps = { db: Database; log: Log }

/** How long a delta may refer to a deleted story if there are few deltas. */
const forgottenAfterMs = 5 * 60_000

/**
 * Runs feed maintenance periodically: adds pending views and updates rank checkpoints. @returns a function that stops
 * it
 */
export function maintainFeed(
  { db, log }: Deps,
  everyMs = 2000,
  forgetMs = forgottenAfterMs,
): () => Promise<void> {
  let under: Promise<void> | null = null
  let forgot = performance.now()
  const stopping = new AbortController()
  const tend = async () => {
    await flushPendingViews(db.kysely, stopping.signal)
    const isTime = performance.now() - forgot >= forgetMs
    await runFeedMaintenance(db.kysely, isTime ? { notes: 1 } : {}, stopping.signal)
    if (isTime) forgot = performance.now()
  }
  const timer = setInterval(() => {
    under ??= tend()
      .catch((error: unknown) => log.warn({ err: error }, 'feed maintenance failed'))
      .finally(() => (under = null))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await under
  }
}

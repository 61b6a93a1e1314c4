import type { Database } from '../../infra/db/database.ts'
import type { Log } from '../../infra/log.ts'
import { flushPendingViews } from './flush-pending-views.ts'
import { runFeedMaintenance } from './run-feed-maintenance.ts'

type Deps = { db: Database; log: Log }

/** How long a delta may refer to a deleted story if there are few deltas. */
const staleDeltasMs = 5 * 60_000

/**
 * Runs feed maintenance periodically: adds pending views and updates rank checkpoints. In every worker, and as an
 * interval instead of a job: see docs/decisions/feed-pagination.md. @returns a function that stops it
 */
export function maintainFeed(
  { db, log }: Deps,
  intervalMs = 2000,
  applyAllMs = staleDeltasMs,
): () => Promise<void> {
  let running: Promise<void> | null = null
  // At once after a start: the deltas of a process that was killed may be old.
  let lastAppliedAll = -Infinity
  const stopping = new AbortController()
  const runOnce = async () => {
    await flushPendingViews(db.kysely, stopping.signal)
    const isDue = performance.now() - lastAppliedAll >= applyAllMs
    await runFeedMaintenance(db.kysely, isDue ? { deltas: 1 } : {}, stopping.signal)
    if (isDue) lastAppliedAll = performance.now()
  }
  const timer = setInterval(() => {
    running ??= runOnce()
      .catch((error: unknown) => log.warn({ err: error }, 'feed maintenance failed'))
      .finally(() => (running = null))
  }, intervalMs)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

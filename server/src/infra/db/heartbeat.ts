import { sql } from 'kysely'
import type { Log } from '../log.ts'

/** The time before which a last heartbeat means that the process is gone. */
export const oldestLive = sql<Date>`now() - make_interval(secs => 60)`

/**
 * Sends a heartbeat now and every `intervalMs`. Rejects if the first one fails; later failures are logged.
 * @param heartbeat.send stores the heartbeat
 * @param heartbeat.remove removes what `send` stored
 * @returns a function that ends the heartbeat and removes it
 */
export async function startHeartbeat(
  log: Pick<Log, 'warn'>,
  {
    intervalMs,
    send,
    remove,
  }: { intervalMs: number; send: () => Promise<unknown>; remove: () => Promise<unknown> },
): Promise<() => Promise<void>> {
  // Serialized: a heartbeat that waits for the database must not come after the removal.
  let last = send()
  await last
  const timer = setInterval(() => {
    last = last
      .then(send)
      .catch((error: unknown) => log.warn({ err: error }, 'heartbeat could not be stored'))
  }, intervalMs)
  return async () => {
    clearInterval(timer)
    await last
    await remove().catch((error: unknown) => log.warn({ err: error }, 'heartbeat could not be removed'))
  }
}

import type { Log } from '../infra/log.ts'

/** Shutdown hooks of everything started, run in reverse order. */
export type ShutdownHooks = {
  add(stop: () => unknown): void
  /** Idempotent: each hook runs once. */
  all(): Promise<void>
}

export function collectShutdownHooks(log: Pick<Log, 'error'>): ShutdownHooks {
  const shutdownHooks: (() => unknown)[] = []
  return {
    add: (stop) => void shutdownHooks.push(stop),
    async all() {
      for (const stop of shutdownHooks.splice(0).toReversed())
        try {
          await stop()
        } catch (error) {
          // A failing hook must not keep the others from running, least of all the database's.
          log.error({ err: error }, 'shutdown hook failed')
        }
    },
  }
}

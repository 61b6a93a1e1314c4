import type { Log } from '../infra/log.ts'

/** What was started, to be stopped in reverse. */
export type ShutdownHooks = {
  add(stop: () => unknown): void
  /** Safe to call twice: each is stopped once. */
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
          // What does not end well keeps nothing else from ending, the database least of all.
          log.error({ err: error }, 'a part did not stop well')
        }
    },
  }
}

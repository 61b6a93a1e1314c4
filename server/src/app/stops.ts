import type { Log } from '../infra/log.ts'

/** What was started, to be stopped in reverse. */
export type Stops = {
  add(stop: () => unknown): void
  /** Safe to call twice: each is stopped once. */
  all(): Promise<void>
}

export function collectStops(log: Pick<Log, 'error'>): Stops {
  const stops: (() => unknown)[] = []
  return {
    add: (stop) => void stops.push(stop),
    async all() {
      for (const stop of stops.splice(0).toReversed())
        try {
          await stop()
        } catch (error) {
          // What does not end well keeps nothing else from ending, the database least of all.
          log.error({ err: error }, 'a part did not stop well')
        }
    },
  }
}

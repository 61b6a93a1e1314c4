import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { Settings } from '../settings.ts'

export type CommandDeps = {
  db: Database
  queue: Queue
  settings: Settings
  /** A sentence for the person at the terminal. */
  say: (sentence: string) => void
}

export type Command = {
  /** Its one argument, in brackets when it may be left out. */
  takes: '<email>' | '[search]'
  /** For the list of commands. */
  does: string
  /** @throws with a sentence when it cannot be done */
  run(deps: CommandDeps, argument: string): Promise<void>
}

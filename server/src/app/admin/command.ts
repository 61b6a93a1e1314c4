import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { Settings } from '../settings.ts'

export type CommandDeps = {
  db: Database
  queue: Queue
  settings: Settings
  /** Output for the terminal. */
  say: (sentence: string) => void
}

export type Command = {
  /** Its argument, in brackets if optional. */
  takes: '<email>' | '[search]'
  /** For the list of commands. */
  does: string
  /** @throws with a sentence if it fails */
  run(deps: CommandDeps, argument: string): Promise<void>
}

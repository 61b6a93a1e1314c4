import { openDatabase } from '../../infra/db/database.ts'
import { migrate } from '../../infra/db/migrate.ts'
import { createLog } from '../../infra/log.ts'
import { openQueue } from '../../infra/queue/queue.ts'
import { ProblemError } from '../../lib/problem.ts'
import { explainStartupError } from '../explain-startup-error.ts'
import { openPostgres } from '../open-postgres.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import type { CommandDeps } from './command.ts'
import { readCommand, usage } from './commands.ts'

/** Migrates the database like a start does; works while Moonpage runs or not. */
async function withDatabase(
  settings: Settings,
  { out, aside }: Terminal,
  use: (deps: CommandDeps) => Promise<void>,
): Promise<void> {
  const onProgress = (sentence: string) => aside(`  ${sentence}\n`)
  const postgres = await openPostgres(settings, { log: () => {}, onProgress })
  try {
    await migrate(postgres.directUrl)
    const db = openDatabase(postgres.url, { max: 2 })
    const queue = await openQueue({ url: postgres.directUrl, log: createLog('silent'), works: false })
    try {
      await use({ db, queue, settings, say: (sentence) => out(`  ${sentence}\n`) })
    } finally {
      await queue.stop({ graceMs: 0 })
      await db.close()
    }
  } finally {
    await postgres.stop()
  }
}

/**
 * Runs `npm run admin -- WORDS`.
 * @param settings read only for a command that is valid
 * @returns the exit code
 */
export async function runAdmin(
  words: readonly string[],
  settings: () => Settings,
  terminal: Terminal,
): Promise<0 | 1> {
  try {
    if (['help', '--help', '-h'].includes(words[0] ?? ''))
      for (const line of usage()) terminal.out(`  ${line}\n`)
    else {
      const { command, argument } = readCommand(words)
      await withDatabase(settings(), terminal, (deps) => command.run(deps, argument))
    }
    return 0
  } catch (error) {
    const why = error instanceof ProblemError ? `${error.message}.` : explainStartupError(error)
    terminal.aside(`\n  Nothing was done. ${why}\n\n`)
    return 1
  }
}

import { openDatabase } from '../infra/db/database.ts'
import { migrate } from '../infra/db/migrate.ts'
import { createLog } from '../infra/log.ts'
import { openQueue } from '../infra/queue/queue.ts'
import { ProblemError } from '../lib/problem.ts'
import type { CommandDeps } from './admin/command.ts'
import { readCommand, usage } from './admin/commands.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { openPostgres } from './open-postgres.ts'
import { settingsOfProcess } from './settings.ts'
import type { Settings } from './settings.ts'

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)
const sayAside = (sentence: string) => process.stderr.write(`  ${sentence}\n`)

/** Migrates the database like a start does; works while Moonpage runs or not. */
async function withDatabase(settings: Settings, use: (deps: CommandDeps) => Promise<void>): Promise<void> {
  const postgres = await openPostgres(settings, { log: () => {}, onProgress: sayAside })
  try {
    await migrate(postgres.directUrl)
    const db = openDatabase(postgres.url, { max: 2 })
    const queue = await openQueue({ url: postgres.directUrl, log: createLog('silent'), works: false })
    try {
      await use({ db, queue, settings, say })
    } finally {
      await queue.stop({ graceMs: 0 })
      await db.close()
    }
  } finally {
    await postgres.stop()
  }
}

const words = process.argv.slice(2)
try {
  if (['help', '--help', '-h'].includes(words[0] ?? '')) for (const line of usage()) say(line)
  else {
    const { command, argument } = readCommand(words)
    await withDatabase(settingsOfProcess(), (deps) => command.run(deps, argument))
  }
} catch (error) {
  process.stderr.write(
    `\n  Nothing was done. ${error instanceof ProblemError ? `${error.message}.` : explainStartupError(error)}\n\n`,
  )
  process.exitCode = 1
}

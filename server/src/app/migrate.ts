import { migrate } from '../infra/db/migrate.ts'
import { createLog } from '../infra/log.ts'
import { openQueue } from '../infra/queue/queue.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { openPostgres } from './open-postgres.ts'
import { settingsOfProcess, type Settings } from './settings.ts'

// npm run migrate: migrates the tables of app and queue. Every start does the same; this is for doing it in advance.

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)

async function bringUpToDate(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel)
  const postgres = await openPostgres(settings, {
    log: (line) => log.debug({ postgres: line }),
    onProgress: say,
  })
  try {
    const applied = await migrate(postgres.directUrl, { log: say })
    const queue = await openQueue({ url: postgres.directUrl, log, works: false })
    await queue.stop({ graceMs: 0 })
    if (applied.length === 0) say('The database is up to date.')
  } finally {
    await postgres.stop()
  }
}

try {
  await bringUpToDate(settingsOfProcess())
} catch (error) {
  process.stderr.write(`\n  The database was not brought up to date. ${explainStartupError(error)}\n\n`)
  process.exitCode = 1
}

import { existsSync } from 'node:fs'
import { copyDatabase, MoveDatabaseError } from '../infra/db/copy-database.ts'
import { migrate } from '../infra/db/migrate.ts'
import { pathsIn } from '../infra/db/embedded/paths.ts'
import { createLog } from '../infra/log.ts'
import { openQueue } from '../infra/queue/queue.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { openPostgres } from './open-postgres.ts'
import { settingsOfProcess, InvalidSetting, type Settings } from './settings.ts'

// npm run move-database: copies the embedded database in DATA_DIR to the empty one of DATABASE_URL.

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)

async function move({ dataDir, database, logLevel }: Settings): Promise<void> {
  if (database.kind === 'embedded')
    throw new InvalidSetting('Say where to: set DATABASE_URL, as docs/operations.md tells.')
  if (!existsSync(pathsIn(dataDir).cluster))
    throw new InvalidSetting(`There is no database in ${dataDir}: DATA_DIR says where the embedded one lies.`)
  const log = createLog(logLevel)
  const source = await openPostgres(
    { database: { kind: 'embedded' }, dataDir },
    { log: (line) => log.debug({ postgres: line }), onProgress: say },
  )
  try {
    if (!source.owner)
      throw new MoveDatabaseError(`Moonpage is running on ${dataDir}. Stop it first, then move.`)
    for (const url of [source.directUrl, database.directUrl]) {
      await migrate(url)
      const queue = await openQueue({ url, log, works: false })
      // The stopped process may have been killed: its jobs would wait for their lease to expire.
      if (url === source.directUrl) await queue.releaseAbandoned()
      await queue.stop({ graceMs: 0 })
    }
    let rows = 0
    await copyDatabase(source.directUrl, database.directUrl, (name, count) => {
      rows += count
      if (count > 10_000) say(`${name.replace(/^public\./, '')}: ${count} rows`)
    })
    say(`${rows} rows were copied, and compared. \`npm start\` now uses the database of DATABASE_URL.`)
    say(`What was there stays in ${pathsIn(dataDir).cluster}: remove it when all is well.`)
  } finally {
    await source.stop()
  }
}

try {
  await move(settingsOfProcess())
} catch (error) {
  process.stderr.write(`\n  The database was not moved. ${explainStartupError(error)}\n\n`)
  process.exitCode = 1
}

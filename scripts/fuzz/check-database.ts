import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { orphanFiles } from '../chaos/check/orphan-files.ts'
import { readDump } from '../chaos/check/read-dump.ts'
import { driftedCounts } from '../chaos/check/whole-rows.ts'
import { openDatabase } from '../../server/src/infra/db/database.ts'

/** Timeout for the jobs of the last calls. */
const timeoutMs = 180_000

/**
 * Waits until the app's jobs are done, and checks its embedded database.
 * @returns a sentence for each wrong count, orphaned file, and failed or stuck job
 */
export async function checkDatabase(dataDir: string): Promise<string[]> {
  const db = openDatabase(`postgres://moonpage@localhost/postgres?host=${join(dataDir, 'run')}`, { max: 1 })
  try {
    const until = Date.now() + timeoutMs
    for (;;) {
      const dump = await readDump(db.pool)
      const waiting = dump.jobs.filter(
        ({ isDue, state }) => state === 'active' || (isDue && state !== 'failed'),
      )
      if (waiting.length > 0 && Date.now() < until) await sleep(200)
      else
        return [
          ...waiting.map(({ name, state }) => `a job ${name} sticks, ${state}`),
          ...dump.jobs.filter(({ state }) => state === 'failed').map(({ name }) => `a job ${name} failed`),
          ...driftedCounts(dump),
          ...orphanFiles(filesIn(join(dataDir, 'pictures')), dump),
        ]
    }
  } finally {
    await db.close()
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []

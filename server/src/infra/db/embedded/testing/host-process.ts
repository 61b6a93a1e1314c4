// A separate process for tests: runs the database in the given folder, reports events on standard output, and takes
// commands on standard input.
import { createInterface } from 'node:readline'
import { openDatabase } from '../../database.ts'
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts'

const tell = (word: string, more: object = {}) =>
  process.stdout.write(`${JSON.stringify({ word, ...more })}\n`)
const [dataDir = ''] = process.argv.slice(2)

try {
  const began = performance.now()
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (line) => tell('log', { line }),
    onProgress: (line) => tell('progress', { line }),
  })
  const db = openDatabase(server.url, { max: 2 })
  tell('started', { owner: server.owner, ms: Math.round(performance.now() - began), url: server.url })
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'stop') break
    if (line === 'owner') tell('owner', { owner: server.owner })
    else {
      await db.pool.query(line).then(
        ({ rows }) => tell('rows', { rows }),
        (error: Error) => tell('refused', { name: error.name }),
      )
    }
  }
  await db.close()
  await server.stop()
  tell('stopped')
} catch (error) {
  tell('failed', { name: (error as Error).name, message: (error as Error).message })
  process.exitCode = 1
}
// An open pipe would keep this process alive.
process.stdin.destroy()

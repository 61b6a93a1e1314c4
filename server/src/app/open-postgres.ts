import { startEmbeddedPostgres } from '../infra/db/embedded/start-embedded-postgres.ts'
import { openDataDir } from './open-data-dir.ts'
import type { Settings } from './settings.ts'

export type Postgres = {
  url: string
  /** A direct connection, without PgBouncer. */
  directUrl: string
  /** Whether this process started the embedded database: then no other process was using it. */
  readonly owner: boolean
  stop(): Promise<void>
}

/** The server of DATABASE_URL, or the embedded one: joins it if another process runs it, otherwise starts it. */
export async function openPostgres(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  { log, onProgress }: { log: (line: string) => void; onProgress: (sentence: string) => void },
): Promise<Postgres> {
  if (database.kind === 'server')
    return { url: database.url, directUrl: database.directUrl, owner: false, stop: async () => {} }
  await openDataDir(dataDir)
  const server = await startEmbeddedPostgres({ dataDir, log, onProgress })
  return {
    url: server.url,
    directUrl: server.url,
    owner: server.owner,
    stop: () => server.stop(),
  }
}

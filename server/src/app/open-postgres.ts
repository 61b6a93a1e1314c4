import { startEmbeddedPostgres } from '../infra/db/embedded/start-embedded-postgres.ts'
import { openDataDir } from './open-data-dir.ts'
import type { Settings } from './settings.ts'

export type Postgres = {
  url: string
  /** Without PgBouncer in between. */
  directUrl: string
  /** True where this process started the embedded database: nobody else was using it. */
  readonly owner: boolean
  stop(): Promise<void>
}

/** The server of DATABASE_URL, or the embedded one: joined where another process runs it, else started. */
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

import { CompiledQuery } from 'kysely'
import type { Database } from '../../infra/db/database.ts'

const sum = CompiledQuery.raw('select sum(version)::bigint as version from cache_versions') as CompiledQuery<{
  version: number
}>

/**
 * Version of everything that strangers may find and read. Each transaction that changes any of it increases the version
 * (migrations/008-public-version.sql), so data read after this is current as long as the version is the same.
 */
export async function cacheVersion(db: Pick<Database, 'execute'>): Promise<number> {
  const [now] = await db.execute(sum)
  return now?.version ?? 0
}

import { CompiledQuery } from 'kysely'
import type { Database } from '../../infra/db/database.ts'

const sum = CompiledQuery.raw('select sum(version)::bigint as version from cache_versions') as CompiledQuery<{
  version: number
}>

/**
 * The version of what strangers may find and read. Each transaction that changes any of it raises the version
 * (migrations/008-public-version.sql), so that what was read after this is true as long as it is still the same.
 */
export async function cacheVersion(db: Pick<Database, 'execute'>): Promise<number> {
  const [now] = await db.execute(sum)
  return now?.version ?? 0
}

import type { Database } from '../../infra/db/database.ts'

/**
 * The version of what strangers may find and read. Each transaction that changes any of it raises the version
 * (migrations/008-public-version.sql), so that what was read after this is true as long as it is still the same.
 */
export async function publicVersion({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    'select sum(version)::bigint as version from public_versions',
  )
  return rows[0]?.version ?? 0
}

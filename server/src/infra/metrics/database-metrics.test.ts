import { CompiledQuery, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { testDatabase } from '../db/testing.ts'
import { countStatement } from './database-metrics.ts'
import { openMetrics } from './metrics.ts'

const db = await testDatabase()
afterAll(() => db.close())

const ways: Record<string, (counted: Database, statement: string) => Promise<unknown>> = {
  'of Kysely': ({ kysely }, statement) => sql.raw(statement).execute(kysely),
  prepared: (counted, statement) => counted.execute(CompiledQuery.raw(statement)),
}

test.each(Object.entries(ways))(
  'statements are counted, and failed ones by error class: %s',
  async (_, run) => {
    const metrics = openMetrics()
    const counted = openDatabase(db.url, { max: 1, onStatement: countStatement(metrics) })
    const errors = async () => {
      const { values } = await metrics.dbErrors.get()
      return Object.fromEntries(values.map(({ labels, value }) => [labels.class, value]))
    }
    await run(counted, 'select 1')
    expect(await errors()).toEqual({})
    const row = `insert into schema_migrations (number, name, checksum) values (1, 'twice', '')`
    await expect(run(counted, row)).rejects.toThrow('duplicate key')
    await expect(run(counted, 'select nothing from nowhere')).rejects.toThrow('nowhere')
    await expect(run(counted, 'select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(
      'cannot be reached',
    )
    expect(await errors()).toEqual({ '23': 1, '42': 1, connection: 1 })
    const { values } = await metrics.dbStatements.get()
    expect(values.find(({ metricName }) => metricName?.endsWith('_count'))?.value).toBe(4)
    await counted.close()
  },
)

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { testDatabase } from '../db/testing.ts'
import { countStatement } from './database-metrics.ts'
import { openMetrics } from './metrics.ts'

const metrics = openMetrics()
const db = await testDatabase()
const counted = openDatabase(db.url, { max: 1, onStatement: countStatement(metrics) })
afterAll(async () => {
  await counted.close()
  await db.close()
})

const errors = async () => {
  const { values } = await metrics.dbErrors.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.class, value]))
}
const ask = (statement: string) => sql.raw(statement).execute(counted.kysely)

test('statements are counted, and failed ones by error class', async () => {
  await ask('select 1')
  expect(await errors()).toEqual({})
  const row = `insert into schema_migrations (number, name, checksum) values (1, 'twice', '')`
  await expect(ask(row)).rejects.toThrow('duplicate key')
  await expect(ask('select nothing from nowhere')).rejects.toThrow('nowhere')
  await expect(ask('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow('cannot be reached')
  expect(await errors()).toEqual({ '23': 1, '42': 1, connection: 1 })
  const { values } = await metrics.dbStatements.get()
  expect(values.find(({ metricName }) => metricName?.endsWith('_count'))?.value).toBe(4)
})

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable, openDatabase } from './database.ts'
import { testDatabase } from './testing.ts'

const db = await testDatabase()
afterAll(() => db.close())

const one = async (expression: string) => {
  const { rows } = await db.pool.query(`select ${expression} as value`)
  return rows[0].value
}

describe('openDatabase', () => {
  test('reads a small int8 as a number and a large one as text', async () => {
    expect(await one('42::int8')).toBe(42)
    expect(await one('9007199254740993::int8')).toBe('9007199254740993')
  })

  test('reads timestamps as Date and dates as text', async () => {
    expect(await one(`'2026-03-01T20:00:00Z'::timestamptz`)).toEqual(new Date('2026-03-01T20:00:00Z'))
    expect(await one(`'2026-03-01'::date`)).toBe('2026-03-01')
  })

  test('sets application_name', async () => {
    expect(await one(`current_setting('application_name')`)).toBe('moonpage')
  })

  test('reports a lost connection, and continues with another', async () => {
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db.kysely)
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(db.pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    )
    expect(await one('1')).toBe(1)
  })

  test('survives the loss of a connection between two statements of a transaction', async () => {
    const halfway = db.kysely.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const pid = rows[0]?.pid
      await db.pool.query('select pg_terminate_backend($1)', [pid])
      await expect.poll(() => one(`exists (select from pg_stat_activity where pid = ${pid})`)).toBe(false)
      await sql`select 1`.execute(tx)
    })
    await expect(halfway).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await one('1')).toBe(1)
  })

  test('ends the transaction of a suspended process, so that it holds no locks', async () => {
    const { rows } = await db.pool.query(`show idle_in_transaction_session_timeout`)
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '12s' }])
  })

  test('survives the loss of idle connections', async () => {
    await Promise.all([one('pg_sleep(0.05)::text'), one('pg_sleep(0.05)::text'), one('pg_sleep(0.05)::text')])
    await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name = 'moonpage'`,
    )
    await expect.poll(() => db.pool.totalCount).toBe(1)
    expect(await Promise.all([one('1'), one('2'), one('3')])).toEqual([1, 2, 3])
  })

  test('rethrows errors of statements unchanged', async () => {
    await expect(db.pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' })
  })

  test('reports a server that is down, after waiting a little', async () => {
    const nowhere = openDatabase('postgres://moonpage@127.0.0.1:4199/none')
    const since = performance.now()
    await expect(nowhere.pool.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(performance.now() - since).toBeGreaterThan(2500)
    await nowhere.close()
  })

  test('a test database is migrated and has the queue’s tables', async () => {
    expect(await one(`to_regclass('schema_migrations')::text`)).toBe('schema_migrations')
    expect(await one(`to_regclass('pgboss.job')::text`)).toBe('pgboss.job')
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseUrl } from './database-url.ts'
import { migrate } from './migrate.ts'
import { onServer, testServer } from './testing.ts'

const server = testServer()
let url = ''
let dir = ''
let count = 0
const log: string[] = []

beforeEach(async () => {
  const name = `moonpage_test_migrate_${process.pid}_${++count}`
  await onServer(server.url, `create database ${name}`)
  url = databaseUrl(server.url, name)
  dir = mkdtempSync(join(tmpdir(), 'db-migrations-'))
  log.length = 0
})
afterEach(async () => {
  await onServer(server.url, `drop database ${new pg.Client(url).database} with (force)`)
  rmSync(dir, { recursive: true })
})

const file = (name: string, sql: string) => writeFileSync(join(dir, name), sql)
const run = () => migrate(url, { dir, log: (line) => log.push(line) })
const query = async (sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

test('applies each file once, ordered by number', async () => {
  file('002-fill.sql', 'insert into words values (1); insert into words values (2);')
  file('001-words.sql', 'create table words (n int);')
  expect(await run()).toEqual(['001-words.sql', '002-fill.sql'])
  expect(await run()).toEqual([])
  file('003-more.sql', 'insert into words values (3);')
  expect(await run()).toEqual(['003-more.sql'])
  expect(await query('select n from words order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  expect(log).toHaveLength(3)
})

test('rolls back a file that fails, and keeps those before it', async () => {
  file('001-words.sql', 'create table words (n int);')
  file('002-broken.sql', 'create table halves (n int); select 1/0;')
  await expect(run()).rejects.toThrow('division by zero')
  expect(await query(`select to_regclass('halves') as halves, to_regclass('words')::text as words`)).toEqual([
    { halves: null, words: 'words' },
  ])
  file('002-broken.sql', 'create table halves (n int);')
  expect(await run()).toEqual(['002-broken.sql'])
})

test('is applied once by many concurrent processes', async () => {
  file('001-words.sql', 'create table words (n int); select pg_sleep(0.05);')
  file('002-fill.sql', 'insert into words values (1);')
  const applied = await Promise.all(Array.from({ length: 6 }, run))
  expect(applied.flat().toSorted()).toEqual(['001-words.sql', '002-fill.sql'])
  expect(await query('select n from words')).toEqual([{ n: 1 }])
})

test('rejects a file that was edited after it was applied, ignoring line endings', async () => {
  file('001-words.sql', 'create table words (\n n int);')
  await run()
  file('001-words.sql', 'create table words (\r\n n int);')
  expect(await run()).toEqual([])
  file('001-words.sql', 'create table words (\n n bigint);')
  await expect(run()).rejects.toThrow(/001-words\.sql was changed.*new migration/s)
})

test('rejects a database of a newer version', async () => {
  file('001-words.sql', 'select 1;')
  file('002-later.sql', 'select 1;')
  await run()
  rmSync(join(dir, '002-later.sql'))
  await expect(run()).rejects.toThrow(/newer Moonpage.*002-later\.sql/s)
})

test('rejects a number that is too low, used twice, or missing', async () => {
  file('002-second.sql', 'select 1;')
  await run()
  file('001-first.sql', 'select 1;')
  await expect(run()).rejects.toThrow(/001-first\.sql comes before/)
  file('002-twin.sql', 'select 1;')
  await expect(run()).rejects.toThrow(/same number/)
  file('3-three.sql', 'select 1;')
  await expect(run()).rejects.toThrow(/3-three\.sql is not named like/)
})

test('builds an index outside of a transaction, and again after an interruption', async () => {
  file('001-words.sql', 'create table words (n int); insert into words values (1), (1);')
  file(
    '002-once.sql',
    `-- outside a transaction
-- Nobody; waits.
create unique index concurrently if not exists words_once on words (n) where n <> 7;
drop index concurrently if exists words_twice;`,
  )
  const isValid = () => query(`select indisvalid as valid from pg_index where indrelid = 'words'::regclass`)
  await expect(run()).rejects.toThrow('could not create unique index')
  expect(await isValid()).toEqual([{ valid: false }])
  await query('delete from words')
  expect(await run()).toEqual(['002-once.sql'])
  expect(await isValid()).toEqual([{ valid: true }])
})

test('concurrent processes build an index once, without blocking each other', async () => {
  file('001-words.sql', 'create table words as select generate_series(1, 50000) as n;')
  file(
    '002-by-n.sql',
    '-- outside a transaction\ncreate index concurrently if not exists words_by_n on words (n)',
  )
  const applied = await Promise.all(Array.from({ length: 6 }, run))
  expect(applied.flat().toSorted()).toEqual(['001-words.sql', '002-by-n.sql'])
})

test('rejects anything else outside of a transaction, where it could be half done', async () => {
  file('001-words.sql', '-- outside a transaction\ncreate table words (n int);')
  await expect(run()).rejects.toThrow(/may only say .* This one says: create table words/)
})

test('does not block others while it waits for a table lock, and continues when it gets it', async () => {
  file('001-words.sql', 'create table words (n int);')
  await run()
  file('002-wider.sql', 'alter table words add column m int;')
  const holder = new pg.Client(url)
  await holder.connect()
  await holder.query('begin; select from words')
  const applied = run()
  await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 30_000 })
  // Queued behind the waiting migration, it would wait as long as the lock's holder.
  await query('select from words')
  await vi.waitUntil(() => log.some((line) => line.includes('002-wider.sql waits')), { timeout: 30_000 })
  await holder.query('commit')
  await holder.end()
  expect(await applied).toEqual(['002-wider.sql'])
})

const waiting = async () => {
  const [row] = await query(
    `select count(*)::int as n from pg_locks where not granted and relation = 'words'::regclass`,
  )
  return (row as { n: number }).n
}

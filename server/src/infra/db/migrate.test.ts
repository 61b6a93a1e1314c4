import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('applies each file once, in the order of their numbers', async () => {
  file('002-fill.sql', 'insert into words values (1); insert into words values (2);')
  file('001-words.sql', 'create table words (n int);')
  expect(await run()).toEqual(['001-words.sql', '002-fill.sql'])
  expect(await run()).toEqual([])
  file('003-more.sql', 'insert into words values (3);')
  expect(await run()).toEqual(['003-more.sql'])
  expect(await query('select n from words order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  expect(log).toHaveLength(3)
})

test('leaves nothing of a file that fails, and keeps those before it', async () => {
  file('001-words.sql', 'create table words (n int);')
  file('002-broken.sql', 'create table halves (n int); select 1/0;')
  await expect(run()).rejects.toThrow('division by zero')
  expect(await query(`select to_regclass('halves') as halves, to_regclass('words')::text as words`)).toEqual([
    { halves: null, words: 'words' },
  ])
  file('002-broken.sql', 'create table halves (n int);')
  expect(await run()).toEqual(['002-broken.sql'])
})

test('is done once when many processes start at once', async () => {
  file('001-words.sql', 'create table words (n int); select pg_sleep(0.05);')
  file('002-fill.sql', 'insert into words values (1);')
  const applied = await Promise.all(Array.from({ length: 6 }, run))
  expect(applied.flat().toSorted()).toEqual(['001-words.sql', '002-fill.sql'])
  expect(await query('select n from words')).toEqual([{ n: 1 }])
})

test('refuses a file that was edited after it was applied, whatever its line ends', async () => {
  file('001-words.sql', 'create table words (\n n int);')
  await run()
  file('001-words.sql', 'create table words (\r\n n int);')
  expect(await run()).toEqual([])
  file('001-words.sql', 'create table words (\n n bigint);')
  await expect(run()).rejects.toThrow(/001-words\.sql was changed.*new migration/s)
})

test('refuses a database of a newer version', async () => {
  file('001-words.sql', 'select 1;')
  file('002-later.sql', 'select 1;')
  await run()
  rmSync(join(dir, '002-later.sql'))
  await expect(run()).rejects.toThrow(/newer Moonpage.*002-later\.sql/s)
})

test('refuses a number that comes late, comes twice, or is none', async () => {
  file('002-second.sql', 'select 1;')
  await run()
  file('001-first.sql', 'select 1;')
  await expect(run()).rejects.toThrow(/001-first\.sql comes before/)
  file('002-twin.sql', 'select 1;')
  await expect(run()).rejects.toThrow(/same number/)
  file('3-three.sql', 'select 1;')
  await expect(run()).rejects.toThrow(/3-three\.sql is not named like/)
})

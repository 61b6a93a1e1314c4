import { describe, expect, test } from 'vitest'
import { readMigrations } from './migration-files.ts'
import { unsafeSteps } from './testing-migration-rules.ts'

/** Earlier ones were released when Moonpage ran on a single machine. */
const firstBesideOthers = 6

describe('the previous version keeps working during and after each migration', () => {
  const files = readMigrations().filter(({ number }) => number >= firstBesideOthers)
  test.each(files)('$name', ({ sql }) => {
    expect(unsafeSteps(sql)).toEqual([])
  })
})

test.each([
  'drop table words',
  'alter table words drop column n',
  'alter table words drop n',
  'alter table words rename column n to m',
  'alter table words rename to terms',
  'alter table words alter column n type bigint',
  'alter table words alter column n set not null',
  'alter table words add column m int not null',
  'alter table words add column id uuid default gen_random_uuid()',
  'alter table words add constraint few check (n < 9)',
  'alter table words add foreign key (n) references numbers',
  'create index words_by_n on words (n)',
  'create unique index words_once on words (n)',
  'create index concurrently if not exists words_by_n on words (n)',
  'drop index words_by_n',
  'update words set n = 1',
  'delete from words',
  'truncate words',
  "select 'a; b'; drop table words",
  '-- safe because\ndrop table words',
])('rejects  %s', (sql) => {
  expect(unsafeSteps(sql)).toHaveLength(1)
})

test.each([
  'create table words (n int not null, check (n < 9)); create index words_by_n on words (n); delete from words',
  'alter table words add column m int',
  "alter table words add column m text not null default ''",
  'alter table words add constraint few check (n < 9) not valid',
  'alter table words validate constraint few',
  'alter table words drop constraint few',
  'alter table words alter column n drop not null',
  'create function tidy() returns void language sql as $$ update words set n = 1; drop table words $$',
  '-- drop table words\nselect 1',
  '-- outside a transaction\ncreate index concurrently if not exists words_by_n on words (n)',
  '-- safe because nobody reads it since the version before\ndrop table words',
])('accepts  %s', (sql) => {
  expect(unsafeSteps(sql)).toEqual([])
})

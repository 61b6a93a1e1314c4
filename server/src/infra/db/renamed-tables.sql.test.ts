import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseUrl } from './database-url.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { onServer, testServer } from './testing.ts'

const name = `moonpage_test_renamed_${process.pid}`
const { url: serverUrl } = testServer()
const url = databaseUrl(serverUrl, name)
const client = new pg.Client(url)
let dir = ''
const rows = async (sql: string) => (await client.query(sql)).rows
const [account, story, email] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`)

/** A database as version 0.1.0 left it, with stories, a view, an email and pending jobs. */
beforeAll(async () => {
  await onServer(serverUrl, `create database ${name}`)
  dir = mkdtempSync(join(tmpdir(), 'moonpage-before-'))
  const files = readMigrations()
  const renaming = files.findIndex((file) => file.name.endsWith('names-of-the-field.sql'))
  for (const file of files.slice(0, renaming)) writeFileSync(join(dir, file.name), file.sql)
  await migrate(url, { dir, log: () => {} })
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  for (const queue of ['tell-story', 'send-letter', 'tidy-up']) await boss.createQueue(queue)
  await boss.send('tell-story', { story_id: story })
  await boss.send('send-letter', { letter_id: email })
  await boss.stop({ graceful: false })
  await client.connect()
  await client.query(`
    insert into accounts (id, email, username, first_name, last_name, password_hash)
      values ('${account}', 'mila@example.org', 'mila', 'Mila', 'Lund', 'x');
    insert into stories (id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, picture_salt,
        generation_status, is_public, published_at, completed_at)
      values ('${story}', '${account}', 'fox', '{}', 'fox', 'courage', 'forest', '5-6', 's', 'Fox', '\\x00',
        'completed', true, now(), now());
    insert into fresh_views (story_id, views) values ('${story}', 3);
    insert into letters (id, account_id, kind, to_address) values ('${email}', '${account}', 'email_changed', 'a@b.c');
    insert into spooled_pictures (file, data) values ('a-640.webp', '\\x01');
    insert into throttles (key, window_ends_at, hits) values ('k', now(), 2);
    insert into vendor_circuits (vendor, failures) values ('text api.example.org', 4);
    insert into audit_entries (id, action, subject_kind, subject_id)
      values ('${email}', 'job_run_again', 'job', '${email}')`)
})
afterAll(async () => {
  await client.end()
  await onServer(serverUrl, `drop database ${name} with (force)`)
  rmSync(dir, { recursive: true })
})

test('migrating a database of the previous version keeps all data, and triggers work', async () => {
  const versionBefore = await rows('select sum(version)::int as sum from public_versions')
  await migrate(url, { log: () => {} })

  expect(await rows('select views from pending_views')).toEqual([{ views: 3 }])
  expect(await rows('select id, to_address from emails')).toEqual([{ id: email, to_address: 'a@b.c' }])
  expect(await rows('select file from storage_outbox where queued_at is not null')).toEqual([
    { file: 'a-640.webp' },
  ])
  expect(await rows('select key, hits from rate_limits')).toEqual([{ key: 'k', hits: 2 }])
  expect(await rows('select provider, failures from provider_circuits')).toEqual([
    { provider: 'text api.example.org', failures: 4 },
  ])
  expect(await rows('select action from audit_entries')).toEqual([{ action: 'job_retried' }])
  expect(await rows('select change, story_id from feed_deltas')).toEqual([{ change: 1, story_id: story }])
  expect(await rows("select sum(number)::int as stories from row_counts where name = 'stories'")).toEqual([
    { stories: 1 },
  ])

  await client.query('update stories set view_count = 7')
  expect(await rows('select count(*)::int from feed_deltas')).toEqual([{ count: 3 }])
  await client.query("update stories set title = 'The fox'")
  const versionAfter = await rows('select sum(version)::int as sum from cache_versions')
  expect(versionAfter[0].sum).toBe(versionBefore[0].sum + 1)
  await client.query('delete from stories')
  expect(await rows('select sum(change)::int as stories from feed_deltas')).toEqual([{ stories: 0 }])
  expect(await rows("select sum(number)::int as stories from row_counts where name = 'stories'")).toEqual([
    { stories: 0 },
  ])
})

test('no old name is left, and pending jobs have their new names', async () => {
  const old =
    '(letters|throttles|fresh_views|feed_changes|feed_steps|feed_kinds|kept_counts|public_versions|spooled|vendor)'
  expect(
    await rows(`select relname as name from pg_class where relname ~ '${old}' union all
      select conname from pg_constraint where conname ~ '${old}' union all
      select proname from pg_proc where prosrc ~ '${old}' and proname <> 'short_parts'`),
  ).toEqual([])
  expect(await rows('select name, data from pgboss.job order by name')).toEqual([
    { name: 'generate-story', data: { story_id: story } },
    { name: 'send-email', data: { email_id: email } },
  ])
  expect(await rows('select name from pgboss.queue order by name')).toEqual([
    { name: 'clean-up' },
    { name: 'generate-story' },
    { name: 'send-email' },
  ])
})

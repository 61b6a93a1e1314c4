import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { retention } from '@moonpage/contract/retention'
import type { Story } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { insertStories } from '../../app/testing-stories.ts'
import { pictureStem } from '../../core/stories/picture-files.ts'
import { hashToken } from '../../core/accounts/tokens.ts'
import { writeEmailFile } from '../../infra/mail/email-files.ts'
import { newId } from '../../lib/ids.ts'
import { cleanUp, cleanUpJob, scheduleCleanUp } from './clean-up-job.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
/** Rows on either side of a retention limit, in days. */
const ages = (days: number) => ({ kept: daysAgo(days - 0.01), old: daysAgo(days + 0.01) })

const lines: string[] = []
const logTo = new PassThrough().on('data', (line) => lines.push(String(line)))
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  api = await testApi({ worker: false, logTo })
  person = await api.signUp()
})
afterEach(async () => {
  await api.db.pool.query(`delete from pgboss.job where name = 'clean-up'`)
  lines.length = 0
})
afterAll(() => api.close())

const run = () => cleanUp({ ...api.generation, queue: api.queue }, new AbortController().signal)
const told = () => lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'clean-up finished')
const left = async (table: string, key: string) =>
  (await api.db.pool.query<{ key: string }>(`select ${key} as key from ${table}`)).rows.map((row) => row.key)

async function givenSession(change: { expires_at?: Date; ended_at?: Date } = {}) {
  const id = newId()
  await api.db.kysely
    .insertInto('sessions')
    .values({ id, account_id: person.user.id, expires_at: new Date(Date.now() + dayMs), ...change })
    .execute()
  return id
}
const givenToken = (session_id: string, name: string, change: { created_at?: Date; used_at?: Date }) =>
  api.db.kysely
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(name), session_id, ...change })
    .execute()

test('ended and expired sessions are deleted with their tokens after their retention', async () => {
  const { kept, old } = ages(retention.expiredDays)
  const live = await givenSession()
  const stay = [live, await givenSession({ expires_at: kept }), await givenSession({ ended_at: kept })]
  const gone = [await givenSession({ expires_at: old }), await givenSession({ ended_at: old })]
  for (const id of [...stay, ...gone]) await givenToken(id, `token of ${id}`, { used_at: new Date() })
  await run()
  const sessions = await left('sessions', 'id')
  expect(sessions).toEqual(expect.arrayContaining(stay))
  for (const id of gone) expect(sessions).not.toContain(id)
  expect(told()).toMatchObject({ sessions: 2, tokens_of_old_sessions: 2, old_tokens: 0 })
  expect((await person.get('/api/v1/auth/me')).status).toBe(200)
})

test('a used token is kept as long as its reuse could reveal a theft, and does', async () => {
  const { kept, old } = ages(retention.sessionDays)
  const session = await givenSession()
  await givenToken(session, 'new', {})
  await givenToken(session, 'used lately', { created_at: old, used_at: kept })
  await givenToken(session, 'used long ago', { created_at: daysAgo(80), used_at: old })
  await givenToken(session, 'lost in a race long ago', { created_at: old })
  await run()
  const hashes = (await left('refresh_tokens', "encode(hash, 'hex')")).map(String)
  const isLeft = (name: string) => hashes.includes(hashToken(name).toString('hex'))
  expect(['new', 'used lately', 'used long ago', 'lost in a race long ago'].filter(isLeft)).toEqual([
    'new',
    'used lately',
  ])
  const refresh = async (refresh_token: string) =>
    (await api.nobody.post('/api/v1/auth/refresh', { refresh_token })).status
  expect(await refresh('used lately')).toBe(401)
  // The reuse ended the family.
  expect(await refresh('new')).toBe(401)
})

test('reset links, unused keys, unsent emails and notifications are deleted after their retention', async () => {
  const resets = ages(retention.expiredDays)
  for (const [name, expires_at] of Object.entries(resets))
    await api.db.kysely
      .insertInto('password_resets')
      .values({ hash: hashToken(name), account_id: person.user.id, expires_at })
      .execute()
  const aged = async (table: 'emails' | 'notifications', days: number, values: object) => {
    const [kept, old] = [newId(), newId()]
    for (const [id, created_at] of [
      [kept, ages(days).kept],
      [old, ages(days).old],
    ] as const)
      await api.db.kysely
        .insertInto(table)
        .values({ id, account_id: person.user.id, created_at, ...values } as never)
        .execute()
    return { kept, old }
  }
  const emails = await aged('emails', retention.emailDays, {
    kind: 'email_changed',
    to_address: 'old@example.org',
  })
  const notifications = await aged('notifications', retention.notificationDays, { kind: 'story_finished' })
  const keyAges = ages(retention.unusedKeyDays)
  for (const [name, times] of [
    ['kept', { created_at: keyAges.kept }],
    ['used', { created_at: keyAges.old, last_used_at: keyAges.kept }],
    ['old', { created_at: keyAges.old, last_used_at: keyAges.old }],
  ] as const)
    await api.db.kysely
      .insertInto('catalog_keys')
      .values({ id: newId(), account_id: person.user.id, name, secret_hash: hashToken(name), ...times })
      .execute()
  for (const [name, times] of [
    ['ended lately', { expires_at: resets.kept }],
    ['ended', { expires_at: resets.old }],
    ['unused', { created_at: keyAges.old }],
  ] as const)
    await api.db.kysely
      .insertInto('api_keys')
      .values({
        id: newId(),
        account_id: person.user.id,
        name,
        secret_hash: hashToken(name),
        prefix: 'mp_abcd',
        scopes: ['read'],
        ...times,
      })
      .execute()
  const webhook_id = newId()
  await api.db.kysely
    .insertInto('webhooks')
    .values({
      id: webhook_id,
      account_id: person.user.id,
      url: 'https://example.org',
      secret: hashToken('hook'),
    })
    .execute()
  const deliveries = { kept: newId(), old: newId() }
  for (const age of ['kept', 'old'] as const)
    await api.db.kysely
      .insertInto('webhook_deliveries')
      .values({ id: deliveries[age], webhook_id, event: 'webhook.test', created_at: resets[age] })
      .execute()
  await run()
  expect(await left('webhook_deliveries', 'id')).toEqual([deliveries.kept])
  expect(await left('catalog_keys', 'name')).toEqual(['kept', 'used'])
  expect(await left('api_keys', 'name')).toEqual(['ended lately'])
  expect(await left('password_resets', "encode(hash, 'hex')")).toEqual([hashToken('kept').toString('hex')])
  expect(await left('emails', 'id')).toEqual([emails.kept])
  expect(await left('notifications', 'id')).toEqual([notifications.kept])
  expect(told()).toMatchObject({ password_resets: 1, emails: 1, notifications: 1 })
})

test('view records are deleted with their day, and so is the salt', async () => {
  const { body: story } = await person.post<Story>('/api/v1/stories', aStory)
  const days = { today: new Date(), yesterday: daysAgo(1) }
  for (const [viewer, at] of Object.entries(days)) {
    const day = at.toISOString().slice(0, 10)
    await api.db.kysely
      .insertInto('story_views')
      .values({ story_id: story.id, viewer: Buffer.from(viewer), day })
      .execute()
    await api.db.kysely
      .insertInto('secrets')
      .values({ name: `views ${day}`, value: Buffer.from(viewer) })
      .execute()
  }
  await run()
  expect(await left('story_views', "convert_from(viewer, 'UTF8')")).toEqual(['today'])
  const secrets = await left('secrets', 'name')
  expect(secrets).toContain(`views ${days.today.toISOString().slice(0, 10)}`)
  expect(secrets.filter((name) => name.startsWith('views'))).toHaveLength(1)
  expect(told()).toMatchObject({ views: 1, view_salts: 1 })
})

test('links that expired long ago are deleted, and the stories’ pictures are renamed', async () => {
  const { kept, old } = ages(retention.expiredDays)
  const parent = await api.signUp()
  const links: Record<string, string> = {}
  for (const [name, expires_at] of Object.entries({ kept, old, live: new Date(Date.now() + dayMs) })) {
    const { id } = (await parent.post<{ id: string }>('/api/v1/stories', aStory)).body
    await api.db.kysely
      .insertInto('share_links')
      .values({ story_id: id, token: `token-${name}`, expires_at })
      .execute()
    links[name] = id
  }
  await run()
  expect(new Set(await left('share_links', 'story_id'))).toEqual(new Set([links.kept, links.live]))
  const renamed = await api.db.pool.query<{ id: string }>(
    `select data ->> 'story_id' as id from pgboss.job where name = 'rename-pictures'`,
  )
  expect(renamed.rows).toEqual([{ id: links.old }])
  expect(told()).toMatchObject({ share_links: 1 })
  // No worker should generate these stories.
  await api.db.pool.query(`delete from pgboss.job where name in ('generate-story', 'rename-pictures')`)
})

test('so are links of collections', async () => {
  const { kept, old } = ages(retention.expiredDays)
  const parent = await api.signUp()
  const { id } = (await parent.post<{ id: string }>('/api/v1/stories', aStory)).body
  for (const [name, expires_at] of Object.entries({ kept, old })) {
    const { body } = await parent.post<{ id: string }>('/api/v1/collections', { name, story_id: id })
    await api.db.kysely
      .insertInto('collection_links')
      .values({
        collection_id: body.id,
        token: `token-${name}`,
        include_names: true,
        include_recordings: false,
        expires_at,
      })
      .execute()
  }
  await run()
  expect(await left('collection_links', 'token')).toEqual(['token-kept'])
  const renamed = await api.db.pool.query(
    `select data ->> 'story_id' as id from pgboss.job where name = 'rename-pictures'`,
  )
  expect(renamed.rows).toEqual([{ id }])
  expect(told()).toMatchObject({ share_links: 1 })
  await api.db.pool.query(`delete from pgboss.job where name in ('generate-story', 'rename-pictures')`)
})

test('reports, audit entries and snapshots are deleted after years, but never open ones', async () => {
  const { old } = ages(2 * 366)
  const { kept } = ages(2 * 365)
  const parent = await api.signUp()
  const [story_id = ''] = await insertStories(api.db, parent.user.id, [{}])
  const page = {
    page_number: 1,
    content: 'Once.',
    has_image: true,
    image_alt: '',
    image_key: 'of-the-story-itself',
  }
  const content = JSON.stringify({ title: '', summary: '', dedication: null, pages: [page] })
  const snapshot = async (name: string, taken_at: Date) => {
    const id = newId()
    const picture_salt = Buffer.from(name)
    await api.db.kysely
      .insertInto('story_snapshots')
      .values({ id, story_id, version: picture_salt, content, picture_salt, taken_at })
      .execute()
    return id
  }
  const reportOf = async (snapshot_id: string, change: { decided_at?: Date; outcome?: 'upheld' }) => {
    const id = newId()
    await api.db.kysely
      .insertInto('reports')
      .values({ id, story_id, reporter_id: newId(), snapshot_id, created_at: daysAgo(900), ...change })
      .execute()
    return id
  }
  const entry = async (created_at: Date) => {
    const id = newId()
    await api.db.kysely
      .insertInto('audit_entries')
      .values({ id, action: 'story_restored', subject_kind: 'story', subject_id: story_id, created_at })
      .execute()
    return id
  }
  const open = await snapshot('open', old)
  const decided = await snapshot('decided', old)
  const gone = await snapshot('gone', old)
  const alone = await snapshot('alone', kept)
  const reports = [await reportOf(open, {}), await reportOf(decided, { decided_at: kept, outcome: 'upheld' })]
  await reportOf(gone, { decided_at: old, outcome: 'upheld' })
  const entries = [await entry(kept)]
  await entry(old)
  await run()
  expect(await left('reports', 'id')).toEqual(reports)
  expect(await left('audit_entries', 'id')).toEqual(entries)
  expect(new Set(await left('story_snapshots', 'id'))).toEqual(new Set([open, decided, alone]))
  expect(told()).toMatchObject({ reports: 1, audit_entries: 1, story_snapshots: 1 })
  const { rows } = await api.db.pool.query<{ stems: string[] }>(
    `select data -> 'stems' as stems from pgboss.job where name = 'remove-pictures'`,
  )
  // The copies, not the story's own pictures.
  expect(rows).toEqual([{ stems: [pictureStem(Buffer.from('gone'), 1, 'picture')] }])
})

test('any number of rows is deleted in batches, skipping locked ones', async () => {
  const old = ages(retention.notificationDays).old
  await api.db.pool.query(
    `insert into notifications (id, account_id, kind, created_at)
     select gen_random_uuid(), $1, 'story_finished', $2 from generate_series(1, 2500)`,
    [person.user.id, old],
  )
  const holder = await api.db.pool.connect()
  await holder.query('begin')
  const { rows } = await holder.query(
    'select id from notifications where created_at = $1 limit 3 for update',
    [old],
  )
  await run()
  expect(told()).toMatchObject({ notifications: 2497 })
  expect(await left('notifications', 'id')).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
  await holder.query('rollback')
  holder.release()
  await run()
  expect(lines.join('')).toContain('"notifications":3')
})

test('old email files and temporary picture files are deleted; pictures never', async () => {
  const pictures = join(api.dataDir, 'pictures', 'ab')
  await mkdir(pictures, { recursive: true })
  const given = async (name: string, at: Date) => {
    const path = join(pictures, name)
    await writeFile(path, 'x')
    await utimes(path, at, at)
    return path
  }
  const { kept, old } = ages(1)
  const stay = [
    await given('abcdefghijkl-480.webp', daysAgo(900)),
    await given('abcdefghijkl-960.webp.7.draft', kept),
  ]
  const gone = await given('abcdefghijkl-1536.webp.8.draft', old)
  const written = await writeEmailFile(api.generation.emailsDir, person.user.id, Buffer.from('Dear Ines'))
  const letterOf = (at: Date) =>
    join(api.generation.emailsDir, `${at.toISOString().replaceAll(':', '-')}-${person.user.id}.eml`)
  const emails = ages(retention.emailDays)
  for (const at of Object.values(emails)) await writeFile(letterOf(at), 'x')
  await run()
  expect(stay.map((path) => existsSync(path))).toEqual([true, true])
  expect(existsSync(gone)).toBe(false)
  expect(existsSync(letterOf(emails.kept))).toBe(true)
  expect(existsSync(letterOf(emails.old))).toBe(false)
  expect(existsSync(join(api.generation.emailsDir, written))).toBe(true)
  expect(told()).toMatchObject({ picture_drafts: 1, email_files: 1 })
})

const jobs = async () =>
  (
    await api.db.pool.query<{ state: string; hours: number }>(
      `select state::text, round(extract(epoch from start_after - now()) / 3600)::int as hours
       from pgboss.job where name = $1 order by start_after`,
      [cleanUpJob.name],
    )
  ).rows

test('it runs soon after a start and then once a day, for any number of processes', async () => {
  await Promise.all(
    Array.from({ length: 5 }, () => scheduleCleanUp({ ...api.generation, queue: api.queue }, 0)),
  )
  expect(await jobs()).toEqual([{ state: 'created', hours: 0 }])
  await api.work()
  await expect.poll(jobs).toEqual([
    { state: 'completed', hours: 0 },
    { state: 'created', hours: 24 },
  ])
  // A second start finds the scheduled run.
  await scheduleCleanUp({ ...api.generation, queue: api.queue }, 0)
  expect(await jobs()).toHaveLength(2)
})

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { SystemActivity } from '@moonpage/contract/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { recordBackup } from '../../infra/backup/record-backup.ts'
import { makeBackup, scheduleBackup, type BackupDeps } from './make-backup-job.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
let dir: string
beforeAll(async () => {
  api = await testApi({ worker: false })
  admin = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin'`)
  dir = await mkdtemp(join(tmpdir(), 'moonpage-backups-'))
})
afterAll(async () => {
  await api.close()
  await rm(dir, { recursive: true, force: true })
})

const nightly = { cron: '0 3 * * *', keep: 2 }
const deps = (runBackup: BackupDeps['runBackup']): BackupDeps => ({
  db: api.db,
  queue: api.queue,
  log: { info: () => {}, error: () => {} },
  backups: { ...nightly, dir, store: null },
  runBackup,
})
const signal = new AbortController().signal
const activity = async () => (await admin.get<SystemActivity>('/api/v1/admin/system/activity')).body
const pending = async () =>
  (
    await api.db.pool.query<{ start_after: Date }>(
      `select start_after from pgboss.job where name = 'make-backup' and state = 'created'`,
    )
  ).rows.map((job) => job.start_after)

test('the next one is at the time that the setting says, once for all processes', async () => {
  const now = new Date()
  await Promise.all([
    scheduleBackup(
      deps(async () => null),
      now,
    ),
    scheduleBackup(
      deps(async () => null),
      now,
    ),
  ])
  const [at, ...others] = await pending()
  expect(others).toEqual([])
  expect([at?.getHours(), at?.getMinutes()]).toEqual([3, 0])
  expect(at?.getTime()).toBeGreaterThan(now.getTime())
})

test('the newest stay, and so do files that have other names', async () => {
  const old = ['moonpage-2026-01-01-030000.tar.gz', 'moonpage-2026-01-02-030000.tar.gz']
  const others = ['before the move.tar.gz', 'moonpage-by-hand.tar.gz']
  for (const name of [...old, ...others, 'moonpage-2026-01-03-030000.tar.gz.part-77'])
    await writeFile(join(dir, name), '')
  let made = ''
  await makeBackup(
    deps(async (file) => {
      await writeFile(file, '')
      made = basename(file)
      return null
    }),
    signal,
  )
  expect((await readdir(dir)).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [old[1] ?? '', made, ...others].toSorted((a, b) => a.localeCompare(b)),
  )
})

test('in a bucket, too, the newest stay; one that cannot be asked fails no backup', async () => {
  const names = ['moonpage-2026-01-01-030000.tar.gz', 'moonpage-2026-01-02-030000.tar.gz', 'by-hand.tar.gz']
  const before = await readdir(dir)
  const targets: string[] = []
  const run = deps(async (target) => {
    targets.push(target)
    names.push(target.slice('s3:'.length))
    return null
  })
  const bucket = {
    list: async () => names,
    remove: async (name: string) => void names.splice(names.indexOf(name), 1),
  }
  await makeBackup({ ...run, backups: { ...nightly, dir, store: bucket } }, signal)
  expect(targets).toEqual([expect.stringMatching(/^s3:moonpage-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/)])
  expect(names).toEqual(['moonpage-2026-01-02-030000.tar.gz', 'by-hand.tar.gz', targets[0]?.slice(3)])
  expect(await readdir(dir)).toEqual(before)
  const away = { ...bucket, list: () => Promise.reject(new Error('away')) }
  await makeBackup({ ...run, backups: { ...nightly, dir, store: away } }, signal)
  expect((await activity()).failed_backup).toBeNull()
})

test('of one that failed every admin gets an email, and the System tab says why until one is good', async () => {
  expect((await activity()).failed_backup).toBeNull()
  const before = await readdir(dir)
  await makeBackup(
    deps(async () => 'No backup was made. The disk is full.'),
    signal,
  )
  expect(await readdir(dir)).toEqual(before)
  expect((await activity()).failed_backup).toMatchObject({ reason: 'No backup was made. The disk is full.' })
  const { rows } = await api.db.pool.query('select kind, to_address from emails')
  expect(rows).toEqual([{ kind: 'backup_failed', to_address: admin.user.email }])
  // The next one is tried all the same.
  expect(await pending()).toHaveLength(1)

  const proof = { families: 3, stories: 60, pages: 600, pictures: 600, missing_pictures: 0 }
  await recordBackup(api.db.url, { contents: 'all', bytes: 5_000_000, proof })
  expect(await activity()).toMatchObject({ failed_backup: null, last_backup: { proof } })
})

test('a process that stops leaves the backup to the next one', async () => {
  const stopping = new AbortController()
  const run = makeBackup(
    deps(async () => {
      stopping.abort()
      return 'killed'
    }),
    stopping.signal,
  )
  await expect(run).rejects.toThrow('aborted')
  expect((await activity()).failed_backup).toBeNull()
})

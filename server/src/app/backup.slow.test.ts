import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testHosts } from '../infra/db/embedded/testing/host-processes.ts'
import type { HostProcess } from '../infra/db/embedded/testing/host-processes.ts'
import { testS3 } from '../infra/storage/testing-s3.ts'
import { backupCommand } from './backup-command.ts'
import { restoreCommand } from './restore-command.ts'
import { readSettings } from './settings.ts'
import { bareEnv } from './testing-bare-env.ts'

/** By day one of each kind stands for the others. */
const isNight = Boolean(process.env['NIGHTLY'])

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const shop = testHosts()
const work = mkdtempSync(join(tmpdir(), 'db-backup-'))
const script = (name: string) => fileURLToPath(new URL(`${name}.ts`, import.meta.url))

const commands = { backup: backupCommand, restore: restoreCommand }

/** What `npm run backup` or `npm run restore` does, in this process: a new one takes a second of a core to load. */
async function run(name: keyof typeof commands, dataDir: string, words: string[], env = {}) {
  let said = ''
  const hear = (text: string) => (said += text)
  const settings = () => readSettings({ DATA_DIR: dataDir, ...env })
  const code = await commands[name](words, settings, { out: hear, aside: hear })
  return { code, said }
}

/** The same in a process of its own. */
async function runProcess(name: keyof typeof commands, dataDir: string, words: string[]) {
  const child = spawn(process.execPath, [script(name), ...words], {
    cwd: work,
    env: { ...bareEnv, DATA_DIR: dataDir },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said }
}

const rows = async (one: HostProcess, sql: string) =>
  (await one.ask(sql))['rows'] as Record<string, unknown>[]

const source = shop.folder()
const archive = join(work, 'all.tar.gz')
let acknowledged = 0
/** What the backup said. */
let backupSaid = ''

// One backup, made during writes to rows and pictures.
beforeAll(async () => {
  mkdirSync(join(source, 'pictures', 'ab'), { recursive: true })
  mkdirSync(join(source, 'mail'))
  writeFileSync(join(source, 'mail', '1.eml'), 'Dear parent')
  writeFileSync(join(source, 'pictures', 'ab', 'first.webp'), Buffer.alloc(300_000, 7))
  const app = shop.keeper(source)
  await app.started()
  await app.ask('create table written (n int primary key, filler text)')
  // As much of Moonpage's tables as a proof counts, with a picture that is there and one that is not.
  for (const table of [
    'schema_migrations as select 1 as number',
    'families as select 1 as id',
    'stories as select generate_series(1, 2) as id',
    `story_pages as select 1 as story_id, page as page_number, nullif('key-' || page, 'key-3') as image_key from generate_series(1, 3) page`,
    'storage_outbox (file text)',
  ])
    await app.ask(`create table ${table}`)
  writeFileSync(join(source, 'pictures', 'ab', 'key-1-480.webp'), 'a picture')
  await app.ask(`insert into written select -n, repeat(md5(n::text), 30) from generate_series(1, 5000) n`)
  const until = { over: false }
  let last = 0
  const writing = (async () => {
    while (!until.over) {
      const answer = await app.ask(`insert into written values (${last + 1}, repeat('x', 2000)) returning n`)
      if (answer.word === 'rows') last++
      // A page that is rewritten constantly would be torn in a plain copy.
      await app.ask(`update written set filler = filler || 'y' where n between -50 and -1`)
      writeFileSync(join(source, 'pictures', 'ab', `${last}.webp`), `picture ${last}`)
    }
  })()
  await vi.waitUntil(() => last > 5, { timeout: 60_000 })
  acknowledged = last
  const made = await runProcess('backup', source, [archive])
  until.over = true
  await writing
  if (made.code !== 0) throw new Error(made.said)
  backupSaid = made.said
  await app.stop()
})
afterAll(async () => {
  await shop.clear()
  rmSync(work, { recursive: true, force: true })
})

describe('a restored backup', () => {
  test('has every row and picture acknowledged before it began, without corrupt pages, and keeps the previous data aside', async () => {
    const dir = shop.folder()
    mkdirSync(join(dir, 'pictures'))
    writeFileSync(join(dir, 'pictures', 'old.webp'), 'old')
    writeFileSync(join(dir, 'note.txt'), 'mine')
    const { code, said } = await run('restore', dir, [archive])
    expect(code).toBe(0)
    const aside = /What was there before is kept in (.*before-restore-[^;]*);/.exec(said)?.[1] ?? ''
    expect(readFileSync(join(aside, 'pictures', 'old.webp'), 'utf8')).toBe('old')
    expect(readFileSync(join(dir, 'note.txt'), 'utf8')).toBe('mine')
    expect(existsSync(join(dir, 'pictures', 'old.webp'))).toBe(false)
    expect(readdirSync(dir).toSorted()).toEqual(
      expect.arrayContaining(['mail', 'pg18', 'pictures', 'note.txt']),
    )
    const app = shop.keeper(dir)
    await app.started()
    const [found] = await rows(
      app,
      'select count(*) filter (where n > 0)::int as written, max(n) as last, count(*) filter (where n < 0)::int as filler from written',
    )
    expect(found).toMatchObject({ filler: 5000, written: found!['last'] })
    expect(found!['last']).toBeGreaterThanOrEqual(acknowledged)
    expect(await rows(app, 'create extension amcheck')).toEqual([])
    expect(
      await rows(
        app,
        `select count(*)::int as n from pg_class, bt_index_check(oid, true) where relname = 'written_pkey'`,
      ),
    ).toEqual([{ n: 1 }])
    await app.ask('insert into written values (1000000)')
    await app.stop()
    for (let n = 1; n <= acknowledged; n++) {
      expect(readFileSync(join(dir, 'pictures', 'ab', `${n}.webp`), 'utf8')).toBe(`picture ${n}`)
    }
    expect(readFileSync(join(dir, 'mail', '1.eml'), 'utf8')).toBe('Dear parent')
    expect(statSync(archive).mode & 0o777).toBe(0o600)
  })

  test('is applied completely or not at all when the restore is killed', async () => {
    const dir = shop.folder()
    cpSync(source, dir, { recursive: true })
    const before = shop.keeper(dir)
    await before.started()
    await before.ask('alter table written rename to before_it')
    await before.stop()
    renameSync(join(dir, 'pictures', 'ab', 'first.webp'), join(dir, 'pictures', 'before.webp'))
    for (const afterMs of isNight ? [600, 1100] : [800]) {
      const child = spawn(process.execPath, [script('restore'), archive], {
        cwd: work,
        env: { ...bareEnv, DATA_DIR: dir },
        stdio: 'ignore',
      })
      const exited = new Promise((resolve) => child.once('exit', resolve))
      await sleep(afterMs)
      child.kill('SIGKILL')
      await exited
      const app = shop.keeper(dir)
      await app.started()
      const [found] = await rows(
        app,
        `select to_regclass('written') is not null as new, to_regclass('before_it') is not null as old`,
      )
      const pictures = {
        new: existsSync(join(dir, 'pictures', 'ab', 'first.webp')),
        old: existsSync(join(dir, 'pictures', 'before.webp')),
      }
      expect(found).toEqual(pictures)
      expect(pictures.new).not.toBe(pictures.old)
      await app.stop()
    }
  })
})

describe('a restore is rejected without changes', () => {
  /** The output; throws unless the command failed cleanly, without a stack trace or leftover files. */
  const refusal = async (file: string, env = {}): Promise<string> => {
    // A restore makes the folder that is missing.
    const dir = join(shop.folder(), 'data')
    const { code, said } = await run('restore', dir, file ? [file] : [], env)
    const left = existsSync(dir) ? readdirSync(dir) : []
    if (code !== 1 || left.length > 0 || /\n\s+at /.test(said))
      throw new Error(`${String(code)} ${left.join()} ${said}`)
    return said
  }
  const archiveOf = (name: string, text: string) => {
    const tar = pack()
    tar.entry({ name }, text)
    tar.finalize()
    return buffer(tar.pipe(createGzip()))
  }
  const changed = (name: string, change: (path: string) => void) => {
    const path = join(work, name)
    writeFileSync(path, readFileSync(archive))
    change(path)
    return path
  }

  test.runIf(isNight)('without a file, or with one that does not exist', async () => {
    expect(await refusal('')).toMatch(/Say which backup/)
    expect(await refusal(join(work, 'none.tar.gz'))).toMatch(/There is no file/)
  })

  test.runIf(isNight)('from a file that is no backup', async () => {
    const text = join(work, 'letter.txt')
    writeFileSync(text, 'dear reader '.repeat(200))
    expect(await refusal(text)).toMatch(/is not a backup/)
    const empty = join(work, 'empty.tar.gz')
    writeFileSync(empty, '')
    expect(await refusal(empty)).toMatch(/is not a backup/)
    const other = join(work, 'other.tar.gz')
    writeFileSync(other, await archiveOf('package.json', '{}'))
    expect(await refusal(other)).toMatch(/is not a backup/)
  })

  test('from a truncated or damaged backup', async () => {
    const size = statSync(archive).size
    expect(await refusal(changed('half.tar.gz', (path) => truncateSync(path, Math.floor(size / 2))))).toMatch(
      /cut short or damaged/,
    )
    expect(await refusal(changed('tail.tar.gz', (path) => truncateSync(path, size - 9)))).toMatch(
      /cut short or damaged/,
    )
    const plain = gunzipSync(readFileSync(archive))
    const at = plain.indexOf('Dear parent')
    plain[at] = 'B'.charCodeAt(0)
    const flipped = changed('flipped.tar.gz', (path) => writeFileSync(path, gzipSync(plain, { level: 1 })))
    expect(await refusal(flipped)).toMatch(/cut short or damaged/)
  })

  test.runIf(isNight)('from a newer version', async () => {
    const manifest = async (about: object) => {
      const text = JSON.stringify({
        moonpage_backup: 1,
        made_at: 'now',
        contents: 'all',
        schema: null,
        ...about,
      })
      const path = join(work, 'newer.tar.gz')
      writeFileSync(path, await archiveOf('moonpage-backup.json', text))
      return path
    }
    expect(await refusal(await manifest({ moonpage_backup: 2, other: 'shape' }))).toMatch(/newer Moonpage/)
    expect(await refusal(await manifest({ schema: 900 }))).toMatch(/newer Moonpage/)
  })

  test.runIf(isNight)('with DATABASE_URL', async () => {
    expect(await refusal(archive, { DATABASE_URL: 'postgres://a@127.0.0.1:4199/b' })).toMatch(
      /DATABASE_URL names a server/,
    )
  })

  test('while the app runs', async () => {
    const app = shop.keeper(source)
    await app.started()
    const before = readdirSync(source).toSorted()
    const { code, said } = await runProcess('restore', source, [archive])
    expect(said).toMatch(/Moonpage is running on .* Stop it first/)
    expect(code).toBe(1)
    expect(readdirSync(source).toSorted()).toEqual(before)
    await app.stop()
  })
})

describe('a backup', () => {
  test('is restored on trial and counted before it counts', () => {
    expect(backupSaid).toContain('Restored on trial, it has 2 stories with 3 pages, of 1 families.')
    expect(backupSaid).toContain('Of the newest 2 pictures it lacks 1.')
    expect(readdirSync(source).filter((name) => name.startsWith('proof-'))).toEqual([])
  })

  // By day infra/backup/s3-backups.test.ts writes to a bucket and reads from it.
  test.runIf(isNight)('goes to a bucket, and is restored from there', async () => {
    const s3 = await testS3()
    const env = Object.fromEntries(Object.entries(s3.env).map(([name, value]) => [`BACKUP_${name}`, value]))
    const backups = { ...env, BACKUP_DIR: join(work, 'uploads') }
    try {
      const made = await run('backup', source, ['s3:moonpage-1.tar.gz'], backups)
      expect(made.said).toContain('is saved in s3:moonpage-1.tar.gz')
      expect(readdirSync(join(work, 'uploads'))).toEqual([])
      const dir = shop.folder()
      expect((await run('restore', dir, ['s3:'], backups)).said).toContain('s3:moonpage-1.tar.gz')
      const restored = await run('restore', dir, ['s3:moonpage-1.tar.gz'], backups)
      expect([restored.code, restored.said]).toEqual([0, expect.any(String)])
      expect(readFileSync(join(dir, 'mail', '1.eml'), 'utf8')).toBe('Dear parent')
      s3.behaves({ status: 403, code: 'SignatureDoesNotMatch' })
      const denied = await run('backup', source, ['s3:moonpage-2.tar.gz'], backups)
      expect([denied.code, denied.said]).toEqual([
        1,
        expect.stringContaining('BACKUP_S3_SECRET_ACCESS_KEY is not the right one'),
      ])
      expect((await run('backup', source, ['s3:moonpage-2.tar.gz'])).said).toMatch(/set BACKUP_S3_ENDPOINT/)
    } finally {
      await s3.close()
    }
  })

  test('is rejected if the file exists, the folder does not, or there is no data', async () => {
    expect((await run('backup', source, [archive])).said).toMatch(/exists already/)
    expect((await run('backup', source, [join(work, 'no', 'folder.tar.gz')])).said).toMatch(
      /There is no folder/,
    )
    expect((await run('backup', source, [join(source, 'pictures', 'b.tar.gz')])).said).toMatch(/lies within/)
    expect((await run('backup', join(work, 'nowhere'), [join(work, 'b.tar.gz')])).said).toMatch(
      /nothing to back up/,
    )
    expect((await run('backup', shop.folder(), [join(work, 'b.tar.gz')])).said).toMatch(/nothing to back up/)
    expect(readdirSync(work).filter((name) => name.includes('part'))).toEqual([])
  })

  test.runIf(isNight)(
    'of a database server contains the pictures, and explains how to back up the rest',
    async () => {
      const env = { DATABASE_URL: 'postgres://a@127.0.0.1:4199/b' }
      const file = join(work, 'pictures.tar.gz')
      expect((await run('backup', source, [file], env)).said).toMatch(/pg_dump/)
      const dir = shop.folder()
      chmodSync(dir, 0o755)
      expect((await run('restore', dir, [file])).said).toMatch(/pictures only/)
      expect(await run('restore', dir, [file], env)).toMatchObject({ code: 0 })
      expect(readdirSync(dir).toSorted()).toEqual(['mail', 'pictures'])
      expect(statSync(join(dir, 'pictures', 'ab', 'first.webp')).size).toBe(300_000)
    },
  )

  test.runIf(isNight)(
    'mentions that pictures in an S3 store are not included, and is rejected if nothing is local',
    async () => {
      const s3 = {
        S3_ENDPOINT: 'http://127.0.0.1:4198',
        S3_BUCKET: 'a-bucket',
        S3_REGION: 'auto',
        S3_ACCESS_KEY_ID: 'an-id',
        S3_SECRET_ACCESS_KEY: 'a-secret',
      }
      const env = { ...s3, DATABASE_URL: 'postgres://a@127.0.0.1:4199/b' }
      expect((await run('backup', source, [join(work, 's3.tar.gz')], env)).said).toMatch(
        /The pictures in the bucket a-bucket are not in it/,
      )
      const { code, said } = await run('backup', shop.folder(), [join(work, 'none.tar.gz')], env)
      expect([code, existsSync(join(work, 'none.tar.gz'))]).toEqual([1, false])
      expect(said).toMatch(/the pictures in the bucket a-bucket\. Save each of them where it is/)
    },
  )
})

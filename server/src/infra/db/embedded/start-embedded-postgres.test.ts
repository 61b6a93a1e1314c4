import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { processesOn, testHosts } from './testing/host-processes.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const { folder, filledFolder, keeper, clear } = testHosts()
afterAll(clear)

/** By day some of the ways to start it. */
const isNight = Boolean(process.env['NIGHTLY'])
const isRoot = process.getuid?.() === 0
if (!isRoot) process.stdout.write('Skipped: starting the database as root and as other users needs root.\n')

const modeOf = (path: string) => statSync(path).mode & 0o777

describe.concurrent('the embedded database', () => {
  test('starts in an empty folder, and stops', async () => {
    const dir = folder()
    const one = keeper(join(dir, 'not', 'there', 'yet'))
    expect(await one.started()).toMatchObject({ owner: true })
    expect(await one.ask('select version() ~ $$^PostgreSQL 18$$ as is')).toMatchObject({
      rows: [{ is: true }],
    })
    const settings = `select current_setting('data_checksums') as checksums, current_setting('shared_buffers') as buffers,
      datlocprovider::text || ' ' || datlocale as locale from pg_database where datname = current_database()`
    expect(await one.ask(settings.replaceAll('\n', ' '))).toMatchObject({
      rows: [{ checksums: 'on', buffers: '64MB', locale: 'b C.UTF-8' }],
    })
    await one.stop()
    expect(processesOn(dir)).toEqual([])
  })

  test.runIf(isNight)('restarts quickly with existing data', async () => {
    const dir = await filledFolder()
    const first = keeper(dir)
    await first.started()
    await first.ask('create table kept as select 7 as n')
    await first.stop()
    const second = keeper(dir)
    await second.started()
    expect(await second.ask('select n from kept')).toMatchObject({ rows: [{ n: 7 }] })
    await second.stop()
  })

  test('is created once and shared when three processes start at once', async () => {
    const dir = folder()
    const three = [keeper(dir), keeper(dir), keeper(dir)]
    const started = await Promise.all(three.map((one) => one.started()))
    expect(started.filter(({ owner }) => owner)).toHaveLength(1)
    await three[0]!.ask('create table shared as select 1 as n')
    for (const one of three) expect(await one.ask('select n from shared')).toMatchObject({ rows: [{ n: 1 }] })
    expect(readdirSync(dir).toSorted()).toEqual(['pg18', 'run'])
  })

  test('works in a path that is too long for a socket', async () => {
    const dir = join(folder(), 'a'.repeat(60), 'b'.repeat(60))
    mkdirSync(dir, { recursive: true })
    const one = keeper(dir)
    const { url } = await one.started()
    const socketDir = decodeURIComponent(String(url).split('host=')[1]!)
    expect(modeOf(socketDir)).toBe(0o700)
    expect(await one.ask('select 1 as n')).toMatchObject({ rows: [{ n: 1 }] })
    const other = keeper(dir)
    expect(await other.started()).toMatchObject({ owner: false })
    await other.stop()
    await one.stop()
  })

  test.runIf(isRoot)('runs as nobody when started by root, and keeps folders private', async () => {
    const dir = folder()
    mkdirSync(join(dir, 'pictures'), { mode: 0o755 })
    chmodSync(dir, 0o700)
    const one = keeper(dir)
    await one.started()
    expect(statSync(join(dir, 'pg18')).uid).toBe(65534)
    for (const pid of processesOn(dir)) expect(statSync(`/proc/${pid}`).uid).toBe(65534)
    expect(modeOf(dir)).toBe(0o701)
    expect([modeOf(join(dir, 'pg18')), modeOf(join(dir, 'run')), modeOf(join(dir, 'pictures'))]).toEqual([
      0o700, 0o700, 0o700,
    ])
    await one.stop()
  })

  test.runIf(isNight && isRoot)("runs for an ordinary user, and for root with that user's data", async () => {
    const dir = folder()
    chownSync(dir, 1, 1)
    const one = keeper(dir, { uid: 1, gid: 1 })
    expect(await one.started()).toMatchObject({ owner: true })
    expect(statSync(join(dir, 'pg18')).uid).toBe(1)
    await one.ask('create table mine as select 1 as n')
    await one.stop()
    const root = keeper(dir)
    await root.started()
    expect(await root.ask('select n from mine')).toMatchObject({ rows: [{ n: 1 }] })
    expect(statSync(join(dir, 'pg18')).uid).toBe(1)
    await root.stop()
  })

  test.runIf(isRoot)('runs below a folder that only root can access, or names it', async () => {
    const dir = folder()
    chmodSync(dir, 0o700)
    const one = keeper(join(dir, 'data'))
    // Without user namespaces it can only explain.
    const outcome = await one.started().then(() => 'started', String)
    expect(outcome).toMatch(new RegExp(`^started$|${dir} is closed.*DATABASE_URL`, 's'))
    if (outcome !== 'started') return
    await one.ask('create table deep as select 1 as n')
    await one.stop()
    chmodSync(dir, 0o711)
    const open = keeper(join(dir, 'data'))
    await open.started()
    expect(await open.ask('select n from deep')).toMatchObject({ rows: [{ n: 1 }] })
    await open.stop()
  })

  test.runIf(isNight && isRoot)('runs under a user id without a name, or explains why not', async () => {
    const dir = folder()
    chownSync(dir, 54321, 54321)
    const one = keeper(dir, { uid: 54321, gid: 54321 })
    const outcome = await one.started().then(() => 'started', String)
    expect(outcome).toMatch(/^started$|54321.*DATABASE_URL/s)
    await one.stop()
  })

  test('names the folder that it cannot use', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    await expect(keeper(file).started()).rejects.toThrow(/may not use .*DATABASE_URL/s)
    await expect(keeper(join(file, 'data')).started()).rejects.toThrow(/may not use .*DATABASE_URL/s)
    const closed = folder()
    chmodSync(closed, 0o500)
    const another = isRoot ? { uid: 1, gid: 1 } : undefined
    await expect(keeper(join(closed, 'data'), another).started()).rejects.toThrow(
      /may not use .*DATABASE_URL/s,
    )
  })

  test('rejects a folder with other content, and leaves it unchanged', async () => {
    const dir = folder()
    mkdirSync(join(dir, 'pg18'))
    writeFileSync(join(dir, 'pg18', 'letter.txt'), 'dear')
    await expect(keeper(dir).started()).rejects.toThrow(/not a database.*DATABASE_URL/s)
    expect(existsSync(join(dir, 'pg18', 'letter.txt'))).toBe(true)
    writeFileSync(join(dir, 'pg18', 'PG_VERSION'), '17\n')
    await expect(keeper(dir).started()).rejects.toThrow(/PostgreSQL 17.*DATABASE_URL/s)
  })
})

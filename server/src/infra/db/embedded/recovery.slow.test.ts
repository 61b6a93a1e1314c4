import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { killAll, processesOn, testHosts } from './testing/host-processes.ts'
import type { HostProcess } from './testing/host-processes.ts'

/** By day one of each kind stands for the others. */
const isNight = Boolean(process.env['NIGHTLY'])

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const { folder, filledFolder, keeper, clear } = testHosts()
afterAll(clear)

const within = (timeout: number) => ({ timeout, interval: 30 })

/** Queries until rows are returned, like requests would. @returns milliseconds taken */
async function answersAgain(one: HostProcess): Promise<number> {
  const began = performance.now()
  await vi.waitFor(async () => expect((await one.ask('select 1 as n')).word).toBe('rows'), within(20_000))
  return performance.now() - began
}

const postmaster = (dir: string) =>
  Number(readFileSync(join(dir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0])

describe.concurrent('after a kill -9', () => {
  test('of its owner ends the server, and the next start finds all data', async () => {
    const dir = await filledFolder()
    const one = keeper(dir)
    await one.started()
    await one.ask('create table kept as select 1 as n')
    await one.killed()
    await vi.waitFor(() => expect(processesOn(dir)).toEqual([]), within(20_000))
    const next = keeper(dir)
    await next.started()
    expect(await next.ask('select n from kept')).toMatchObject({ rows: [{ n: 1 }] })
    await next.stop()
  })

  test('of its owner makes another process take over, at the same address', async () => {
    const dir = await filledFolder()
    const owner = keeper(dir)
    await owner.started()
    const others = [keeper(dir), keeper(dir)]
    for (const other of others) expect(await other.started()).toMatchObject({ owner: false })
    await others[0]!.ask('create table kept as select 1 as n')
    await owner.killed()
    const ms = await Promise.all(others.map(answersAgain))
    for (const waited of ms) expect(waited).toBeLessThan(15_000)
    const owners = async () => {
      const told = await Promise.all(others.map((other) => other.ask('owner')))
      return told.filter(({ owner: is }) => is).length
    }
    await vi.waitFor(async () => expect(await owners()).toBe(1), within(20_000))
    await Promise.all(others.map(answersAgain))
    expect(await others[1]!.ask('select n from kept')).toMatchObject({ rows: [{ n: 1 }] })
  })

  test('of all processes at once loses nothing that was acknowledged', async () => {
    const dir = await filledFolder()
    const one = keeper(dir)
    await one.started()
    await one.ask('create table kept (n int)')
    await one.ask('insert into kept select generate_series(1, 5000)')
    killAll([...processesOn(dir), one.child.pid!])
    await one.exited
    const next = keeper(dir)
    await next.started()
    expect(await next.ask('select count(*)::int as n from kept')).toMatchObject({ rows: [{ n: 5000 }] })
    await next.stop()
  })

  test('of the server makes its owner restart it', async () => {
    const dir = await filledFolder()
    const one = keeper(dir)
    await one.started()
    for (let times = 0; times < 2; times++) {
      const pid = postmaster(dir)
      killAll([pid])
      await answersAgain(one)
      await vi.waitFor(() => expect(postmaster(dir)).not.toBe(pid), within(20_000))
      await answersAgain(one)
    }
    await one.stop()
    expect(processesOn(dir)).toEqual([])
  })

  test.runIf(isNight)('of one of its child processes is recovered by the server itself', async () => {
    const dir = await filledFolder()
    const one = keeper(dir)
    await one.started()
    const pid = postmaster(dir)
    const { rows } = (await one.ask('select pg_backend_pid() as pid')) as unknown as {
      rows: { pid: number }[]
    }
    killAll([rows[0]!.pid])
    await answersAgain(one)
    expect(postmaster(dir)).toBe(pid)
    await one.stop()
  })

  test.runIf(isNight)('during the first start makes the next one begin anew', async () => {
    for (const afterMs of [150, 400, 650]) {
      const dir = folder()
      const one = keeper(dir)
      one.started().catch(() => {})
      await vi.waitFor(() => expect(readdirSync(dir).length).toBeGreaterThan(0), within(20_000))
      await sleep(afterMs - 100)
      killAll([...processesOn(dir), one.child.pid!])
      await one.exited
      const next = keeper(dir)
      await next.started()
      await next.ask('select 1')
      await next.stop()
      expect(readdirSync(dir)).toEqual(['pg18'])
    }
  })
})

describe.runIf(isNight)('a stale postmaster.pid', () => {
  test('does not prevent a start, whether its pid is dead or reused', async () => {
    const dir = await filledFolder()
    const one = keeper(dir)
    await one.started()
    const left = readFileSync(join(dir, 'pg18/postmaster.pid'), 'utf8').split('\n')
    await one.stop()
    // Of the server's OS user, so PostgreSQL takes it for a running server.
    const uid = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
    const stranger = spawn('sleep', ['60'], { ...uid, stdio: 'ignore' })
    try {
      for (const pid of [stranger.pid!, 4_194_000]) {
        writeFileSync(join(dir, 'pg18/postmaster.pid'), [pid, ...left.slice(1)].join('\n'))
        const next = keeper(dir)
        expect(await next.started()).toMatchObject({ owner: true })
        await next.stop()
      }
      writeFileSync(join(dir, 'pg18/postmaster.pid'), '')
      const last = keeper(dir)
      await last.started()
      await last.stop()
    } finally {
      stranger.kill('SIGKILL')
    }
  })
})

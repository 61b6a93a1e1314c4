import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { readiness } from './readiness.ts'
import { testDatabase } from './testing.ts'

const db = await testDatabase()
afterAll(() => db.close())

/** The database behind a proxy that can go silent: connections stay open and nothing gets through. */
async function deadLine() {
  const { host, port, user = '', password = '', database = '' } = new pg.Client({ connectionString: db.url })
  const sockets: Socket[] = []
  let isDead = false
  const server = createServer((inward) => {
    const outward = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    sockets.push(inward, outward)
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      from.on('data', (bytes) => !isDead && to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = (server.address() as AddressInfo).port
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy}/${database}`,
    connections: () => sockets.length / 2,
    goes: (state: 'dead' | 'alive') => (isDead = state === 'dead'),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const soon = { timeout: 30_000, interval: 20 }

test('a process is ready while its database answers, not while that is silent, and again afterwards', async () => {
  const line = await deadLine()
  const behind = openDatabase(line.url, { max: 2 })
  const ready = readiness(behind, { keptMs: 20, patienceMs: 150 })
  try {
    await expect.poll(ready.check, soon).toBeNull()
    line.goes('dead')
    await expect.poll(ready.check, soon).toBe('The database does not answer.')
    const before = line.connections()
    const flood = await Promise.all(Array.from({ length: 500 }, () => ready.check()))
    expect(new Set(flood)).toEqual(new Set(['The database does not answer.']))
    // A silent connection is replaced, so that probes do not use up the pool.
    expect(line.connections() - before).toBeLessThanOrEqual(2)
    expect(behind.pool.totalCount).toBeLessThanOrEqual(2)
    line.goes('alive')
    await expect.poll(ready.check, soon).toBeNull()
  } finally {
    line.close()
    await behind.close()
  }
})

test('a database with an older schema is explained, and one with a newer schema is ready', async () => {
  const ready = readiness(db, { keptMs: 0 })
  await db.pool.query(`insert into schema_migrations (number, name, checksum) values (999, 'newer', 'x')`)
  expect(await ready.check()).toBeNull()
  await db.pool.query('delete from schema_migrations where number = 2')
  expect(await ready.check()).toBe(
    'The database lacks 1 of the migrations that this version needs: run npm run migrate.',
  )
})

test('a process that is shutting down is not ready, whatever its database says', async () => {
  const ready = readiness(db)
  expect(await ready.check()).not.toContain('ending')
  ready.drain()
  expect(await ready.check()).toBe('This process is ending, and takes nothing new.')
})

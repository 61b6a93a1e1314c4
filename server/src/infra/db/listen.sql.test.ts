import { afterAll, expect, test } from 'vitest'
import { listen, notify } from './listen.ts'
import { testDatabase } from './testing.ts'

const db = await testDatabase()
afterAll(() => db.close())

test('receives notifications of committed transactions only', async () => {
  const heard: string[] = []
  const listener = listen(db.url, 'Words', (payload) => heard.push(payload))
  await expect
    .poll(async () => {
      await notify(db.kysely, 'Words', 'are you there')
      return heard.length
    })
    .toBeGreaterThan(0)
  heard.length = 0
  await db.kysely.transaction().execute((tx) => notify(tx, 'Words', 'kept'))
  const rolledBack = db.kysely.transaction().execute(async (tx) => {
    await notify(tx, 'Words', 'taken back')
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await notify(db.kysely, 'Words', 'last')
  await expect.poll(() => heard.at(-1)).toBe('last')
  expect(heard.filter((word) => word !== 'are you there')).toEqual(['kept', 'last'])
  await listener.close()
})

test('reconnects after a connection loss, and reports it', async () => {
  const heard: string[] = []
  let reconnects = 0
  const listener = listen(db.url, 'cut', (payload) => heard.push(payload), {
    onMissed: () => reconnects++,
  })
  const cut = async () => {
    const { rowCount } = await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'moonpage-listen' and datname = current_database()
         and query like 'listen%'`,
    )
    return rowCount
  }
  await expect.poll(cut).toBe(1)
  await expect.poll(() => reconnects).toBe(1)
  await notify(db.kysely, 'cut', 'again')
  await expect.poll(() => heard).toEqual(['again'])
  await listener.close()
  await notify(db.kysely, 'cut', 'to nobody')
  expect(heard).toEqual(['again'])
})

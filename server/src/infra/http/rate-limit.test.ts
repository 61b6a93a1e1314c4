import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({
    worker: false,
    env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', GATE_PASSWORD: 'open-sesame' },
  })
})
afterAll(() => api.close())

const knock = (forwardedFor: string) =>
  api.nobody.post('/api/v1/gate', { password: 'guess' }, { 'x-forwarded-for': forwardedFor })

test('addresses that a client adds before the proxy’s do not make it another client', async () => {
  const answers = []
  for (let i = 0; i < 21; i++) answers.push(await knock(`203.0.113.${i}, 198.51.100.7`))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(403), 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await knock('198.51.100.8')).status).toBe(403)
})

test('expired windows are deleted, and no address is stored', async () => {
  await knock('198.51.100.9')
  await api.db.pool.query(`update rate_limits set window_ends_at = now() - interval '1 second'`)
  await knock('198.51.100.10')
  const { rows } = await api.db.pool.query<{ key: string }>('select key from rate_limits')
  // The gate's limit and the one for routes with credentials.
  expect(rows).toHaveLength(2)
  for (const { key } of rows) expect(key).not.toContain('198.51')
})

test('without a trusted proxy forwarded addresses are ignored', async () => {
  const direct = await api.anotherWeb({ change: { proxies: 0 } })
  const statuses = []
  for (let i = 0; i < 21; i++) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` }
    statuses.push((await direct.post('/api/v1/gate', { password: 'guess' }, headers)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(403), 429])
})

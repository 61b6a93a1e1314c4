import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { testApi, type Answer, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let person: Person
let deactivated: Person
beforeAll(async () => {
  api = await testApi({ worker: false, env: { RATE_LIMIT: 'on' } })
  person = await api.signUp({ email: 'known@example.org' })
  deactivated = await api.signUp({ email: 'closed@example.org' })
  await api.db.kysely
    .updateTable('accounts')
    .set({ is_active: false })
    .where('id', '=', deactivated.user.id)
    .execute()
  // From a familiar network a known account takes fewer statements.
  await api.db.kysely.updateTable('sessions').set({ network_hash: null }).execute()
})
afterAll(() => api.close())
beforeEach(() => forgetTries())

const forgetTries = () => api.db.kysely.deleteFrom('rate_limits').execute()

const asks = {
  login: (email: string) =>
    api.nobody.post('/api/v1/auth/login', { email, password: 'Wrong-pass1' }, { 'user-agent': 'Test' }),
  'reset request': (email: string) => api.nobody.post('/api/v1/auth/request-password-reset', { email }),
}
const questions = Object.entries(asks)

/** The parts of a response that a caller could compare; without those that differ between any two requests. */
function seen({ status, body, headers }: Answer<unknown>) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return { status, body, headers: rest }
}

/** Records every statement that requests send from now on, as text without parameters. */
function recordStatements(pool: pg.Pool): string[] {
  const statements: string[] = []
  const recorded = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (recorded.has(client)) return
    recorded.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: [string | { text: string }]) => {
      statements.push(typeof args[0] === 'string' ? args[0] : args[0].text)
      return query(...args)
    }) as typeof client.query
  })
  return statements
}

test.each(questions)(
  'the responses to a %s are identical for known and unknown addresses',
  async (_what, ask) => {
    // The network's first request opens its rate limit window.
    await ask('first@example.org')
    const known = seen(await ask('known@example.org'))
    expect(known.status).toBeOneOf([401, 202])
    expect(seen(await ask('unknown@example.org'))).toEqual(known)
    expect(seen(await ask('closed@example.org'))).toEqual(known)
  },
)

test.each(questions)('a %s sends the same statements in the same order', async (_what, ask) => {
  await ask('first@example.org')
  const statements = recordStatements(api.db.pool)
  const statementsOf = async (email: string) => {
    statements.length = 0
    await ask(email)
    return [...statements]
  }
  const known = await statementsOf('known@example.org')
  expect(known.length).toBeGreaterThan(3)
  expect(await statementsOf('unknown@example.org')).toEqual(known)
  expect(await statementsOf('closed@example.org')).toEqual(known)
})

test.each(questions)('a %s is rate limited after the same number of attempts', async (what, ask) => {
  const statuses = async (email: string) => {
    await forgetTries()
    const found: number[] = []
    for (let i = 0; i < 35; i++) found.push((await ask(email)).status)
    return found
  }
  const known = await statuses('known@example.org')
  expect(known.indexOf(429)).toBe(what === 'login' ? 10 : 30)
  expect(await statuses('unknown@example.org')).toEqual(known)
})

// Compares medians of alternating samples, so that load on the machine affects both alike. Almost all of the time is
// password hashing: leaving it out for unknown addresses would make those many times faster.
test.runIf(process.env['NIGHTLY']).each(questions)(
  'a %s takes equally long, over 60 samples each',
  { timeout: 120_000 },
  async (_what, ask) => {
    const times = { known: [] as number[], unknown: [] as number[] }
    await ask('known@example.org')
    for (let i = 0; i < 60; i++)
      for (const who of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await forgetTries()
        const begun = performance.now()
        await ask(`${who}@example.org`)
        times[who].push(performance.now() - begun)
      }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(2 / 3)
    expect(ratio).toBeLessThan(3 / 2)
  },
)

test('a reset request for an unknown address stores an email without a recipient account', async () => {
  await api.db.kysely.deleteFrom('emails').execute()
  for (const email of ['known@example.org', 'unknown@example.org', 'closed@example.org'])
    await asks['reset request'](email)
  const emails = await api.db.kysely
    .selectFrom('emails')
    .select(['account_id', 'kind', 'to_address'])
    .execute()
  expect(emails).toEqual([
    { account_id: person.user.id, kind: 'password_reset', to_address: 'known@example.org' },
    { account_id: null, kind: 'password_reset', to_address: 'unknown@example.org' },
    { account_id: null, kind: 'password_reset', to_address: 'closed@example.org' },
  ])
  expect(await api.db.kysely.selectFrom('password_resets').select('hash').execute()).toEqual([])
})

test('the response to a reset request is one sentence', async () => {
  const { status, body } = await asks['reset request']('Known@example.org')
  expect([status, body]).toEqual([
    202,
    {
      message:
        'If there is an account with this address, an email with a link is on its way. The link works for 60 minutes.',
    },
  ])
})

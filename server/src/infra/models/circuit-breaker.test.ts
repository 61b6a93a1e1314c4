import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { testDatabase } from '../db/testing.ts'
import { callProvider, type ProviderPolicy } from './call-provider.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { ProviderError, type ProviderErrorKind } from './provider-error.ts'

const db = await testDatabase()
// As another process has it: a pool and a memory of its own.
const otherDb = openDatabase(db.url, { max: 5 })
afterAll(async () => {
  await otherDb.close()
  await db.close()
})

const name = 'models.test text'
const usual = { isTrial: false }
const never = new AbortController().signal
const patient = 30_000
const trouble = (kind: ProviderErrorKind) =>
  new ProviderError(kind, { provider: { host: 'models.test', model: 'm' } })
let here: ReturnType<typeof createCircuitBreaker>
let there: ReturnType<typeof createCircuitBreaker>
beforeEach(async () => {
  await db.pool.query('delete from provider_circuits')
  here = createCircuitBreaker(db, name)
  there = createCircuitBreaker(otherDb, name)
})

const row = async () =>
  (
    await db.pool.query<{ failures: number; rest: number | null; reason: string | null }>(
      `select failures, round(extract(epoch from opened_until - now()))::int as rest, reason from provider_circuits`,
    )
  ).rows[0]
const failTimes = async (times: number, kind: ProviderErrorKind = 'broken', circuit = here) => {
  for (let time = 0; time < times; time++) await circuit.failed(trouble(kind), usual)
}
/** The rest is over, and nobody remembers an older look. */
const restEnds = async () => {
  await db.pool.query(`update provider_circuits set opened_until = now() - interval '1 ms'`)
  here = createCircuitBreaker(db, name)
  there = createCircuitBreaker(otherDb, name)
}
const refusal = (circuit: ReturnType<typeof createCircuitBreaker>) =>
  circuit.admit(never, patient).then(
    () => null,
    (error: ProviderError) => error,
  )

test('five failures in a row open it for every process, with the reason; four and a success do not', async () => {
  await failTimes(4)
  await here.succeeded()
  await failTimes(4)
  expect(await there.admit(never, patient)).toEqual(usual)
  await failTimes(1, 'slow', there)
  expect(await row()).toEqual({ failures: 5, rest: 30, reason: trouble('slow').sentenceForAdmin })
  for (const circuit of [here, there]) {
    const refused = await refusal(circuit)
    expect(refused).toMatchObject({
      kind: 'resting',
      isPermanent: false,
      sentenceForAdmin: trouble('slow').sentenceForAdmin,
      sentenceForParent: trouble('slow').sentenceForParent,
    })
    expect(refused?.retryAfterMs).toBeGreaterThan(25_000)
  }
})

test('a look that is older than a second is not believed', async () => {
  expect(await there.admit(never, patient)).toEqual(usual)
  await failTimes(5)
  await expect.poll(() => refusal(there), { interval: 100 }).toMatchObject({ kind: 'resting' })
})

test('another provider, or pictures of the same, go on', async () => {
  await failTimes(5)
  expect(await createCircuitBreaker(db, 'models.test pictures').admit(never, patient)).toEqual(usual)
})

test.each(['wrong-key', 'no-credit'] as const)(
  '%s opens it at once, and for good until it is seen to',
  async (kind) => {
    await here.failed(trouble(kind), usual)
    expect(await refusal(there)).toMatchObject({
      kind: 'resting',
      isPermanent: true,
      sentenceForAdmin: trouble(kind).sentenceForAdmin,
      sentenceForParent: trouble(kind).sentenceForParent,
    })
    // Started again with another key.
    await there.askAnew()
    expect(await there.admit(never, patient)).toEqual({ isTrial: true })
    await there.succeeded()
    expect(await createCircuitBreaker(db, name).admit(never, patient)).toEqual(usual)
  },
)

/** Many who ask at once, in both processes: the one that is let through, and what becomes of the others. */
async function askTogether() {
  await restEnds()
  const asked = Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).admit(never, patient))
  const trial = await Promise.race(asked)
  expect(trial).toEqual({ isTrial: true })
  return { trial, all: () => Promise.allSettled(asked) }
}
const trials = (answers: PromiseSettledResult<{ isTrial: boolean }>[]) =>
  answers.filter((answer) => answer.status === 'fulfilled' && answer.value.isTrial).length

test('after its rest one call alone is let through; however many processes ask, the others wait and go on', async () => {
  for (const open of [() => failTimes(5), () => here.failed(trouble('wrong-key'), usual)]) {
    await open()
    const { all } = await askTogether()
    await here.succeeded()
    const answers = await all()
    expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(trials(answers)).toBe(1)
  }
})

test('those that waited hear what the trial told: an outage, or a key that is refused still', async () => {
  await here.failed(trouble('wrong-key'), usual)
  const told = [
    ['broken', false],
    ['no-credit', true],
  ] as const
  for (const [kind, isPermanent] of told) {
    const { trial, all } = await askTogether()
    await here.failed(trouble(kind), trial)
    const answers = await all()
    expect(trials(answers)).toBe(1)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(11)
    for (const { reason } of refused) expect(reason).toMatchObject({ kind: 'resting', isPermanent })
  }
})

test('a late answer to the old key does not end the trial of the new one; whoever waits too long is told to come again', async () => {
  await here.failed(trouble('wrong-key'), usual)
  await restEnds()
  const trial = await here.admit(never, patient)
  await there.failed(trouble('wrong-key'), usual)
  await expect(there.admit(never, 300)).rejects.toMatchObject({ kind: 'resting', isPermanent: false })
  const stop = new AbortController()
  const waiting = there.admit(stop.signal, patient)
  stop.abort(new Error('the worker ends'))
  await expect(waiting).rejects.toThrow('the worker ends')
  expect(trial).toEqual({ isTrial: true })
  await here.succeeded()
  expect(await there.admit(never, patient)).toEqual(usual)
})

test('a trial that fails doubles the rest, up to five minutes; one that succeeds closes it', async () => {
  await failTimes(5)
  const rests: (number | null | undefined)[] = []
  for (let time = 0; time < 5; time++) {
    await restEnds()
    const admission = await there.admit(never, patient)
    expect(admission).toEqual({ isTrial: true })
    await there.failed(trouble('unreachable'), admission)
    rests.push((await row())?.rest)
  }
  expect(rests).toEqual([60, 120, 240, 300, 300])
  await db.pool.query('update provider_circuits set failures = 100000')
  await restEnds()
  await here.failed(trouble('busy'), await here.admit(never, patient))
  expect((await row())?.rest).toBe(300)
  await restEnds()
  await here.admit(never, patient)
  await here.succeeded()
  expect(await row()).toEqual({ failures: 0, rest: null, reason: null })
  expect(await there.admit(never, patient)).toEqual(usual)
})

test('calls that were under way when it opened do not lengthen the rest', async () => {
  await failTimes(25)
  expect(await row()).toMatchObject({ failures: 5, rest: 30 })
})

test('a trial that told nothing leaves its turn to the next; one whose process died blocks for a minute', async () => {
  await failTimes(5)
  await restEnds()
  await here.gaveUp(await here.admit(never, patient))
  expect(await there.admit(never, patient)).toEqual({ isTrial: true })
  expect((await row())?.rest).toBeGreaterThan(50)
  expect((await row())?.rest).toBeLessThanOrEqual(60)
})

test('an answer that is no good is an answer: the provider is there', async () => {
  for (const kind of ['refused', 'filtered', 'unreadable', 'unfit', 'rejected', 'no-such-model'] as const) {
    await failTimes(4)
    await failTimes(1, kind)
    expect(await row()).toMatchObject({ failures: 0 })
  }
})

test('a trial after a refused key that finds the provider gone is an outage', async () => {
  await here.failed(trouble('wrong-key'), usual)
  await restEnds()
  await here.failed(trouble('unreachable'), await here.admit(never, patient))
  expect(await refusal(there)).toMatchObject({ isPermanent: false })
  expect(await row()).toMatchObject({ failures: 1, rest: 30 })
})

test('a call that fails while others are answered is known for one that fails alone', async () => {
  const provider = {
    name: { host: 'models.test', model: 'm' },
    use: 'text',
    log: { warn: () => {} },
  } as const
  const policy = (change: Partial<ProviderPolicy> = {}): ProviderPolicy => ({
    provider: { ...provider, circuit: here },
    patience: { callMs: 5000, allMs: 10_000, retryMs: 1 },
    signal: never,
    ...change,
  })
  let times = 0
  const alone = callProvider(policy(), async () => {
    times += 1
    await callProvider(policy(), async () => 'a story')
    throw trouble('broken')
  })
  expect(await alone.catch((error: unknown) => error)).toMatchObject({
    kind: 'broken',
    isIsolated: true,
    sentenceForParent: expect.stringMatching(/^We couldn’t finish this story/),
  })
  expect(times).toBe(5)
  const outage = callProvider(policy({ retries: 2 }), async () => {
    times += 1
    throw trouble('broken')
  })
  expect(await outage.catch((error: unknown) => error)).toMatchObject({ isIsolated: false })
  expect(times).toBe(8)
})

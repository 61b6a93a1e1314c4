import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { testDatabase } from '../db/testing.ts'
import { callProvider, type ProviderPolicy } from './call-provider.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { ProviderError, type ProviderErrorKind } from './provider-error.ts'

const db = await testDatabase()
// A second process: its own pool and its own cached state.
const otherDb = openDatabase(db.url, { max: 5 })
afterAll(async () => {
  await otherDb.close()
  await db.close()
})

const name = 'models.test text'
const usual = { isTrial: false }
const never = new AbortController().signal
const patient = 30_000
const providerError = (kind: ProviderErrorKind) =>
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
  for (let time = 0; time < times; time++) await circuit.failed(providerError(kind), usual)
}
/** Ends the open period and expires cached states. */
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

test('five failures in a row open the circuit for every process, with the reason; four and a success do not', async () => {
  await failTimes(4)
  await here.succeeded()
  await failTimes(4)
  expect(await there.admit(never, patient)).toEqual(usual)
  await failTimes(1, 'slow', there)
  expect(await row()).toEqual({ failures: 5, rest: 30, reason: providerError('slow').sentenceForAdmin })
  for (const circuit of [here, there]) {
    const refused = await refusal(circuit)
    expect(refused).toMatchObject({
      kind: 'circuit-open',
      isPermanent: false,
      sentenceForAdmin: providerError('slow').sentenceForAdmin,
      sentenceForParent: providerError('slow').sentenceForParent,
    })
    expect(refused?.retryAfterMs).toBeGreaterThan(25_000)
  }
})

test('a cached state is used for at most a second', async () => {
  expect(await there.admit(never, patient)).toEqual(usual)
  await failTimes(5)
  await expect.poll(() => refusal(there), { interval: 100 }).toMatchObject({ kind: 'circuit-open' })
})

test('another provider, or images of the same provider, are not affected', async () => {
  await failTimes(5)
  expect(await createCircuitBreaker(db, 'models.test pictures').admit(never, patient)).toEqual(usual)
})

test.each(['wrong-key', 'no-credit'] as const)(
  '%s opens it at once, and for good until it is seen to',
  async (kind) => {
    await here.failed(providerError(kind), usual)
    expect(await refusal(there)).toMatchObject({
      kind: 'circuit-open',
      isPermanent: true,
      sentenceForAdmin: providerError(kind).sentenceForAdmin,
      sentenceForParent: providerError(kind).sentenceForParent,
    })
    // After a restart with another key.
    await there.admitTrialNow()
    expect(await there.admit(never, patient)).toEqual({ isTrial: true })
    await there.succeeded()
    expect(await createCircuitBreaker(db, name).admit(never, patient)).toEqual(usual)
  },
)

/** Makes many concurrent calls in both processes. Returns the admitted one and the results of the others. */
async function askTogether() {
  await restEnds()
  const asked = Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).admit(never, patient))
  const trial = await Promise.race(asked)
  expect(trial).toEqual({ isTrial: true })
  return { trial, all: () => Promise.allSettled(asked) }
}
const trials = (answers: PromiseSettledResult<{ isTrial: boolean }>[]) =>
  answers.filter((answer) => answer.status === 'fulfilled' && answer.value.isTrial).length

test('after the open period one trial call is admitted over all processes; the others wait and then continue', async () => {
  for (const open of [() => failTimes(5), () => here.failed(providerError('wrong-key'), usual)]) {
    await open()
    const { all } = await askTogether()
    await here.succeeded()
    const answers = await all()
    expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(trials(answers)).toBe(1)
  }
})

test('waiting calls get the result of the trial: an outage, or a key that is still rejected', async () => {
  await here.failed(providerError('wrong-key'), usual)
  const told = [
    ['broken', false],
    ['no-credit', true],
  ] as const
  for (const [kind, isPermanent] of told) {
    const { trial, all } = await askTogether()
    await here.failed(providerError(kind), trial)
    const answers = await all()
    expect(trials(answers)).toBe(1)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(11)
    for (const { reason } of refused) expect(reason).toMatchObject({ kind: 'circuit-open', isPermanent })
  }
})

test('a late answer to the old key does not end the trial of the new one; a call that waits too long is rejected', async () => {
  await here.failed(providerError('wrong-key'), usual)
  await restEnds()
  const trial = await here.admit(never, patient)
  await there.failed(providerError('wrong-key'), usual)
  await expect(there.admit(never, 300)).rejects.toMatchObject({ kind: 'circuit-open', isPermanent: false })
  const stop = new AbortController()
  const waiting = there.admit(stop.signal, patient)
  stop.abort(new Error('the worker ends'))
  await expect(waiting).rejects.toThrow('the worker ends')
  expect(trial).toEqual({ isTrial: true })
  await here.succeeded()
  expect(await there.admit(never, patient)).toEqual(usual)
})

test('a failed trial doubles the open period, up to five minutes; a successful one closes the circuit', async () => {
  await failTimes(5)
  const rests: (number | null | undefined)[] = []
  for (let time = 0; time < 5; time++) {
    await restEnds()
    const admission = await there.admit(never, patient)
    expect(admission).toEqual({ isTrial: true })
    await there.failed(providerError('unreachable'), admission)
    rests.push((await row())?.rest)
  }
  expect(rests).toEqual([60, 120, 240, 300, 300])
  await db.pool.query('update provider_circuits set failures = 100000')
  await restEnds()
  await here.failed(providerError('busy'), await here.admit(never, patient))
  expect((await row())?.rest).toBe(300)
  await restEnds()
  await here.admit(never, patient)
  await here.succeeded()
  expect(await row()).toEqual({ failures: 0, rest: null, reason: null })
  expect(await there.admit(never, patient)).toEqual(usual)
})

test('calls in flight when the circuit opened do not lengthen the open period', async () => {
  await failTimes(25)
  expect(await row()).toMatchObject({ failures: 5, rest: 30 })
})

test('a trial without a result passes its turn on; one whose process died blocks for a minute', async () => {
  await failTimes(5)
  await restEnds()
  await here.endedWithoutResult(await here.admit(never, patient))
  expect(await there.admit(never, patient)).toEqual({ isTrial: true })
  expect((await row())?.rest).toBeGreaterThan(50)
  expect((await row())?.rest).toBeLessThanOrEqual(60)
})

test('an unusable answer counts as an answer: the provider is up', async () => {
  for (const kind of ['refused', 'filtered', 'unreadable', 'unfit', 'rejected', 'no-such-model'] as const) {
    await failTimes(4)
    await failTimes(1, kind)
    expect(await row()).toMatchObject({ failures: 0 })
  }
})

test('a trial after a rejected key that finds the provider down is an outage', async () => {
  await here.failed(providerError('wrong-key'), usual)
  await restEnds()
  await here.failed(providerError('unreachable'), await here.admit(never, patient))
  expect(await refusal(there)).toMatchObject({ isPermanent: false })
  expect(await row()).toMatchObject({ failures: 1, rest: 30 })
})

test('a call that fails while others succeed is recognized as an isolated failure', async () => {
  const provider = {
    name: { host: 'models.test', model: 'm' },
    use: 'text',
    log: { warn: () => {} },
  } as const
  const policy = (change: Partial<ProviderPolicy> = {}): ProviderPolicy => ({
    provider: { ...provider, circuit: here },
    timeouts: { callMs: 5000, allMs: 10_000, retryMs: 1 },
    signal: never,
    ...change,
  })
  let times = 0
  const alone = callProvider(policy(), async () => {
    times += 1
    await callProvider(policy(), async () => 'a story')
    throw providerError('broken')
  })
  expect(await alone.catch((error: unknown) => error)).toMatchObject({
    kind: 'broken',
    isIsolated: true,
    sentenceForParent: expect.stringMatching(/^We couldn’t finish this story/),
  })
  expect(times).toBe(5)
  const outage = callProvider(policy({ retries: 2 }), async () => {
    times += 1
    throw providerError('broken')
  })
  expect(await outage.catch((error: unknown) => error)).toMatchObject({ isIsolated: false })
  expect(times).toBe(8)
})

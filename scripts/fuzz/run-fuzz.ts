import fc from 'fast-check'
import { callOf, type Call } from './calls.ts'
import { newCast } from './fuzz-callers.ts'
import { judgeReply } from './judge-reply.ts'
import { knownThings } from './known-things.ts'
import { asCurl, fillIn, makeCall } from './make-call.ts'
import { readOperations, type Operation } from './operations.ts'

export type FuzzReport = {
  seed: number
  sent: number
  /** Number of replies by status. */
  byStatus: Map<number, number>
  /** Number of operations, and those that never succeeded. */
  operations: number
  neverSucceeded: Set<string>
  /** The first fault, with a command to repeat it; null if there is none. */
  failure: string | null
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`

/**
 * Sends generated calls to an app in short sequences, and checks each reply.
 * @param seed the same seed gives the same calls, as far as the app's replies are the same
 */
export async function runFuzz(
  url: string,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const operations = await readOperations(url)
  const known = knownThings()
  const cast = await newCast(url)
  for (const id of cast.stories) known.remember('story', id)
  const report: FuzzReport = {
    seed,
    sent: 0,
    byStatus: new Map(),
    operations: operations.length,
    neverSucceeded: new Set(operations.map(nameOf)),
    failure: null,
  }

  async function tryOut(call: Call): Promise<void> {
    const sent = await fillIn(call, { cast, known })
    const fail = (what: string) => {
      throw new Error(`${asCurl(url, sent)}\n  ${what}`)
    }
    report.sent++
    const reply = await makeCall(url, sent).catch((error: unknown) => fail(String(error)))
    if (!reply) return
    const { status, headers, text } = reply
    report.byStatus.set(status, (report.byStatus.get(status) ?? 0) + 1)
    const faults = judgeReply(call.operation, sent, reply)
    if (faults.length > 0) fail(faults.join('\n  '))
    if (status >= 300) return
    report.neverSucceeded.delete(nameOf(call.operation))
    if (headers['content-type']?.startsWith('application/json')) known.learn(JSON.parse(text))
  }

  const sequences = fc.array(callOf(operations), { minLength: 1, maxLength: 8, size: 'max' })
  const property = fc.asyncProperty(sequences, async (calls) => {
    for (const call of calls) await tryOut(call)
  })
  for (let round = 0; report.sent < requests && !report.failure; round++) {
    const numRuns = Math.max(1, Math.ceil((requests - report.sent) / 5))
    const outcome = await fc.check(property, { seed: seed + round, numRuns, endOnFailure: true })
    if (outcome.failed)
      report.failure =
        outcome.errorInstance instanceof Error ? outcome.errorInstance.message : String(outcome.errorInstance)
  }
  return report
}

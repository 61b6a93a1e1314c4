import { median } from '../figure.ts'
import { cpuOf, type Generator, type Load, type Outcome } from './load.ts'

/** One of the two compared servers. */
export type Side = { port: number; pid: number; requests: readonly string[] }

/** Requests per second, and the server's CPU time in µs per request. */
export type Rate = { perSecond: number; cpu: number }

/** @throws when a response has another status */
export function expectAll({ statuses }: Outcome, expected: readonly string[]): void {
  if (!Object.keys(statuses).every((status) => expected.includes(status)))
    throw new Error(`Not all were answered with ${expected.join(' or ')}: ${JSON.stringify(statuses)}`)
}

async function oneRound(
  generator: Generator,
  { port, pid, requests }: Side,
  { connections, seconds }: Pick<Load, 'connections' | 'seconds'>,
): Promise<Rate> {
  const before = cpuOf(pid)
  const outcome = await generator.run({ port, requests, connections, seconds })
  expectAll(outcome, ['200'])
  return {
    perSecond: outcome.count / outcome.seconds,
    cpu: ((cpuOf(pid) - before) * 1000) / outcome.count,
  }
}

/**
 * Alternates between both, so that other load affects them alike. The first round of each is a warm-up.
 * @returns the median ratio of ours to the reference, and the ratios of the rounds
 */
export async function compare(
  generator: Generator,
  { ours, reference }: { ours: Side; reference: Side },
  load: { connections: number; seconds: number; rounds: number },
): Promise<{ perSecond: number; cpu: number; note: string }> {
  const pairs: { ours: Rate; reference: Rate }[] = []
  for (let round = 0; round <= load.rounds; round++) {
    const pair = {
      ours: await oneRound(generator, ours, load),
      reference: await oneRound(generator, reference, load),
    }
    if (round > 0) pairs.push(pair)
  }
  const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of))
  const told = (side: 'ours' | 'reference') =>
    `${Math.round(middle((pair) => pair[side].perSecond))}/s at ${Math.round(middle((pair) => pair[side].cpu))} µs`
  return {
    perSecond: middle((pair) => pair.ours.perSecond / pair.reference.perSecond),
    cpu: middle((pair) => pair.ours.cpu / pair.reference.cpu),
    note: `${told('ours')} against ${told('reference')}, ${load.rounds} rounds of ${load.seconds} s, ${load.connections} connections`,
  }
}

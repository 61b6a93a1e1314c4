import { median, type Figure } from '../figure.ts'
import { startGenerator, wire, type Outcome } from './load.ts'
import { expectAll } from './rounds.ts'
import type { ServerUnderTest } from './server-under-test.ts'

const rounds = 5
const seconds = 4

/** Latency of the feed during a flood of wrong passwords, compared with a quiet time. */
export async function measureLoginFlood(stage: ServerUnderTest): Promise<Figure[]> {
  const attacker = startGenerator()
  try {
    const { port, parent } = stage
    const login = (email: string) =>
      wire('POST', '/api/v1/auth/login', {}, JSON.stringify({ email, password: 'Wrong-pass1' }))
    const guesses = [login(parent.email), login('nobody@example.org')]
    // Readers pause between pages: the latency is measured, not the throughput.
    const read = () =>
      stage.generator.run({
        port,
        seconds,
        requests: [wire('GET', '/api/v1/public')],
        connections: 20,
        pauseMs: 50,
      })
    const pairs: { quiet: Outcome; flooded: Outcome; flood: Outcome }[] = []
    for (let round = 0; round <= rounds; round++) {
      const quiet = await read()
      const [flooded, flood] = await Promise.all([
        read(),
        attacker.run({ port, requests: guesses, connections: 100, seconds }),
      ])
      expectAll(quiet, ['200'])
      expectAll(flooded, ['200'])
      expectAll(flood, ['401', '503'])
      if (round > 0) pairs.push({ quiet, flooded, flood })
    }
    const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of))
    const quiet = middle((pair) => pair.quiet.p99)
    const flooded = middle((pair) => pair.flooded.p99)
    const looked = middle(({ flood }) => (flood.statuses['401'] ?? 0) / flood.seconds)
    const refused = middle(({ flood }) => (flood.statuses['503'] ?? 0) / flood.seconds)
    return [
      {
        what: "the feed's p99 in a flood of logins, against quiet",
        value: flooded / quiet,
        target: 3,
        unit: '×',
        note: `${flooded.toFixed(1)} ms against ${quiet.toFixed(1)} ms; 100 connections guess: ${looked.toFixed(0)} a second looked at, ${refused.toFixed(0)} sent away; ${rounds} rounds of ${seconds} s`,
      },
    ]
  } finally {
    attacker.stop()
  }
}

import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { problem } from '../../lib/problem.ts'
import { semaphore } from '../../lib/semaphore.ts'

const busy = () =>
  problem(
    'too_busy',
    503,
    'Too many people are logging in at this moment. Please try again in a few seconds.',
    {
      retryAfterSeconds: 3,
    },
  )

// A hash takes a core for a while, and one of the four threads that files and addresses are read by as well: a flood of
// logins leaves a core and a thread for everything else. Those who wait do so for two seconds or less.
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
const hashing = semaphore({ atOnce, waiting: 64, whenFull: busy })

/** Before anything is asked or counted, where it would only be told so afterwards. @throws 503 when too many wait */
export async function rejectWhenBusy(): Promise<void> {
  if (!hashing.isFull) return
  // Told at once, a program that floods us would be back at once.
  await sleep(1000)
  throw busy()
}

// argon2id, 19 MiB, 2 passes, 1 lane: the library's defaults, which are OWASP's first recommendation.
export const hashPassword = (password: string): Promise<string> => hashing.take(() => hash(password))

let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that time does not tell who has one. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  // Made by whoever comes first, or the first stranger would wait twice as long.
  decoy ??= hash('no account has this password')
  const known = storedHash ?? (await decoy)
  const matches = await hashing.take(() => verify(known, password))
  return matches && storedHash !== undefined
}

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { problem } from '../../lib/problem.ts'

const tooBusy = () =>
  problem(
    'too_busy',
    503,
    'Too many people are logging in at this moment. Please try again in a few seconds.',
    {
      retryAfterSeconds: 3,
    },
  )

// Each hash occupies a core, and one of libuv's four threads, which also serve file access and DNS. The limits leave a
// core and a thread for everything else; waiting takes at most about two seconds.
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
const semaphore = pLimit(atOnce)
const maxWaiting = 64
const isFull = () => semaphore.activeCount + semaphore.pendingCount >= atOnce + maxWaiting

/** Runs when it is its turn, in the order of asking. @throws 503 if too many are waiting */
async function limitHashing<T>(work: () => Promise<T>): Promise<T> {
  if (isFull()) throw tooBusy()
  return semaphore(work)
}

/** Called before other work, to fail early. @throws 503 if too many are waiting */
export async function rejectWhenBusy(): Promise<void> {
  if (!isFull()) return
  // An immediate answer would make a flooding client retry at once.
  await sleep(1000)
  throw tooBusy()
}

// argon2id, 19 MiB, 2 passes, parallelism 1: the library's defaults, which are OWASP's first recommendation.
export const hashPassword = (password: string): Promise<string> => limitHashing(() => hash(password))

/** A hash that no password fits. */
export const hashNoPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'))

let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that response times do not reveal accounts. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  // Computed in advance; otherwise the first unknown account would take twice as long.
  decoy ??= hash('no account has this password')
  const comparedHash = storedHash ?? (await decoy)
  const matches = await limitHashing(() => verify(comparedHash, password))
  return matches && storedHash !== undefined
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { problem } from '../../lib/problem.ts'

/** At most `hits` within `seconds` for one `who` (an address, an account) doing one action (`name`). */
export type RateLimit = { name: string; hits: number; seconds: number }

/** Counts before the work, so that concurrent attempts cannot exceed the limit. */
export type RateLimiter = {
  /** Counts an attempt. @throws 429 over the limit */
  (limit: RateLimit, who: string): Promise<void>
  /** Counts an attempt and returns whether it is within the limit, without an error. */
  allows(limit: RateLimit, who: string): Promise<boolean>
  /** Subtracts an attempt, because it succeeded. */
  refund(limit: RateLimit, who: string): Promise<void>
  /** Resets the counter of this `who`. */
  reset(limit: RateLimit, who: string): Promise<void>
}

const keyOf = (limit: RateLimit, who: string) =>
  `${limit.name}:${createHash('sha256').update(who).digest('base64url').slice(0, 24)}`

/** Counts in the database, shared by all web processes. Keys are hashed: no address is stored. */
export function openRateLimiter(db: Database, enabled: boolean): RateLimiter {
  const count = async (limit: RateLimit, who: string) => {
    // A window that ends later than a new one was started before the clock was set back.
    const { rows } = await sql<{ hits: number; wait: number }>`
      insert into rate_limits (key, window_ends_at, hits)
      values (${keyOf(limit, who)}, now() + make_interval(secs => ${limit.seconds}), 1)
      on conflict (key) do update set
        hits = case when rate_limits.window_ends_at between now() and excluded.window_ends_at + interval '1 minute'
          then rate_limits.hits + 1 else 1 end,
        window_ends_at = case when rate_limits.window_ends_at between now() and excluded.window_ends_at + interval '1 minute'
          then rate_limits.window_ends_at else excluded.window_ends_at end
      returning hits, ceil(extract(epoch from window_ends_at - now()))::int as wait`.execute(db.kysely)
    const counted = rows[0] ?? { hits: 1, wait: limit.seconds }
    // Starting a window also deletes some expired ones.
    if (counted.hits === 1)
      await sql`delete from rate_limits where key in (
        select key from rate_limits where window_ends_at < now() limit 100 for update skip locked)`.execute(
        db.kysely,
      )
    return { isTooOften: counted.hits > limit.hits, waitSeconds: Math.max(1, counted.wait) }
  }

  const rateLimit = async (limit: RateLimit, who: string) => {
    if (!enabled) return
    const { isTooOften, waitSeconds } = await count(limit, who)
    if (isTooOften)
      throw problem(
        'too_many_requests',
        429,
        `That was too often. Please try again ${inWords(waitSeconds)}.`,
        {
          retryAfterSeconds: waitSeconds,
        },
      )
  }
  return Object.assign(rateLimit, {
    allows: async (limit: RateLimit, who: string) => !enabled || !(await count(limit, who)).isTooOften,
    refund: async (limit: RateLimit, who: string) => {
      if (enabled)
        await sql`update rate_limits set hits = hits - 1 where key = ${keyOf(limit, who)} and hits > 0`.execute(
          db.kysely,
        )
    },
    reset: async (limit: RateLimit, who: string) => {
      if (enabled) await sql`delete from rate_limits where key = ${keyOf(limit, who)}`.execute(db.kysely)
    },
  })
}

function inWords(seconds: number): string {
  if (seconds <= 60) return 'in a minute'
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}

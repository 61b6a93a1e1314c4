import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { refuse } from '../../lib/refusal.ts'

/** At most `hits` within `seconds` for one `who` (an address, an account) doing one `what`. */
export type Limit = { what: string; hits: number; seconds: number }

export type Throttle = (limit: Limit, who: string) => Promise<void>

/** Counts in the database, so that any number of web processes count together. Keys are hashed: no address is kept. */
export function throttleIn(db: Database, enabled: boolean): Throttle {
  return async (limit, who) => {
    if (!enabled) return
    const key = `${limit.what}:${createHash('sha256').update(who).digest('base64url').slice(0, 24)}`
    const { rows } = await sql<{ hits: number; wait: number }>`
      insert into throttles (key, window_ends_at, hits)
      values (${key}, now() + make_interval(secs => ${limit.seconds}), 1)
      on conflict (key) do update set
        hits = case when throttles.window_ends_at <= now() then 1 else throttles.hits + 1 end,
        window_ends_at = case when throttles.window_ends_at <= now()
          then excluded.window_ends_at else throttles.window_ends_at end
      returning hits, ceil(extract(epoch from window_ends_at - now()))::int as wait`.execute(db.kysely)
    const counted = rows[0]
    // Whoever begins a window tidies up: what is over counts for nothing.
    if (counted?.hits === 1)
      await sql`delete from throttles where key in (
        select key from throttles where window_ends_at < now() limit 100 for update skip locked)`.execute(
        db.kysely,
      )
    if (counted && counted.hits > limit.hits)
      throw refuse('too_many_requests', 429, 'That was too often. Please wait a moment and try again.', {
        retryAfterSeconds: Math.max(1, counted.wait),
      })
  }
}

import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import { saltOf, type Viewer, viewDay, viewerHash } from '../../core/stories/viewers.ts'
import type { Database } from '../../infra/db/database.ts'

/** How long views are collected before they are inserted together. */
const batchMs = 200
/** Views beyond this number in one batch are dropped: they are not genuine. */
const maxBatch = 10_000
/** Today's viewer hashes that are known to be stored. */
const maxRemembered = 50_000

type View = { storyId: string; viewer: Viewer }

export type ViewCounter = {
  /**
   * Counts a view, which flush-pending-views.ts adds to its story: once per viewer and day, never the family's own,
   * regardless of concurrency.
   */
  count(storyId: string, viewer: Viewer): void
  /** Inserts the collected views. */
  flush(): Promise<void>
}

/** @param onFailure called when views could not be stored */
export function viewCounter(db: Database, onFailure: (error: unknown) => void): ViewCounter {
  const batch = new Map<string, View>()
  // By size: `max` would fill arrays for all of them at once, which takes time at each start.
  const remembered = new LRUCache<string, true>({ maxSize: maxRemembered, sizeCalculation: () => 1 })
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    const views = [...batch.values()]
    batch.clear()
    if (views.length === 0) return
    try {
      await writeViews(db, views, remembered)
    } catch (error) {
      onFailure(error)
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }
  return {
    count(storyId, viewer) {
      const key =
        storyId + ('accountId' in viewer ? viewer.accountId : `${viewer.network} ${viewer.userAgent}`)
      if (batch.size >= maxBatch || batch.has(key)) return
      batch.set(key, { storyId, viewer })
      timer ??= setTimeout(flush, batchMs).unref()
    },
    flush,
  }
}

async function writeViews(
  { kysely }: Database,
  views: readonly View[],
  remembered: LRUCache<string, true>,
): Promise<void> {
  const day = viewDay()
  // Not cached: with another salt viewers would be counted again.
  const salt = await saltOf(kysely, day)
  const seen = views.map(({ storyId, viewer }) => ({
    story_id: storyId,
    mark: viewerHash(salt, viewer).toString('hex'),
    account_id: 'accountId' in viewer ? viewer.accountId : null,
  }))
  const keyOf = ({ story_id, mark }: (typeof seen)[number]) => story_id + mark
  const unseen = seen.filter((view) => !remembered.has(keyOf(view)))
  if (unseen.length === 0) return
  // Locks stories and accounts in id order: a concurrent deletion leaves no view behind, without a deadlock.
  await sql`
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(unseen)}::jsonb)
        as seen (story_id uuid, mark text, account_id uuid)
    ),
    readers as materialized (
      select id, family_id from accounts where id in (select account_id from seen) order by id for key share
    ),
    there as materialized (
      select id, owner_id from stories where id in (select story_id from seen) order by id for key share
    ),
    marked as (
      insert into story_views (story_id, viewer, day)
      select distinct story_id, decode(mark, 'hex'), ${day}::date from seen join there on there.id = story_id
      where account_id is null
        or exists (select from readers where readers.id = account_id and readers.family_id <> owner_id)
      on conflict do nothing
      returning story_id
    )
    insert into pending_views (story_id, views) select story_id, count(*) from marked group by story_id`.execute(
    kysely,
  )
  for (const view of unseen) remembered.set(keyOf(view), true)
}

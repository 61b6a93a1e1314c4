import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import { saltOf, type Viewer, viewDay, viewerHash } from '../../core/stories/viewers.ts'
import type { Database } from '../../infra/db/database.ts'

/** Views are gathered for so long, and written down together. */
const gatherMs = 200
/** More than these within that time are not counted: somebody is making them up. */
const mostGathered = 10_000
/** Marks of today that are known to be written down. */
const mostRemembered = 50_000

type View = { storyId: string; viewer: Viewer }

export type ViewCounter = {
  /** Counts a view, to be added to its story in a moment (flush-pending-views.ts): once a viewer a day and never the owner's, however often and from how many sides it is said. */
  count(storyId: string, viewer: Viewer): void
  /** Writes down what was gathered. */
  flush(): Promise<void>
}

/** @param onFailure hears why views were not counted */
export function viewCounter(db: Database, onFailure: (error: unknown) => void): ViewCounter {
  const gathered = new Map<string, View>()
  const remembered = new LRUCache<string, true>({ max: mostRemembered })
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    const views = [...gathered.values()]
    gathered.clear()
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
      if (gathered.size >= mostGathered || gathered.has(key)) return
      gathered.set(key, { storyId, viewer })
      timer ??= setTimeout(flush, gatherMs).unref()
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
  // Asked for each time: with another salt nobody is known again.
  const salt = await saltOf(kysely, day)
  const seen = views.map(({ storyId, viewer }) => ({
    story_id: storyId,
    mark: viewerHash(salt, viewer).toString('hex'),
    account_id: 'accountId' in viewer ? viewer.accountId : null,
  }))
  const keyOf = ({ story_id, mark }: (typeof seen)[number]) => story_id + mark
  const fresh = seen.filter((view) => !remembered.has(keyOf(view)))
  if (fresh.length === 0) return
  // Whoever deletes their account or story meanwhile leaves no mark behind: the one waits for the other. In the order
  // of ids, so that two who wait do so in turn.
  await sql`
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
        as seen (story_id uuid, mark text, account_id uuid)
    ),
    readers as materialized (
      select id from accounts where id in (select account_id from seen) order by id for key share
    ),
    there as materialized (
      select id, owner_id from stories where id in (select story_id from seen) order by id for key share
    ),
    marked as (
      insert into story_views (story_id, viewer, day)
      select distinct story_id, decode(mark, 'hex'), ${day}::date from seen join there on there.id = story_id
      where account_id is null
        or account_id <> owner_id and exists (select from readers where readers.id = account_id)
      on conflict do nothing
      returning story_id
    )
    insert into pending_views (story_id, views) select story_id, count(*) from marked group by story_id`.execute(
    kysely,
  )
  for (const view of fresh) remembered.set(keyOf(view), true)
}

import type { NewStory } from '@moonpage/contract/story'
import { sql, type Kysely, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Log } from '../../infra/log.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'
import { ProblemError } from '../../lib/problem.ts'
import { aheadWindows, type AheadWindow } from './ahead-window.ts'
import { suggestStory } from './suggest-story.ts'

type BooksAheadDeps = {
  db: Database
  queue: Queue
  log: Pick<Log, 'info'>
  /**
   * Makes a story as if its owner had asked for it, within quota and budget. @param also runs in the transaction that
   * stores it; throws to undo it
   */
  createStory: (
    owner: Owner,
    request: NewStory,
    also: (tx: Transaction<Tables>, storyId: string) => Promise<void>,
  ) => Promise<string>
}

export const makeBooksAheadJob: HandledJob<object, BooksAheadDeps> = {
  name: 'make-books-ahead',
  payload: z.object({}),
  retry: { delaySeconds: 30, maxDelaySeconds: 300 },
  handle: (deps, _payload, { signal }) => makeBooksAhead(deps, signal),
}

const everySeconds = 300

/** Schedules the next run unless one is pending, with any number of processes. */
export async function scheduleBooksAhead(
  { db, queue }: Pick<BooksAheadDeps, 'db' | 'queue'>,
  startAfterSeconds: number,
): Promise<void> {
  await queue.send(db.kysely, makeBooksAheadJob, {}, { singletonKey: 'regular', startAfterSeconds })
}

/**
 * Makes tonight's books for children whose bedtime is within the hour and whose parents want that, and schedules the next
 * run. Nothing is made for a child who has a new book, or whose last book that was made ahead nobody has opened.
 */
export async function makeBooksAhead(
  deps: BooksAheadDeps,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const { kysely } = deps.db
  const { rows: zones } = await sql<{ zone: string }>`
    select distinct ahead_zone as zone from children where ahead_zone is not null`.execute(kysely)
  for (const { zone } of zones)
    for (const window of aheadWindows(now, zone))
      for (const child of await findChildrenBefore(kysely, zone, window)) {
        signal.throwIfAborted()
        await makeBookAhead(deps, child, window.evening)
      }
  await scheduleBooksAhead(deps, everySeconds)
}

type WaitingChild = Awaited<ReturnType<typeof findChildrenBefore>>[number]

/** With the parent who has been in the family longest: the book counts as that parent's. */
const findChildrenBefore = (db: Kysely<Tables>, zone: string, { after, upTo, evening }: AheadWindow) =>
  db
    .selectFrom('children')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('accounts')
          .select('id as account_id')
          .whereRef('family_id', '=', 'children.family_id')
          .where('family_role', '=', 'parent')
          .where('is_active', '=', true)
          .orderBy('id')
          .limit(1)
          .as('parent'),
      (join) => join.onTrue(),
    )
    .select(['children.id', 'family_id', 'account_id'])
    .where('ahead_zone', '=', zone)
    .where('bedtime', '>', after ?? '')
    .where('bedtime', '<=', upTo)
    .where((eb) => eb.or([eb('ahead_evening', 'is', null), eb('ahead_evening', '<', evening)]))
    .where(hasNoNewBook)
    .orderBy('children.id')
    .execute()

/** Neither made today, whoever asked for it, nor made ahead and not opened yet. */
const hasNoNewBook = sql<boolean>`not exists (
  select from (
    select story_id, made_ahead from child_stories where child_id = children.id order by story_id desc limit 1
  ) as newest
  join stories on stories.id = newest.story_id
  where stories.created_at > now() - interval '12 hours'
    or newest.made_ahead and not exists (select from reading_places where story_id = stories.id)
)`

/** Another process, or a parent, was first. */
class NotNeeded extends Error {}

async function makeBookAhead(deps: BooksAheadDeps, child: WaitingChild, evening: string): Promise<void> {
  const { id, family_id: familyId, account_id: accountId } = child
  try {
    const { request } = await suggestStory(deps.db, { familyId }, id, { evening, draw: 0 })
    await deps.createStory({ accountId, familyId }, request, async (tx, storyId) => {
      await tx
        .updateTable('child_stories')
        .set({ made_ahead: true })
        .where('child_id', '=', id)
        .where('story_id', '=', storyId)
        .execute()
      // The family is locked: what others did for this child meanwhile is seen.
      const claimed = await tx
        .updateTable('children')
        .set({ ahead_evening: evening })
        .where('id', '=', id)
        .where('ahead_zone', 'is not', null)
        .where((eb) => eb.or([eb('ahead_evening', 'is', null), eb('ahead_evening', '<', evening)]))
        .where(
          sql<boolean>`not exists (
            select from child_stories join stories on stories.id = story_id
            where child_id = ${id} and story_id <> ${storyId} and stories.created_at > now() - interval '12 hours'
          )`,
        )
        .executeTakeFirstOrThrow()
      if (claimed.numUpdatedRows === 0n) throw new NotNeeded()
    })
    deps.log.info('a book was made ahead')
  } catch (error) {
    // Over the budget or the quota, too many unfinished, or just deleted. Until bedtime it is tried again.
    if (!(error instanceof NotNeeded) && !(error instanceof ProblemError)) throw error
    deps.log.info(
      { reason: error instanceof ProblemError ? error.code : 'not needed' },
      'no book was made ahead',
    )
  }
}

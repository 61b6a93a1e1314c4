import { reportsToHide, type Report } from '@moonpage/contract/reports'
import { sql, type Transaction } from 'kysely'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isId, newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { publicCopies, type PublicCopy } from './public-copy.ts'
import { weightOfReporter } from './report-weight.ts'
import { takeSnapshot } from './take-snapshot.ts'

const reportLimit = { name: 'report', hits: 20, seconds: 3600 }

/** Each has pictures of its own, so that one person who reports and one who edits cannot fill a disk. */
const versionsOfAReport = 10

type Deps = { db: Database; queue: Queue; rateLimit: RateLimiter }
type Work = { tx: Transaction<Tables>; queue: Queue }
type Wanted = { by: string; id: string; reason: string | null }

/**
 * Tells moderators of somebody else's public story, with a snapshot of what it was about, and hides it once enough
 * people did. 404 for what the caller has no part in, 403 for their own.
 */
export async function reportStory(
  { db, queue, rateLimit }: Deps,
  { by, reason, ...asked }: Wanted,
): Promise<Report> {
  await rateLimit(reportLimit, by)
  if (!isId(asked.id)) throw storyNotFound()
  const id = asked.id.toLowerCase()
  const report = await db.kysely.transaction().execute(async (tx) => {
    await lockReportable(tx, by, id)
    const copy = (await publicCopies(tx, [id])).get(id)
    if (!copy) throw storyNotFound()
    const open = await openReport(tx, by, id)
    const made = open
      ? await reportAgain({ tx, queue }, open, copy, reason)
      : await insertReport({ tx, queue }, { by, id, reason }, copy)
    if (await hideIfEnough(tx, id, copy)) await enqueueRenamePictures({ tx, queue }, id)
    return made
  })
  return { ...report, created_at: report.created_at.toISOString() }
}

/** Reports of one story take turns: each then counts those before it. */
async function lockReportable(tx: Transaction<Tables>, by: string, id: string): Promise<void> {
  const story = await tx
    .selectFrom('stories')
    .select(['owner_id', sql<boolean>`is_public and completed_at is not null`.as('is_open'), 'taken_down_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (story?.owner_id === by) throw problem('own_story', 403, 'You cannot report your own story')
  if (!story?.is_open || story.taken_down_at) throw storyNotFound()
}

const openReport = (tx: Transaction<Tables>, by: string, id: string) =>
  tx
    .selectFrom('reports')
    .innerJoin('story_snapshots as snapshot', 'snapshot.id', 'reports.snapshot_id')
    .select(['reports.id', 'reports.story_id', 'reports.reason', 'reports.created_at', 'snapshot_id'])
    .select('snapshot.version')
    .where('reports.story_id', '=', id)
    .where('reporter_id', '=', by)
    .where('decided_at', 'is', null)
    .executeTakeFirst()

type OpenReport = NonNullable<Awaited<ReturnType<typeof openReport>>>

async function insertReport({ tx, queue }: Work, { by, id, reason }: Wanted, copy: PublicCopy) {
  return tx
    .insertInto('reports')
    .values({
      id: newId(),
      story_id: id,
      reporter_id: by,
      snapshot_id: await takeSnapshot({ tx, queue }, id, copy),
      reason,
      weight: await weightOfReporter(tx, by),
    })
    .returning(['id', 'story_id', 'reason', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** The report is about today's version then. The one before stays: moderators see all since the first report. */
async function reportAgain({ tx, queue }: Work, open: OpenReport, copy: PublicCopy, reason: string | null) {
  const isAboutAnother =
    !open.version.equals(copy.version) && (await versionsSince(tx, open)) < versionsOfAReport
  return tx
    .updateTable('reports')
    .set({
      // A press without a word takes none back.
      reason: reason ?? open.reason,
      snapshot_id: isAboutAnother ? await takeSnapshot({ tx, queue }, open.story_id, copy) : open.snapshot_id,
    })
    .where('id', '=', open.id)
    .returning(['id', 'story_id', 'reason', 'created_at'])
    .executeTakeFirstOrThrow()
}

const versionsSince = async (
  tx: Transaction<Tables>,
  { story_id, created_at }: OpenReport,
): Promise<number> =>
  tx
    .selectFrom('story_snapshots')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('story_id', '=', story_id)
    .where('taken_at', '>=', created_at)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)

/**
 * Hides a story once its open reports weigh enough. Reports of a version that a moderator approved do not count, and
 * while the story reads so, none do.
 * @returns whether it is hidden by this
 */
async function hideIfEnough(tx: Transaction<Tables>, id: string, { version }: PublicCopy): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stories set hidden_at = now()
    where id = ${id} and hidden_at is null and approved_version is distinct from ${version}
      and ${reportsToHide} <= (
        select sum(weight) from reports as open
        join story_snapshots as snapshot on snapshot.id = open.snapshot_id
        where open.story_id = ${id} and open.decided_at is null
          and snapshot.version is distinct from stories.approved_version
      )`.execute(tx)
  return numAffectedRows === 1n
}

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
import { maxSumOfMinWeights, minWeight, weightOfReporter } from './report-weight.ts'
import { takeSnapshot } from './take-snapshot.ts'

const reportLimit = { name: 'report', hits: 20, seconds: 3600 }

/** Each has its own copies of the pictures, so reporting and editing in turns must not fill the disk. */
const versionsPerReport = 10

type Deps = { db: Database; queue: Queue; rateLimit: RateLimiter }
type ReportDeps = { tx: Transaction<Tables>; queue: Queue }
type ReportRequest = { by: { accountId: string; familyId: string }; id: string; reason: string | null }

/**
 * Reports somebody else's public story, with a snapshot of its current version, and hides it if its reports weigh
 * enough. @throws 404 unless it is public, 403 for the caller's own
 */
export async function reportStory(
  { db, queue, rateLimit }: Deps,
  { by, reason, ...request }: ReportRequest,
): Promise<Report> {
  await rateLimit(reportLimit, by.accountId)
  if (!isId(request.id)) throw storyNotFound()
  const id = request.id.toLowerCase()
  const report = await db.kysely.transaction().execute(async (tx) => {
    await lockReportable(tx, by.familyId, id)
    const copy = (await publicCopies(tx, [id])).get(id)
    if (!copy) throw storyNotFound()
    const open = await openReport(tx, by.accountId, id)
    const made = open
      ? await updateReport({ tx, queue }, open, copy, reason)
      : await insertReport({ tx, queue }, { by, id, reason }, copy)
    if (await hideIfEnough(tx, id, copy)) await enqueueRenamePictures({ tx, queue }, id)
    return made
  })
  return { ...report, created_at: report.created_at.toISOString() }
}

/** Locks the story, so that each report counts those before it. */
async function lockReportable(tx: Transaction<Tables>, familyId: string, id: string): Promise<void> {
  const story = await tx
    .selectFrom('stories')
    .select(['owner_id', sql<boolean>`is_public and completed_at is not null`.as('is_open'), 'taken_down_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (story?.owner_id === familyId) throw problem('own_story', 403, 'You cannot report your own story')
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

async function insertReport({ tx, queue }: ReportDeps, { by, id, reason }: ReportRequest, copy: PublicCopy) {
  return tx
    .insertInto('reports')
    .values({
      id: newId(),
      story_id: id,
      reporter_id: by.accountId,
      snapshot_id: await takeSnapshot({ tx, queue }, id, copy),
      reason,
      weight: await weightOfReporter(tx, by.accountId),
    })
    .returning(['id', 'story_id', 'reason', 'created_at'])
    .executeTakeFirstOrThrow()
}

/**
 * The report is now about the current version. The previous snapshot stays: moderators see all versions since the first
 * report.
 */
async function updateReport(
  { tx, queue }: ReportDeps,
  open: OpenReport,
  copy: PublicCopy,
  reason: string | null,
) {
  const isOtherVersion =
    !open.version.equals(copy.version) && (await versionsSince(tx, open)) < versionsPerReport
  return tx
    .updateTable('reports')
    .set({
      // An empty reason does not overwrite an existing one.
      reason: reason ?? open.reason,
      snapshot_id: isOtherVersion ? await takeSnapshot({ tx, queue }, open.story_id, copy) : open.snapshot_id,
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
 * Hides a story if its open reports weigh enough. Those of new accounts count at most two thirds of that. Reports of an approved version do not count, and while the story
 * equals that version no report does.
 * @returns whether this hid the story
 */
async function hideIfEnough(tx: Transaction<Tables>, id: string, { version }: PublicCopy): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stories set hidden_at = now()
    where id = ${id} and hidden_at is null and approved_version is distinct from ${version}
      and ${reportsToHide} <= (
        select coalesce(sum(weight) filter (where weight > ${minWeight}), 0)
          + least(coalesce(sum(weight) filter (where weight <= ${minWeight}), 0), ${maxSumOfMinWeights})
        from reports as open
        join story_snapshots as snapshot on snapshot.id = open.snapshot_id
        where open.story_id = ${id} and open.decided_at is null
          and snapshot.version is distinct from stories.approved_version
      )`.execute(tx)
  return numAffectedRows === 1n
}

import { isUnfinished } from '@moonpage/contract/progress'
import { sql, type Transaction } from 'kysely'
import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import { generateStoryJob } from '../../core/stories/generate-story-job.ts'
import { restart } from '../../core/stories/restart.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { findJob, liveJobs, requeueJob, type JobRow } from '../../infra/queue/failed-jobs.ts'
import { isId } from '../../lib/ids.ts'
import { problem, type ProblemError } from '../../lib/problem.ts'

/**
 * Retries a failed job with all its attempts. A story continues where it failed, and the retry does not count for its
 * owner's daily quota. @throws 404 for an unknown job, 409 if it has not failed or its story no longer needs it
 */
export async function retryJob(
  { kysely }: Database,
  { id, by }: { id: string; by: string },
): Promise<{ id: string; name: string }> {
  if (!isId(id)) throw jobNotFound()
  return kysely.transaction().execute(async (tx) => {
    const known = await findJob(tx, id, { lock: false })
    if (!known) throw jobNotFound()
    // Lock the story before the job, like a deletion.
    const storyId = known.name === generateStoryJob.name ? storyOf(known) : null
    if (storyId !== null) await resetStory(tx, storyId)
    const job = await findJob(tx, id, { lock: true })
    if (job?.state !== 'failed') throw notFailed()
    await requeueJob(tx, job)
    await recordAuditEntry(tx, {
      action: 'job_retried',
      by,
      subject: { kind: 'job', id: job.id },
      note: storyId === null ? job.name : `${job.name}, story ${storyId}`,
    })
    return { id: job.id, name: job.name }
  })
}

const storyOf = ({ payload }: JobRow): string | null => {
  const { story_id: id } = payload
  return typeof id === 'string' && isId(id) ? id : null
}

/** Resets a failed story or draft to pending: each step finds what is stored already. */
async function resetStory(tx: Transaction<Tables>, id: string): Promise<void> {
  const story = await tx
    .selectFrom('stories')
    .select(['generation_status', 'generation_error'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!story) throw problem('story_gone', 409, 'The story of this job has been deleted.')
  if (isUnfinished(story.generation_status)) {
    if (await isBeingMade(tx, id))
      throw problem('still_being_made', 409, 'The story of this job is being made already.')
    return
  }
  if (story.generation_status === 'completed' && story.generation_error === null) throw notFailed()
  await tx.updateTable('stories').set(restart).where('id', '=', id).execute()
  await notify(tx, storyChannel, id)
}

async function isBeingMade(tx: Transaction<Tables>, storyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${liveJobs} live where name = ${generateStoryJob.name} and payload ->> 'story_id' = ${storyId} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

const jobNotFound = (): ProblemError => problem('job_not_found', 404, 'We couldn’t find that job.')
const notFailed = (): ProblemError =>
  problem('not_failed', 409, 'This job has not failed, or was mended since.')

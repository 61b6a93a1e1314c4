import type { SystemActivity } from '@moonpage/contract/system'
import { sql, type Kysely } from 'kysely'
import { generateStoryJob } from '../../core/stories/generate-story-job.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { failedJobs, liveJobs } from '../../infra/queue/failed-jobs.ts'

const maxShown = 50

/** A story that was deleted, completed since, or is being generated again needs no attention. */
const isSettled = sql`job.name = ${generateStoryJob.name} and not exists (
  select from stories where stories.id::text = job.payload ->> 'story_id' and (
    stories.generation_status = 'failed'
    or stories.generation_status = 'completed' and stories.generation_error is not null
    or stories.generation_status in ('pending', 'generating', 'generating_images')
      and not exists (select from ${liveJobs} live where live.name = job.name and live.payload = job.payload)
  )
)`

type Row = {
  total: number
  id: string
  name: string
  story_id: string | null
  failed_at: Date
  error: string
}

/** Failed jobs that still need attention: their number, and the newest. */
export async function listFailedJobs(
  db: Kysely<Tables>,
): Promise<{ total: number; jobs: SystemActivity['failed_jobs'] }> {
  const { rows } = await sql<Row>`
    select count(*) over () as total, id, name, payload ->> 'story_id' as story_id, failed_at, error
    from ${failedJobs} job where not (${isSettled})
    order by failed_at desc, id limit ${maxShown}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    jobs: rows.map(({ id, name, story_id, failed_at, error }) => ({
      id,
      name,
      story_id,
      failed_at: failed_at.toISOString(),
      error,
    })),
  }
}

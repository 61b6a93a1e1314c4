import type { ReportedStory, ReportedStoryList } from '@moonpage/contract/moderation'
import { sql, type Transaction } from 'kysely'
import { moderationStatus } from '../../core/stories/moderation-status.ts'
import { pageFrame } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { maskUnfitWords } from '../../infra/text-model/safety.ts'
import { lastDecisions } from './last-decisions.ts'
import { publicCopies, type PublicCopy } from './public-copy.ts'
import { openAppeals, openReports } from './open-cases.ts'
import { presentSnapshot, snapshotsOf } from './snapshots.ts'

type ListOptions = { page: number; page_size: number; withNames: boolean }

/**
 * All open cases with everything needed to decide them, in a few statements per page.
 * @param options `withNames`: with usernames of owners and reporters, for admins
 */
export async function listReportedStories(
  { kysely }: Database,
  options: ListOptions,
): Promise<ReportedStoryList> {
  // One snapshot for all statements: otherwise a story decided meanwhile would lose its reports halfway.
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows: waiting, total } = await waitingStories(tx, options)
      return {
        stories: await present(tx, waiting, options.withNames),
        ...pageFrame(options.page, options.page_size, total),
      }
    })
}

/** The stories with an open report or appeal; hidden ones and those taken down first. */
async function waitingStories(tx: Transaction<Tables>, { page, page_size: pageSize }: ListOptions) {
  const waiting = sql`
    select story_id, min(created_at) as since, bool_or(is_appeal) as is_appealed
    from (
      select story_id, created_at, false as is_appeal from reports where decided_at is null
      union all
      select story_id, created_at, true from appeals where decided_at is null
    ) as cases
    group by story_id`
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from (${waiting}) as waiting`.execute(tx)
  const { rows } = await sql<WaitingStory>`
    select stories.id, owner_id, published_at, hidden_at, taken_down_at, take_down_note
    from (${waiting}) as waiting join stories on stories.id = story_id
    order by (is_appealed or hidden_at is not null) desc, since, stories.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(tx)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

type WaitingStory = {
  id: string
  owner_id: string
  published_at: Date | null
  hidden_at: Date | null
  taken_down_at: Date | null
  take_down_note: string | null
}

const usernamesOf = (tx: Transaction<Tables>, ids: readonly string[]) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

async function present(
  tx: Transaction<Tables>,
  waiting: readonly WaitingStory[],
  withNames: boolean,
): Promise<ReportedStory[]> {
  const ids = waiting.map(({ id }) => id)
  const copies = await publicCopies(tx, ids)
  const allReports = await openReports(tx, ids)
  const reports = Map.groupBy(allReports, (report) => report.story_id)
  const people = [
    ...waiting.map((story) => story.owner_id),
    ...allReports.map((report) => report.reporter_id),
  ]
  const names = new Map(
    withNames ? (await usernamesOf(tx, people)).map(({ id, username }) => [id, username]) : [],
  )
  const appeals = new Map((await openAppeals(tx, ids)).map((appeal) => [appeal.story_id, appeal]))
  const snapshots = Map.groupBy(await snapshotsOf(tx, ids), (snapshot) => snapshot.story_id)
  const decisions = await lastDecisions(tx, ids)
  return waiting.map((story) => {
    const copy = copies.get(story.id) as PublicCopy
    const open = reports.get(story.id) ?? []
    const appeal = appeals.get(story.id)
    return {
      ...copy.story,
      owner_id: story.owner_id,
      owner_name: names.get(story.owner_id) ?? null,
      published_at: story.published_at?.toISOString() ?? null,
      moderation_status: moderationStatus(story),
      content: copy.content.pages.map((page) => page.content).join('\n\n'),
      report_count: open[0]?.total ?? 0,
      reports: open.map((report) => ({
        id: report.id,
        reason: report.reason && maskUnfitWords(report.reason),
        user_id: report.reporter_id,
        user_name: names.get(report.reporter_id) ?? null,
        created_at: report.created_at.toISOString(),
        snapshot_id: report.snapshot_id,
      })),
      snapshots: (snapshots.get(story.id) ?? []).map((snapshot) => presentSnapshot(snapshot, copy.version)),
      appeal: appeal
        ? {
            text: maskUnfitWords(appeal.text),
            created_at: appeal.created_at.toISOString(),
            note: story.take_down_note ?? '',
          }
        : null,
      last_decision: decisions.get(story.id) ?? null,
    }
  })
}

import type { AuditList, listAudit as contract } from '@moonpage/contract/audit'
import type * as z from 'zod/mini'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'

type Query = z.output<(typeof contract)['query']>

/** The audit log, newest first, with the actor's username while the account exists. */
export async function listAudit(
  { kysely }: Database,
  { action, subject_id: subjectId, ...paging }: Query,
): Promise<AuditList> {
  const range = rangeOf(paging)
  // An invalid id matches nothing.
  if (subjectId !== undefined && !isId(subjectId)) return { entries: [], ...rangeFrame(range, 0) }
  const entries = kysely
    .selectFrom('audit_entries as entry')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'story_taken_down'))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
  const [{ total }, rows] = await Promise.all([
    entries.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    entries
      .leftJoin('accounts as actor', 'actor.id', 'entry.actor_id')
      .select([
        'entry.id',
        'action',
        'actor_id',
        'actor.username as actor_name',
        'subject_kind',
        'subject_id',
      ])
      .select(['note', 'entry.created_at'])
      .orderBy('entry.created_at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(range.limit)
      .offset(range.offset)
      .execute(),
  ])
  return {
    entries: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    ...rangeFrame(range, total),
  }
}

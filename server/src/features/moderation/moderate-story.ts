import type { AuditAction } from '@moonpage/contract/audit'
import type { ModerationAction, ModerationOutcome } from '@moonpage/contract/moderation'
import type { NotificationKind } from '@moonpage/contract/notifications'
import { sql, type Transaction } from 'kysely'
import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import { lockMembers, notifyFamily } from '../../core/notifications/notify-family.ts'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import { moderationStatus } from '../../core/stories/moderation-status.ts'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { lastDecision } from './last-decisions.ts'
import { publicCopies } from './public-copy.ts'
import { takeSnapshot } from './take-snapshot.ts'

type DecisionInput = { by: { accountId: string; familyId: string }; id: string; action: ModerationAction }
type DecisionDeps = { tx: Transaction<Tables>; queue: Queue }

/** Further consequences of a decision, besides the story's own row. */
type Decision = {
  decision: AuditAction
  set: { taken_down_at?: ReturnType<typeof sql<Date>> | null; take_down_note?: string | null }
  reports?: 'dismissed' | 'upheld'
  appeal?: 'restored' | 'declined'
  notification?: NotificationKind
}

const decidedAlready = () =>
  problem(
    'decided_already',
    409,
    'Someone has already made a decision about this story. Please look at it again.',
  )

/**
 * Decides about a public or reported story: takes it down, dismisses its reports, restores it, or declines an appeal.
 * 404 if it is private and unreported, 403 for the caller's own, 409 if another moderator decided meanwhile.
 */
export async function moderateStory(
  { db, queue }: { db: Database; queue: Queue },
  { by, action, ...request }: DecisionInput,
): Promise<ModerationOutcome> {
  if (!isId(request.id)) throw storyNotFound()
  const id = request.id.toLowerCase()
  return db.kysely.transaction().execute(async (tx) => {
    // Without `last_decision` the state at the start counts: a decision made while this waits for the lock is a
    // conflict.
    const known = action.last_decision === undefined ? await lastDecision(tx, id) : action.last_decision
    const story = await lockStory(tx, id)
    if (story.owner_id === by.familyId)
      throw problem(
        'own_story',
        403,
        'You cannot decide about a story of your own. Another moderator has to.',
      )
    if (!story.is_public && !story.taken_down_at && story.open_reports === 0) throw storyNotFound()
    if ((await lastDecision(tx, id)) !== known) throw decidedAlready()
    const decision = action.approved ? dismiss(story) : takeDownOrDecline(story, action.note ?? '')
    await applyDecision({ tx, queue }, story, decision)
    await recordAuditEntry(tx, {
      action: decision.decision,
      by: by.accountId,
      subject: { kind: 'story', id: story.id },
      note: action.note || null,
    })
    return outcome(tx, id)
  })
}

/** Accounts are locked before stories everywhere. */
async function lockStory(tx: Transaction<Tables>, id: string) {
  const found = await tx.selectFrom('stories').select('owner_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw storyNotFound()
  await lockMembers(tx, found.owner_id)
  const story = await tx
    .selectFrom('stories')
    .select(['id', 'owner_id', 'is_public', 'taken_down_at', 'hidden_at', 'take_down_note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!story) throw storyNotFound()
  // In a statement after the lock: the locking statement's snapshot may be older.
  const { open_reports, is_appealed } = await tx
    .selectNoFrom([
      sql<number>`(select count(*)::int from reports where story_id = ${id} and decided_at is null)`.as(
        'open_reports',
      ),
      sql<boolean>`exists (select from appeals where story_id = ${id} and decided_at is null)`.as(
        'is_appealed',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { ...story, open_reports, is_appealed }
}

type Story = Awaited<ReturnType<typeof lockStory>>

function dismiss({ taken_down_at, hidden_at, open_reports }: Story): Decision {
  if (taken_down_at)
    return {
      decision: 'story_restored',
      set: { taken_down_at: null, take_down_note: null },
      reports: 'dismissed',
      appeal: 'restored',
      notification: 'story_restored',
    }
  if (!hidden_at && open_reports === 0) throw decidedAlready()
  return { decision: 'reports_dismissed', set: {}, reports: 'dismissed' }
}

function takeDownOrDecline({ taken_down_at, is_appealed }: Story, note: string): Decision {
  if (taken_down_at) {
    if (!is_appealed) throw decidedAlready()
    return {
      decision: 'appeal_declined',
      set: note ? { take_down_note: note } : {},
      appeal: 'declined',
      notification: 'appeal_declined',
    }
  }
  return {
    decision: 'story_taken_down',
    set: { taken_down_at: sql<Date>`now()`, take_down_note: note || null },
    reports: 'upheld',
    notification: 'story_taken_down',
  }
}

async function applyDecision(
  { tx, queue }: DecisionDeps,
  story: Story,
  { decision: act, set, ...decision }: Decision,
): Promise<void> {
  const copy = (await publicCopies(tx, [story.id])).get(story.id)
  if (act === 'story_taken_down') {
    if (copy) await takeSnapshot({ tx, queue }, story.id, copy)
    await enqueueRenamePictures({ tx, queue }, story.id)
  }
  await tx
    .updateTable('stories')
    .set({
      hidden_at: null,
      ...set,
      ...(decision.reports === 'dismissed' && { approved_version: copy?.version ?? null }),
    })
    .where('id', '=', story.id)
    .execute()
  if (decision.reports)
    await tx
      .updateTable('reports')
      .set({ decided_at: sql`now()`, outcome: decision.reports })
      .where('story_id', '=', story.id)
      .where('decided_at', 'is', null)
      .execute()
  if (decision.appeal)
    await tx
      .updateTable('appeals')
      .set({ decided_at: sql`now()`, outcome: decision.appeal })
      .where('story_id', '=', story.id)
      .where('decided_at', 'is', null)
      .execute()
  if (decision.notification) await notifyFamily(tx, { kind: decision.notification, storyId: story.id })
}

async function outcome(tx: Transaction<Tables>, id: string): Promise<ModerationOutcome> {
  const story = await tx
    .selectFrom('stories')
    .select(['id', 'is_public', 'taken_down_at', 'hidden_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id: story.id,
    is_public: story.is_public && !story.taken_down_at,
    moderation_status: moderationStatus(story),
  }
}

import type { AuditAction } from '@moonpage/contract/audit'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

export type NewAuditEntry = {
  action: AuditAction
  /** Null: the operator, at the command line. */
  by: string | null
  subject: { kind: 'story' | 'account' | 'job'; id: string }
  note?: string | null
}

/** Writes down who decided what, in the transaction that does it. */
export const recordAuditEntry = async (
  tx: Kysely<Tables>,
  { action, by, subject, note }: NewAuditEntry,
): Promise<void> =>
  void (await tx
    .insertInto('audit_entries')
    .values({
      id: newId(),
      action,
      actor_id: by,
      subject_kind: subject.kind,
      subject_id: subject.id,
      note: note ?? null,
    })
    .execute())

import type { AuditAction } from '@moonpage/contract/audit'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

export type NewAuditEntry = {
  action: AuditAction
  /** Null: an operator on the command line. */
  by: string | null
  subject: { kind: 'story' | 'account' | 'job'; id: string }
  note?: string | null
}

/** Stores who decided what, in the transaction of the decision. */
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

import * as z from 'zod/mini'
import { Paged, skipQuery } from './paging.ts'
import { route } from './route.ts'

export const auditActions = [
  'story_taken_down',
  'story_restored',
  'reports_dismissed',
  'appeal_declined',
  'role_changed',
  'user_activated',
  'user_deactivated',
  'job_retried',
  'person_invited',
  'invitation_revoked',
  'sso_signed_in',
  'sso_signed_up',
  'sso_joined',
] as const
export type AuditAction = (typeof auditActions)[number]

export const AuditEntry = z.object({
  id: z.string(),
  action: z.enum(auditActions),
  /** The account that acted; null for the operator at the command line. */
  actor_id: z.nullable(z.string()),
  /** Null once that account is deleted. */
  actor_name: z.nullable(z.string()),
  subject_kind: z.enum(['story', 'account', 'job']),
  subject_id: z.string(),
  /** The reason, or the old and the new value. */
  note: z.nullable(z.string()),
  created_at: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditList = z.object({ entries: z.array(AuditEntry), ...Paged })
export type AuditList = z.infer<typeof AuditList>

export const listAudit = route({
  method: 'GET',
  path: '/api/v1/admin/audit',
  summary: 'Who decided what, when and why, newest first',
  failure: 'We couldn’t load the audit log.',
  access: 'admin',
  query: z.strictObject({
    action: z.optional(z.enum(auditActions)),
    subject_id: z.optional(z.string().check(z.maxLength(100))),
    ...skipQuery(50),
  }),
  reply: AuditList,
})

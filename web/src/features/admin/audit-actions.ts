import { type AuditAction, auditActions } from '@moonpage/contract/audit'

/** Display names of the actions. */
export const auditActionNames: Record<AuditAction, string> = {
  story_taken_down: 'Story unpublished',
  story_restored: 'Story allowed again',
  reports_dismissed: 'Reports dismissed',
  appeal_declined: 'Appeal declined',
  role_changed: 'Role changed',
  user_activated: 'User activated',
  user_deactivated: 'User deactivated',
  job_retried: 'Job retried',
  person_invited: 'Invited someone',
  invitation_revoked: 'Invitation canceled',
  sso_signed_in: 'Signed in by single sign-on',
  sso_signed_up: 'Signed up by single sign-on',
  sso_joined: 'Connected to single sign-on',
}

/** The action in a query parameter; undefined if it is not one. */
export const auditActionIn = (text: string | null): AuditAction | undefined =>
  auditActions.find((action) => action === text)

import { problem } from '../../lib/problem.ts'
import type { LockedMember } from './lock-families.ts'

export const memberNotFound = () => problem('member_not_found', 404, 'They are not in your family.')

/** The caller may have been removed, or made a reader, while waiting for the lock. */
export function rejectFormerParent(members: readonly LockedMember[], accountId: string): void {
  if (!members.some(({ id, family_role: role }) => id === accountId && role === 'parent'))
    throw problem('parents_only', 403, 'Only a parent of the family can do this')
}

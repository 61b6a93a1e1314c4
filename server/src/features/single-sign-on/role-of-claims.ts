import type { Role } from '@moonpage/contract/account'
import type { Claims } from '../../infra/oidc/read-claims.ts'

/** Which values of a claim make somebody a moderator or an admin; null: the claim says nothing about that role. */
export type RoleClaim = { path: string; admin: string | null; moderator: string | null }

/**
 * The role that the claim gives. A missing claim is an empty one, as some providers leave it out for people without
 * groups. A role that the claim says nothing about stays.
 */
export function roleOfClaims({ path, admin, moderator }: RoleClaim, claims: Claims, current: Role): Role {
  const values = claims.valuesOf(path)
  const has = (value: string | null) => value !== null && values.includes(value)
  if (has(admin) || (admin === null && current === 'admin')) return 'admin'
  if (has(moderator) || (moderator === null && current === 'moderator')) return 'moderator'
  return 'user'
}

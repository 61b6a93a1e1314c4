import type { User } from '@moonpage/contract/account'

/**
 * Whether somebody may make, change, share and delete stories and characters: visitors, who log in for it, and parents,
 * but not the readers of a family. @param user null for visitors
 */
export const canMakeStories = (user: Pick<User, 'family_role'> | null): boolean =>
  user?.family_role !== 'reader'

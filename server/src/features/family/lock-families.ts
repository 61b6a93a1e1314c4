import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/**
 * Locks all accounts of the families, then the families, until the transaction ends. Both in the order of their ids: two
 * people who join, leave or remove each other at once take turns.
 * @returns the accounts
 */
export async function lockFamilies(tx: Transaction<Tables>, familyIds: readonly string[]) {
  const members = await tx
    .selectFrom('accounts')
    .select(['id', 'family_id', 'family_role'])
    .where('family_id', 'in', familyIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .selectFrom('families')
    .select('id')
    .where('id', 'in', familyIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return members
}

export type LockedMember = Awaited<ReturnType<typeof lockFamilies>>[number]

/** Whether the family has a parent besides this account. */
export const hasOtherParent = (members: readonly LockedMember[], accountId: string): boolean =>
  members.some(({ id, family_role: role }) => id !== accountId && role === 'parent')

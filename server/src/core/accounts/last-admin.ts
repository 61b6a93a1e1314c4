import type { FamilyRole, Role } from '@moonpage/contract/account'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'

export type AdminStanding = {
  id: string
  role: Role
  is_active: boolean
  family_id: string
  family_role: FamilyRole
}

export const isActiveAdmin = ({ role, is_active }: Pick<AdminStanding, 'role' | 'is_active'>): boolean =>
  role === 'admin' && is_active

/**
 * Locks the account, its family's accounts and all active admins until the transaction ends. Every operation that may remove an admin or
 * a parent calls it first, so that concurrent ones are serialized.
 * @returns their current state; without the account if it does not exist
 */
export const lockWithAdmins = (tx: Kysely<Tables>, accountId: string): Promise<AdminStanding[]> =>
  tx
    .selectFrom('accounts')
    .select(['id', 'role', 'is_active', 'family_id', 'family_role'])
    .where((eb) =>
      eb.or([
        eb(
          'family_id',
          '=',
          eb
            .selectFrom('accounts as account')
            .select('account.family_id')
            .where('account.id', '=', accountId),
        ),
        eb.and([eb('role', '=', 'admin'), eb('is_active', '=', eb.lit(true))]),
      ]),
    )
    // Always locked in the same order, to avoid deadlocks.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Throws a 409 if the account is the only active admin. @param locked the result of `lockWithAdmins` */
export function rejectLastAdmin(locked: readonly AdminStanding[], accountId: string): void {
  const admins = locked.filter(isActiveAdmin)
  if (admins.length === 1 && admins[0]?.id === accountId)
    throw problem('last_admin', 409, 'There has to be at least one admin')
}

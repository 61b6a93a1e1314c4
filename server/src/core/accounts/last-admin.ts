import type { Role } from '@moonpage/contract/account'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'

export type AdminStanding = { id: string; role: Role; is_active: boolean }

export const isActiveAdmin = ({ role, is_active }: Pick<AdminStanding, 'role' | 'is_active'>): boolean =>
  role === 'admin' && is_active

/**
 * Locks this account together with every active admin until the transaction ends. Whoever takes an admin away
 * comes by here first, so that two who do so at once wait for each other.
 * @returns how they stand now; without the account when it does not exist
 */
export const lockWithAdmins = (tx: Kysely<Tables>, accountId: string): Promise<AdminStanding[]> =>
  tx
    .selectFrom('accounts')
    .select(['id', 'role', 'is_active'])
    .where((eb) =>
      eb.or([
        eb('id', '=', accountId),
        eb.and([eb('role', '=', 'admin'), eb('is_active', '=', eb.lit(true))]),
      ]),
    )
    // One order for everybody: else two would wait for each other for good.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Refuses with 409 when this account is the only active admin. @param locked by `lockWithAdmins` */
export function rejectLastAdmin(locked: readonly AdminStanding[], accountId: string): void {
  const admins = locked.filter(isActiveAdmin)
  if (admins.length === 1 && admins[0]?.id === accountId)
    throw problem('last_admin', 409, 'There has to be at least one admin')
}

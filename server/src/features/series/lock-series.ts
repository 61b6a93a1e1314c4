import type { Transaction } from 'kysely'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { seriesNotFound } from './series-not-found.ts'

/** Locks a series of the caller's family. @throws 404 unless it is theirs */
export async function lockSeries(tx: Transaction<Tables>, owner: Owner, id: string) {
  await lockAccount(tx, owner.accountId)
  await lockFamily(tx, owner.familyId)
  const series = isId(id)
    ? await tx
        .selectFrom('series')
        .select(['id', 'hero', 'companion'])
        .where('id', '=', id)
        .where('family_id', '=', owner.familyId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!series) throw seriesNotFound()
  return { id: series.id, names: { hero: series.hero.name, companion: series.companion.name } }
}

import { sql, type RawBuilder } from 'kysely'

/** Deactivated people share nothing. A family shares as long as one of its parents is active. @param owner its column */
export const hasActiveParent = (owner: 'stories.owner_id' | 'collections.family_id'): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from accounts
    where accounts.family_id = ${sql.ref(owner)} and accounts.family_role = 'parent' and accounts.is_active
  )`

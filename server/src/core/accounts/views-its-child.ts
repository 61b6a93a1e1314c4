import { sql } from 'kysely'

/**
 * Of a session and its account: false where the session is the view of a child that was deleted or is in another family.
 * Such a session has ended.
 */
export const viewsItsChild = sql<boolean>`(session.child_id is null or exists (
  select from children where children.id = session.child_id and children.family_id = account.family_id
))`

import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a story of the family may be opened: by an account any, in a child's view the finished ones that parents do not
 * hide from the child. @param childId null: it is no child's view
 */
export const isOpenTo = (childId: string | null | undefined): RawBuilder<boolean> =>
  childId
    ? sql<boolean>`(stories.completed_at is not null and not exists (
        select from hidden_books where hidden_books.story_id = stories.id and hidden_books.child_id = ${childId}
      ))`
    : sql<boolean>`true`

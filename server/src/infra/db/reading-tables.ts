import type { ColumnType, Generated } from 'kysely'

/** Where one stopped, what was read to the last page, and which apps may read. */
export type ReadingTables = {
  /** Of a child or of an account: one of the two is set. */
  reading_places: {
    story_id: string
    child_id: string | null
    account_id: string | null
    page_number: number
    is_finished: boolean
    turned_at: Date
  }
  readings: {
    family_id: string
    story_id: string
    child_id: string | null
    /** Who read; null once that account is gone. */
    account_id: string | null
    /** `2026-11-28`, on the family's calendar. */
    day: ColumnType<string, string, string>
    read_at: Date
  }
  /** What lets a reading app see the catalog of a family (OPDS). */
  catalog_keys: {
    id: string
    account_id: string
    name: string
    secret_hash: Buffer
    created_at: Generated<Date>
    /** To the hour. */
    last_used_at: Date | null
  }
  /** Books that a child does not see in its view. */
  hidden_books: { child_id: string; story_id: string }
}

import type { ColumnType } from 'kysely'

/** Where one stopped, and what was read to the last page. */
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
  /** Books that a child does not see in its view. */
  hidden_books: { child_id: string; story_id: string }
}

import type { Generated } from 'kysely'

export type PrintTables = {
  /** At most one for a story. Neither finished nor failed: its job runs, or waits. */
  print_files: {
    id: string
    story_id: string
    /** Who is told when it is ready. */
    account_id: string
    /** A hash of the book in it. */
    version: string
    created_at: Generated<Date>
    painted: Generated<number>
    pictures: Generated<number>
    bytes: number | null
    finished_at: Date | null
    failed_at: Date | null
  }
  print_file_parts: { file_id: string; number: number; data: Buffer }
}

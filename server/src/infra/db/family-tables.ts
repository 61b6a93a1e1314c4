import type { FamilyRole } from '@moonpage/contract/account'
import type { ReadingSize } from '@moonpage/contract/reading-sizes'
import type { Avoidable, Pronouns } from '@moonpage/contract/story-input'
import type { ColumnType, Generated } from 'kysely'

export type FamilyTables = {
  families: {
    id: string
    /** Who reads by default; null: not chosen. */
    narrator: string | null
    /** Whether what was read to the last page is recorded. */
    records_readings: Generated<boolean>
    /** Hash of the PIN that ends a child's view; null: not chosen. */
    child_view_pin: string | null
    created_at: Generated<Date>
  }
  family_invitations: {
    id: string
    family_id: string
    token_hash: Buffer
    role: FamilyRole
    invited_by: string | null
    created_at: Generated<Date>
    expires_at: Date
    signed_up_by: string | null
  }
  children: {
    id: string
    family_id: string
    name: string
    /** `2021-06` */
    birth_month: string | null
    pronouns: Pronouns | null
    character_id: string | null
    loves: Generated<string[]>
    avoid: Generated<Avoidable[]>
    reading_size: ReadingSize | null
    /** `19:30` */
    bedtime: string | null
    narrator: string | null
    /** Of the bedtime, such as `Europe/Rome`; null: no book is made ahead. */
    ahead_zone: string | null
    /** `2026-11-28`: the last evening for which one was made. */
    ahead_evening: ColumnType<string | null, string | null | undefined, string | null>
    created_at: Generated<Date>
  }
  child_companions: { child_id: string; character_id: string }
  /** Which books were made for which child. */
  child_stories: { child_id: string; story_id: string; made_ahead: Generated<boolean> }
  collections: { id: string; family_id: string; name: string; created_at: Generated<Date> }
  collection_stories: { collection_id: string; story_id: string; position: number }
  collection_links: {
    collection_id: string
    token: string
    include_names: boolean
    include_recordings: boolean
    created_at: Generated<Date>
    expires_at: Date
  }
}

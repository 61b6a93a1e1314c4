import type { WordTime } from '@moonpage/contract/narration'
import type { ColumnType, Generated } from 'kysely'

type WordTimes = ColumnType<WordTime[], string, string>

/** Stored audio of a page. `file` is its name in the picture store. */
type AudioColumns = { file: string; bytes: number; duration_ms: number; words: WordTimes }

/** Narrators, their recordings, and pages that voices of machines have read. */
export type NarrationTables = {
  /** `account_id` is the family (migration 029). */
  narrators: { id: string; account_id: string; name: string; face: number; created_at: Generated<Date> }
  recording_links: {
    id: string
    story_id: string
    token: string
    /** Null until the person has said who they are. */
    narrator_id: string | null
    created_at: Generated<Date>
    expires_at: Date
    revoked_at: Date | null
    /** When all pages were recorded. */
    finished_at: Date | null
  }
  recordings: AudioColumns & {
    story_id: string
    page_number: number
    narrator_id: string
    text_hash: Buffer
    recorded_at: Generated<Date>
  }
  synthesized_pages: AudioColumns & {
    story_id: string
    /** Hash of voice and spoken text. */
    key: Buffer
    /** Null for audio of versions before migration 033. */
    page_number: number | null
    source: 'hosted' | 'embedded'
    used_at: Generated<Date>
  }
  /** Audio files that no row names yet. */
  pending_audio: { file: string; begun_at: Generated<Date> }
}

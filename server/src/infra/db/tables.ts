import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { AuditAction } from '@moonpage/contract/audit'
import type { BackupProof } from '@moonpage/contract/system'
import type { FamilyRole, Role } from '@moonpage/contract/account'
import type { NotificationKind } from '@moonpage/contract/notifications'
import type { GenerationStatus } from '@moonpage/contract/progress'
import type { CompanionKind, Look, Pronouns, StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import type { ColumnType, Generated } from 'kysely'
import type { FamilyTables } from './family-tables.ts'
import type { KeyTables } from './key-tables.ts'
import type { ModelTables } from './model-tables.ts'
import type { NarrationTables } from './narration-tables.ts'
import type { PrintTables } from './print-tables.ts'
import type { ReadingTables } from './reading-tables.ts'
import type { SeriesTables } from './series-tables.ts'
import type { SnapshotContent } from './snapshot-content.ts'
import type { WebhookTables } from './webhook-tables.ts'

export type EmailKind = 'password_reset' | 'password_changed' | 'email_changed' | 'backup_failed'

/** What is regenerated: the whole story, its pictures, or one page. */
export type GenerationKind = 'story' | 'images' | 'page'

/** JSON is passed as text, because pg converts arrays to PostgreSQL arrays. */
type Json<T> = ColumnType<T, string, string>

/** The tables of migrations/; `Generated` columns have a default. */
export type Tables = ModelTables &
  FamilyTables &
  KeyTables &
  NarrationTables &
  PrintTables &
  ReadingTables &
  SeriesTables &
  WebhookTables & {
    accounts: {
      id: string
      email: string
      username: string
      first_name: string
      last_name: string
      password_hash: string
      /** False: no password fits the hash. */
      has_password: Generated<boolean>
      role: Generated<Role>
      is_active: Generated<boolean>
      /** A trigger gives a new account a family of its own. */
      family_id: Generated<string>
      family_role: Generated<FamilyRole>
      created_at: Generated<Date>
    }
    sessions: {
      id: string
      account_id: string
      created_at: Generated<Date>
      expires_at: Date
      ended_at: Date | null
      device: Generated<string>
      network_hash: Buffer | null
      /** The provider's id of the session; empty if it told none; null for a password. */
      sso_sid: string | null
      last_used_at: Generated<Date>
      /** The child in whose view it is; null: it is none. */
      child_id: string | null
      /** Wrong PINs in a row, and until when none is accepted. */
      pin_failures: Generated<number>
      pin_blocked_until: Date | null
      /** When single sign-on last proved that its person is there. */
      confirmed_at: Date | null
    }
    sso_identities: {
      issuer: string
      subject: string
      account_id: string
      /** False: the provider did not vouch for the address that the account was made with. */
      email_verified: boolean
      created_at: Generated<Date>
    }
    refresh_tokens: {
      hash: Buffer
      session_id: string
      created_at: Generated<Date>
      used_at: Date | null
    }
    password_resets: {
      hash: Buffer
      account_id: string
      created_at: Generated<Date>
      expires_at: Date
      used_at: Date | null
    }
    emails: {
      id: string
      account_id: string | null
      kind: EmailKind
      to_address: string
      created_at: Generated<Date>
    }
    notifications: {
      id: string
      account_id: string
      kind: NotificationKind
      story_id: string | null
      created_at: Generated<Date>
      read_at: Date | null
    }
    secrets: { name: string; value: Buffer; created_at: Generated<Date> }
    rate_limits: { key: string; window_ends_at: Date; hits: number }
    stories: {
      id: string
      /** The family. */
      owner_id: string
      /** Who asked for it; null once that account is gone, and for stories of older versions. */
      created_by: string | null
      slug: string
      input: Json<StoryInput>
      subject: string
      theme: string
      setting: string
      age_group: string
      seed: string
      idempotency_key: string | null
      request_hash: Buffer | null
      title: string
      summary: Generated<string>
      hero_name: Generated<string>
      companion_name: Generated<string>
      outline: ColumnType<Outline | null, string | null, string | null>
      generation_status: Generated<GenerationStatus>
      generation_progress: Generated<number>
      generation_error: string | null
      attempt: Generated<number>
      failures: Generated<number>
      /** Start of the current outage; null while there is progress. */
      failing_since: Date | null
      /** Pictures that could not be painted in the latest generation. */
      missing_pictures: Generated<number>
      text_reviewed: Generated<boolean>
      /** Reserved share of the daily budget in US dollars, and since when. */
      reserved_usd: Generated<number>
      reserved_at: Date | null
      picture_salt: Buffer
      is_public: Generated<boolean>
      published_at: Date | null
      /** When the story was published; set while its owner's account is deactivated. */
      paused_published_at: Date | null
      taken_down_at: Date | null
      view_count: Generated<number>
      rating_count: Generated<number>
      rating_sum: Generated<number>
      created_at: Generated<Date>
      completed_at: Date | null
      include_names: Generated<boolean>
      /** Whether others hear the recordings. */
      include_recordings: Generated<boolean>
      /** False: stored by a version that recognized fewer spellings of a name. */
      names_folded: Generated<boolean>
      /** Generated column: the story's words without case and accents. */
      search_text: ColumnType<string, never, never>
      hero_stand_in: Generated<string>
      companion_stand_in: Generated<string>
      hidden_at: Date | null
      /** Hash as in snapshots; of the version that a moderator approved last. */
      approved_version: Buffer | null
      take_down_note: string | null
      text_model: string | null
      prompt_version: string | null
      image_model: string | null
      /** Generated column, like `search_text`. */
      rating_score: ColumnType<number, never, never>
      public_search_text: ColumnType<string, never, never>
    }
    /** Reference picture of the hero during generation (WebP). */
    hero_portraits: { story_id: string; seed: string; picture: Buffer; painted_at: Generated<Date> }
    /** `number` counts a family's tales from 1; `account_id` is the family (migration 029). */
    told_tales: { account_id: string; number: number; tale: string; strand: string; frame: string }
    story_drafts: {
      story_id: string
      kind: GenerationKind
      seed: string
      variation: Generated<string>
      picture_salt: Buffer
      outline: ColumnType<Outline | null, string | null, string | null>
      title: string
      summary: string
      hero_name: string
      companion_name: string
      text_reviewed: Generated<boolean>
      created_at: Generated<Date>
    }
    draft_pages: PageTable
    invitations: {
      id: string
      token_hash: Buffer
      note: string
      invited_by: string | null
      created_at: Generated<Date>
      expires_at: Date
      used_at: Date | null
      used_by: string | null
    }
    processes: {
      id: string
      role: 'all' | 'web' | 'worker'
      host: string
      version: string
      schema: number
      started_at: Date
      seen_at: Date
    }
    backups: {
      made_at: Generated<Date>
      contents: 'all' | 'pictures'
      bytes: number
      proof: Json<BackupProof> | null
    }
    failed_backups: { failed_at: Generated<Date>; reason: string }
    generations: {
      id: string
      account_id: string
      story_id: string | null
      kind: GenerationKind
      begun_at: Generated<Date>
    }
    /** `account_id` is the family (migration 029). */
    favorites: { account_id: string; story_id: string; created_at: Generated<Date> }
    /** Who read what today; see core/stories/viewers.ts. */
    story_views: { story_id: string; viewer: Buffer; day: string }
    share_links: {
      story_id: string
      token: string
      include_names: Generated<boolean>
      include_recordings: Generated<boolean>
      created_at: Generated<Date>
      expires_at: Date
    }
    characters: {
      id: string
      /** The family (migration 029). */
      account_id: string
      role: 'hero' | 'companion'
      name: string
      pronouns: Pronouns | null
      look: ColumnType<Look | null, string | null, string | null>
      kind: CompanionKind | null
      created_at: Generated<Date>
    }
    story_pages: PageTable
    /** Triggers maintain the story's rating count and sum. */
    ratings: {
      id: string
      story_id: string
      account_id: string
      rating: number
      created_at: Generated<Date>
    }
    /** Pictures that the store could not take yet; see infra/storage/storage-outbox.ts. */
    storage_outbox: { file: string; data: Buffer; queued_at: Generated<Date> }
    /** Maintained by triggers; see core/stories/cache-version.ts. */
    cache_versions: { shard: number; version: number }
    /** Maintained by triggers. */
    row_counts: { name: string; shard: number; number: number }
    /** Maintained by triggers. */
    public_totals: {
      shard: number
      stories: number
      views: number
      ratings: number
      stars: number
      highly_rated: number
    }
    story_snapshots: {
      id: string
      story_id: string
      version: Buffer
      content: Json<SnapshotContent>
      taken_at: Generated<Date>
      picture_salt: Buffer
      pictures_copied_at: Date | null
    }
    reports: {
      id: string
      story_id: string
      reporter_id: string
      snapshot_id: string
      reason: string | null
      created_at: Generated<Date>
      decided_at: Date | null
      outcome: 'dismissed' | 'upheld' | null
      weight: Generated<number>
    }
    appeals: {
      id: string
      story_id: string
      taken_down_at: Date
      text: string
      created_at: Generated<Date>
      decided_at: Date | null
      outcome: 'restored' | 'declined' | null
    }
    audit_entries: {
      id: string
      action: AuditAction
      actor_id: string | null
      subject_kind: 'story' | 'account' | 'job'
      subject_id: string
      note: string | null
      created_at: Generated<Date>
    }
    workers: { id: string; host: string; started_at: Generated<Date>; seen_at: Generated<Date> }
  }

type PageTable = {
  story_id: string
  page_number: number
  content: string
  scene: Json<Scene>
  has_image: boolean
  image_alt: string
  sketch_key: string | null
  image_key: string | null
  image_focus: ColumnType<PictureFocus | null, string | null | undefined, string | null>
  image_attempts: Generated<number>
  image_variation: Generated<string>
}

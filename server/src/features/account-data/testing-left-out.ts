/**
 * Columns that are in no export, with the reason: credentials, internals of the app, or contained in another field. All
 * others are exported.
 */
export const leftOut: Record<string, string[] | 'whole'> = {
  // Who shares the family's books is shown in the family's members.
  accounts: ['password_hash', 'has_password', 'family_id'],
  // An id and a date; its settings are in the files of the narrators and the readings.
  families: 'whole',
  // A role and two dates; the token is a secret.
  family_invitations: 'whole',
  // Wrong PINs, for minutes.
  series: ['family_id'],
  // The order of the facts in the file.
  series_facts: ['position'],
  sessions: ['account_id', 'network_hash', 'sso_sid', 'pin_failures', 'pin_blocked_until'],
  sso_identities: ['account_id'],
  refresh_tokens: 'whole',
  catalog_keys: ['account_id', 'secret_hash'],
  api_keys: ['account_id', 'secret_hash'],
  webhooks: ['account_id', 'secret'],
  // An id, a title and addresses.
  webhook_deliveries: ['body'],
  // For a week; the book can be downloaded.
  print_files: 'whole',
  print_file_parts: 'whole',
  password_resets: ['hash', 'account_id'],
  emails: ['id', 'account_id'],
  notifications: ['account_id'],
  secrets: 'whole',
  rate_limits: 'whole',
  schema_migrations: 'whole',
  stories: [
    'owner_id',
    'created_by',
    'subject',
    'theme',
    'setting',
    'age_group',
    'rating_sum',
    'seed',
    'idempotency_key',
    'request_hash',
    'outline',
    'attempt',
    'failures',
    'failing_since',
    // Contained in the pages.
    'missing_pictures',
    // Progress of migrating public copies.
    'names_folded',
    // Estimates; the actual cost is exported.
    'reserved_usd',
    'reserved_at',
    'text_reviewed',
    'picture_salt',
    // Search index of title, summary and categories.
    'search_text',
    'public_search_text',
    // Derived from count and sum.
    'rating_score',
    // A hash of the public copy.
    'approved_version',
    // Only set for deactivated accounts, which cannot export.
    'paused_published_at',
  ],
  ratings: ['account_id'],
  // Knowing the weight would help to abuse reports.
  reports: ['reporter_id', 'snapshot_id', 'weight'],
  // The public copy at the time of a report.
  story_snapshots: 'whole',
  appeals: [],
  // Opaque ids; decisions about a person are in their stories and notifications.
  audit_entries: 'whole',
  // Files without a reference to their owner; the export contains all pictures.
  storage_outbox: 'whole',
  public_totals: 'whole',
  // Aggregates of all public stories, which are public.
  row_counts: 'whole',
  feed_facet_counts: 'whole',
  feed_rank_checkpoints: 'whole',
  feed_deltas: 'whole',
  pending_views: 'whole',
  cache_versions: 'whole',
  workers: 'whole',
  processes: 'whole',
  backups: 'whole',
  failed_backups: 'whole',
  // An admin's note; the invitation adds nothing to the account itself.
  invitations: 'whole',
  model_spend: 'whole',
  model_calls: ['id', 'story_id'],
  provider_circuits: 'whole',
  // Temporary during generation; the hero is on the pages.
  hero_portraits: 'whole',
  // Names of plots; the stories are there.
  told_tales: 'whole',
  story_drafts: ['text_reviewed', 'story_id', 'seed', 'variation', 'picture_salt', 'outline'],
  draft_pages: [
    'story_id',
    'scene',
    'image_focus',
    'image_attempts',
    'image_variation',
    'content',
    'has_image',
    'image_alt',
    'sketch_key',
    'image_key',
  ],
  narrators: ['account_id'],
  // The file is in the archive under another name.
  recordings: ['story_id', 'text_hash', 'file', 'bytes', 'duration_ms'],
  recording_links: ['id', 'token'],
  // Read by machines; it can be read again.
  synthesized_pages: 'whole',
  // Files without a reference to their owner.
  pending_audio: 'whole',
  generations: ['account_id'],
  favorites: ['account_id'],
  collections: ['family_id'],
  // A list of ids in the file of the collections.
  collection_stories: 'whole',
  collection_links: ['collection_id', 'token'],
  reading_places: ['account_id'],
  readings: ['family_id'],
  share_links: ['story_id', 'token'],
  // Hashes that cannot be traced back after the day's salt is deleted; the counts are in the stories.
  story_views: 'whole',
  characters: ['account_id'],
  children: ['family_id'],
  // Lists of ids in the file of the children.
  child_companions: 'whole',
  child_stories: 'whole',
  story_pages: [
    'story_id',
    'scene',
    'image_focus',
    'image_attempts',
    'image_variation',
    'content',
    'has_image',
    'image_alt',
    'sketch_key',
    'image_key',
  ],
}

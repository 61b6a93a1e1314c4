/** What is in no export, and why: to open doors, to run the app, or said in another field. Any other column is. */
export const leftOut: Record<string, string[] | 'whole'> = {
  accounts: ['password_hash'],
  sessions: ['account_id', 'network_hash'],
  refresh_tokens: 'whole',
  password_resets: ['hash', 'account_id'],
  emails: ['id', 'account_id'],
  notifications: ['account_id'],
  secrets: 'whole',
  rate_limits: 'whole',
  schema_migrations: 'whole',
  stories: [
    'owner_id',
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
    // Said by the pages.
    'missing_pictures',
    // How far the upkeep of public copies has come.
    'names_folded',
    // Expected, and no more; what it came to is in the export.
    'reserved_usd',
    'reserved_at',
    'text_reviewed',
    'picture_salt',
    // The words of title, summary and categories once more, for search.
    'search_text',
    'public_search_text',
    // Follows from count and sum.
    'rating_score',
    // A hash of the public copy.
    'approved_version',
    // Set in deactivated accounts alone, out of which nobody exports.
    'paused_published_at',
  ],
  ratings: ['account_id'],
  // How much it counted: whoever means ill would count along.
  reports: ['reporter_id', 'snapshot_id', 'weight'],
  // The public copy once more, as it was when somebody reported it.
  story_snapshots: 'whole',
  appeals: [],
  // Opaque ids; what a decision means to a person stands in their stories and notifications.
  audit_entries: 'whole',
  // Files without a word of whose they are; the export reads them as it reads all pictures.
  storage_outbox: 'whole',
  public_totals: 'whole',
  // How many stories there are of each kind and where they stand in the feed, as everybody can see.
  row_counts: 'whole',
  feed_facet_counts: 'whole',
  feed_rank_checkpoints: 'whole',
  feed_deltas: 'whole',
  pending_views: 'whole',
  cache_versions: 'whole',
  workers: 'whole',
  processes: 'whole',
  backups: 'whole',
  // An admin's own note; that somebody was invited says nothing that their account does not.
  invitations: 'whole',
  model_spend: 'whole',
  model_calls: ['id', 'story_id'],
  provider_circuits: 'whole',
  // While a book is made; the hero is on its pages.
  hero_portraits: 'whole',
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
  generations: ['account_id'],
  favorites: ['account_id'],
  share_links: ['story_id', 'token'],
  // Hashes that are of no person once the day's salt is gone; the counts are in the stories.
  story_views: 'whole',
  characters: ['account_id'],
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

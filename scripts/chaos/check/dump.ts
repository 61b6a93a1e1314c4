/** The database as the checks read it. */
export type Dump = {
  stories: StoryRow[]
  pages: PageRow[]
  draftPages: { story_id: string; image_key: string | null; sketch_key: string | null }[]
  drafts: string[]
  ratings: { story_id: string; account_id: string; rating: number }[]
  favorites: { story_id: string; account_id: string }[]
  reports: { story_id: string; reporter_id: string; reason: string | null; snapshot_id: string }[]
  links: { story_id: string; token: string }[]
  snapshots: { id: string; story_id: string; stems: string[]; isCopied: boolean }[]
  notifications: { story_id: string | null; kind: string }[]
  generations: { story_id: string | null }[]
  /** Recorded model calls, and the totals per day. */
  calls: { purpose: string; count: number }[]
  spendCalls: number
  totals: { stories: number; ratings: number; stars: number }
  jobs: { name: string; state: string; isDue: boolean; stems: string[] }[]
}

export type StoryRow = {
  id: string
  key: string | null
  title: string
  summary: string
  generation_status: string
  page_count: number
  is_public: boolean
  is_findable: boolean
  rating_count: number
  rating_sum: number
}

export type PageRow = {
  story_id: string
  page_number: number
  content: string
  has_image: boolean
  image_key: string | null
  sketch_key: string | null
}

import type { Role } from '@moonpage/contract/account'
import { fillNames, type Names } from '@moonpage/contract/names'
import { truncate } from '@moonpage/contract/truncate'
import type { Story, StoryPage, StorySummary } from '@moonpage/contract/story'
import type { AgeGroup } from '@moonpage/contract/story-input'
import { pictureUrls, sketchUrl } from './picture-files.ts'
import { givenNames, standInNames } from './reader-names.ts'
import { moderationStatus } from './moderation-status.ts'
import type { PageRow, StoryCardRow } from './story-rows.ts'

/** The reader and the base URL; null: not signed in. */
export type Reader = {
  accountId: string
  familyId: string
  role: Role
  origin: string
  /** Of a session in a child's view: the child. */
  childId?: string | null
  /** Set for an API key. */
  apiKey?: object | null
} | null

/** The owner, a family, is shown to its members and to moderators. */
export function ownership(
  { owner_id }: Pick<StoryCardRow, 'owner_id'>,
  reader: Reader,
): Pick<StorySummary, 'is_owner' | 'owner_id'> {
  const isOwner = reader?.familyId === owner_id
  const isTold = isOwner || reader?.role === 'moderator' || reader?.role === 'admin'
  return { is_owner: isOwner, owner_id: isTold ? owner_id : null }
}

/** Base URL of share links. */
export const sharedUrl = (origin: string, token: string): string => `${origin}/shared/${token}`

/** Null if the hero is the subject. */
export function heroSpecies({ input: { hero, subject } }: Pick<StoryCardRow, 'input'>): string | null {
  const species = hero?.look?.species ?? subject
  return species === subject ? null : species
}

function fields(row: StoryCardRow, reader: Reader, names: Names) {
  const isOwner = reader?.familyId === row.owner_id
  const preview = row.preview_key ? pictureUrls(row.preview_key) : null
  return {
    id: row.id,
    slug: row.slug,
    title: fillNames(row.title, names),
    summary: fillNames(row.summary, names),
    ...ownership(row, reader),
    subject: row.subject,
    hero_species: heroSpecies(row),
    theme: row.theme,
    setting: row.setting,
    age_group: row.age_group as AgeGroup,
    story_attributes: [...row.input.story_attributes],
    page_count: row.input.page_count,
    max_images: row.input.max_images,
    preview_image_url: preview?.url ?? null,
    preview_image_srcset: preview?.srcset ?? null,
    preview_image_focus: row.preview_focus,
    preview_image_alt: row.preview_alt === null ? null : fillNames(row.preview_alt, names),
    is_shared: row.share_token !== null,
    is_favorited: row.is_favorited,
    share_token: isOwner ? row.share_token : null,
    share_url: isOwner && row.share_token ? sharedUrl(reader.origin, row.share_token) : null,
    share_expires_at: isOwner ? (row.share_expires_at?.toISOString() ?? null) : null,
    share_includes_names: isOwner ? row.share_includes_names : null,
    ...(isOwner &&
      row.share_includes_recordings !== null && { share_includes_recordings: row.share_includes_recordings }),
    // Other readers see the published version while a draft exists.
    generation_status: !isOwner && row.completed_at ? 'completed' : row.generation_status,
    generation_progress: !isOwner && row.completed_at ? 100 : row.generation_progress,
    generation_error: isOwner ? row.generation_error : null,
    ...(isOwner && row.waiting_since && { waiting_since: row.waiting_since.toISOString() }),
    ...(isOwner && row.generation_status === 'completed' && lacking(row)),
    created_at: row.created_at.toISOString(),
    average_rating: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
    rating_count: row.rating_count,
    view_count: row.view_count,
    ...standing(row, isOwner),
  }
}

const lacking = ({ missing_pictures: missing }: StoryCardRow) =>
  missing > 0 ? { missing_images: missing } : {}

/** The moderation status, for the owner only. A story that was taken down is no longer public. */
const standing = (row: StoryCardRow, isOwner: boolean) => ({
  is_public: row.is_public && row.taken_down_at === null,
  moderation_status: moderationStatus(isOwner ? row : { taken_down_at: null, hidden_at: null }),
  moderation_note: isOwner ? row.take_down_note : null,
  can_appeal: isOwner && row.taken_down_at !== null && !row.has_appealed,
})

/** Length of the excerpt on a card without a picture. */
const openingLength = 180

/** Whether names and dedication are those that the parent typed. */
const isFamily = (row: StoryCardRow, reader: Reader): boolean =>
  reader?.familyId === row.owner_id || row.include_names

const namesAs = (row: StoryCardRow, reader: Reader): Names =>
  isFamily(row, reader) ? givenNames(row) : standInNames(row)

export function presentSummary(row: StoryCardRow, reader: Reader): StorySummary {
  const names = namesAs(row, reader)
  return {
    ...fields(row, reader, names),
    opening: truncate(fillNames(row.opening ?? '', names), openingLength),
  }
}

/** A page with the names that these readers see. */
/** @param link token of the share link, if the pictures are requested with it */
export function presentPage(page: PageRow, names: Names, link?: string): StoryPage {
  const picture = page.image_key ? pictureUrls(page.image_key, link) : null
  return {
    page_number: page.page_number,
    content: fillNames(page.content, names),
    has_image: page.has_image,
    image_url: picture?.url ?? null,
    image_srcset: picture?.srcset ?? null,
    image_focus: picture && page.image_focus,
    image_alt: page.has_image ? fillNames(page.image_alt, names) : null,
    sketch_url: page.sketch_key && !page.image_key ? sketchUrl(page.sketch_key, link) : null,
  }
}

const heroOf = ({ input, hero_name: name }: StoryCardRow): Story['hero'] =>
  input.hero ?? (name === '' ? null : { name })

export function presentStory(row: StoryCardRow, pages: readonly PageRow[], reader: Reader): Story {
  const names = namesAs(row, reader)
  return {
    ...fields(row, reader, names),
    // The alt text contains names too.
    dedication: (isFamily(row, reader) && row.input.dedication) || null,
    hero: reader?.familyId === row.owner_id ? heroOf(row) : null,
    story_pages: pages.map((page) => presentPage(page, names)),
  }
}

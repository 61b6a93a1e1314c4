import { fillNames } from '@moonpage/contract/names'
import type { SharedStory } from '@moonpage/contract/sharing'
import type { AgeGroup } from '@moonpage/contract/story-input'
import { storyOfLink } from '../../core/stories/live-link.ts'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import { heroSpecies, presentPage } from '../../core/stories/present-story.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import { storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'

/**
 * A story by its share link, with given names unless the family chose stand-ins. The link works while reports are open,
 * since they concern the public copy and are undecided. A take-down ends it.
 */
export async function getSharedStory(
  { kysely }: Database,
  token: string,
  { hasGate }: { hasGate: boolean },
): Promise<SharedStory> {
  const row = await storyOfLink(kysely, token)
  if (!row) throw problem('shared_story_not_found', 404, 'This shared story link is invalid or has expired.')
  const names = row.share_includes_names ? givenNames(row) : standInNames(row)
  const fill = (text: string) => fillNames(text, names)
  const pages = await storyPages(kysely, row.id)
  // A newline separates lines of verse, and paragraphs of prose.
  const isVerse = row.input.story_attributes.includes('rhyming')
  const paragraphs = (text: string) => (isVerse ? text : text.replace(/\n+/g, '\n\n'))
  const link = hasGate ? token : undefined
  const picture = row.preview_key ? pictureUrls(row.preview_key, link) : null
  return {
    title: fill(row.title),
    summary: fill(row.summary),
    age_group: row.age_group as AgeGroup,
    category: row.subject,
    hero_species: heroSpecies(row),
    content: pages.map((page) => paragraphs(fill(page.content))).join('\n\n'),
    has_image: picture !== null,
    image_url: picture?.url ?? null,
    image_srcset: picture?.srcset ?? null,
    image_alt: row.preview_alt === null ? null : fill(row.preview_alt),
    story_attributes: [...row.input.story_attributes],
    story_pages: pages.map((page) => presentPage(page, names, link)),
  }
}

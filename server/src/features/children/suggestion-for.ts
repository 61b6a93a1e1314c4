import { ageGroupOn } from '@moonpage/contract/child-age'
import type { Child } from '@moonpage/contract/children'
import { pageCountLimits } from '@moonpage/contract/story-input'
import type { Suggestion } from '@moonpage/contract/tonight'
import { chooseCompanion, chooseStory } from './choose-story.ts'
import type { ChildBook } from './find-recent-books.ts'

/** Little ones get shorter books. */
const pagesOf = { '3-4': 6, '5-6': pageCountLimits.default, '7-8': pageCountLimits.default } as const
const pictures = 3

const clampPages = (pages: number) => Math.min(pageCountLimits.max, Math.max(pageCountLimits.min, pages))

/** A story that could be made for a child, as long as its last book. @param books newest first */
export function suggestionFor(
  child: Child,
  books: readonly ChildBook[],
  { evening, draw }: { evening: string; draw: number },
): Suggestion {
  const { id, name, character, avoid } = child
  const ageGroup = ageGroupOn(child.birth_month, evening)
  const companion = chooseCompanion(child, { evening, draw })
  const pronouns = child.pronouns ?? character?.pronouns
  const pages = clampPages(books[0]?.page_count ?? pagesOf[ageGroup])
  return {
    draw,
    request: {
      ...chooseStory(child, books, { evening, draw }),
      age_group: ageGroup,
      story_attributes: [],
      page_count: pages,
      max_images: Math.min(books[0]?.max_images ?? pictures, pages),
      hero: { name, ...(pronouns && { pronouns }), ...(character && { look: character.look }) },
      ...(companion && { companion: { name: companion.name, kind: companion.kind } }),
      avoid,
      child_id: id,
    },
  }
}

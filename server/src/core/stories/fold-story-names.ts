import type { Names } from '@moonpage/contract/names'
import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { foldNames } from '../../lib/fold-names.ts'
import { storyPages, type PageRow } from './story-rows.ts'

type StoryText = {
  id: string
  title: string
  summary: string
  hero_name: string
  companion_name: string
  names_folded: boolean
}
type Text = { title: string; summary: string; pages: PageRow[] }

/**
 * Replaces names in a story's text with placeholders before others can read it. Older texts were stored when fewer
 * spellings of a name were recognized. The caller holds the lock on the story's row.
 */
export async function foldStoryNames(tx: Transaction<Tables>, story: StoryText): Promise<Text> {
  const names: Names = { hero: story.hero_name, companion: story.companion_name }
  const folded = { title: foldNames(story.title, names), summary: foldNames(story.summary, names) }
  if (folded.title !== story.title || folded.summary !== story.summary || !story.names_folded)
    await tx
      .updateTable('stories')
      .set({ ...folded, names_folded: true })
      .where('id', '=', story.id)
      .execute()
  const pages: PageRow[] = []
  for (const page of await storyPages(tx, story.id)) {
    const text = {
      content: foldNames(page.content, names),
      image_alt: foldNames(page.image_alt, names),
    }
    if (text.content !== page.content || text.image_alt !== page.image_alt)
      await tx
        .updateTable('story_pages')
        .set(text)
        .where('story_id', '=', story.id)
        .where('page_number', '=', page.page_number)
        .execute()
    pages.push({ ...page, ...text })
  }
  return { ...folded, pages }
}

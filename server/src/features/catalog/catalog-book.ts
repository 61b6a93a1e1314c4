import { fillNames } from '@moonpage/contract/names'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import type { StoryCardRow } from '../../core/stories/story-rows.ts'

/** Whose copy: `own` has the given names, `public` those that strangers read. */
export type Copy = 'own' | 'public'

export type CatalogBook = {
  id: string
  copy: Copy
  title: string
  summary: string
  author: string
  ageGroup: string
  /** Ids of categories: subject, theme, setting. */
  categories: string[]
  createdAt: Date
  updatedAt: Date
  hasCover: boolean
}

/** The title as readers of this copy see it. */
export const titleOf = (row: StoryCardRow, copy: Copy): string => fillNames(row.title, namesOf(row, copy))

const namesOf = (row: StoryCardRow, copy: Copy) =>
  copy === 'own' || row.include_names ? givenNames(row) : standInNames(row)

export const presentBook = (row: StoryCardRow, copy: Copy): CatalogBook => ({
  id: row.id,
  copy,
  title: titleOf(row, copy),
  summary: fillNames(row.summary, namesOf(row, copy)),
  author: copy === 'own' ? 'Moonpage' : 'A Moonpage family',
  ageGroup: row.age_group,
  categories: [row.subject, row.theme, row.setting],
  createdAt: row.created_at,
  updatedAt: row.completed_at ?? row.created_at,
  hasCover: row.preview_key !== null,
})

import type { Setting } from '@moonpage/contract/categories'
import type { FactKind } from '@moonpage/contract/fact-kinds'
import type { Look, StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>

type StoredFact = NonNullable<Outline['leaves']>[number]

/** Books that go on, and what they left. */
export type SeriesTables = {
  series: {
    id: string
    family_id: string
    child_id: string | null
    name: string
    hero: Json<NonNullable<StoryInput['hero']>>
    /** With its look in the first book. */
    companion: Json<NonNullable<StoryInput['companion']> & { look: Look }>
    setting: Setting
    /** Since when its last book has been asked for. */
    ended_at: Date | null
    created_at: Generated<Date>
  }
  series_books: {
    series_id: string
    story_id: string
    number: number
    is_last: Generated<boolean>
  }
  series_facts: {
    id: string
    series_id: string
    book: number
    position: number
    kind: FactKind
    fact: Json<StoredFact>
    last_used: number | null
    is_locked: Generated<boolean>
    is_struck: Generated<boolean>
  }
}

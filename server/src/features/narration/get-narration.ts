import type { Narration } from '@moonpage/contract/narration'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { findOwnBook } from './heard-book.ts'
import { narratePage, type PageToNarrate } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'

export type NarrationQuery = Omit<PageToNarrate, 'book'>

/** A page of the caller's story, read aloud. */
export const getNarration = async (
  deps: NarrationDeps,
  owner: Owner,
  id: string,
  page: NarrationQuery,
): Promise<Narration> => narratePage(deps, { ...page, book: await findOwnBook(deps.db, owner, id) })

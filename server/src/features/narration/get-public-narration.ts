import type { Narration } from '@moonpage/contract/narration'
import type { NarrationQuery } from './get-narration.ts'
import { findPublicBook } from './heard-book.ts'
import { narratePage } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'

/** A page of a public story, read aloud as strangers may hear it. */
export const getPublicNarration = async (
  deps: NarrationDeps,
  id: string,
  page: NarrationQuery,
): Promise<Narration> => narratePage(deps, { ...page, book: await findPublicBook(deps.db, id) })

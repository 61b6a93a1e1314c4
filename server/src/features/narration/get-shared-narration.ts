import type { Narration } from '@moonpage/contract/narration'
import type { NarrationQuery } from './get-narration.ts'
import { findSharedBook } from './heard-book.ts'
import { narratePage } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'

/** A page of a story by its share link, read aloud. */
export const getSharedNarration = async (
  deps: NarrationDeps & { hasGate: boolean },
  token: string,
  page: NarrationQuery,
): Promise<Narration> => narratePage(deps, { ...page, book: await findSharedBook(deps.db, token, deps) })

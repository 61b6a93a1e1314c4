import type { Owner } from '../../core/stories/lock-own-story.ts'
import { findOwnBook } from './heard-book.ts'
import { findNarration } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { ProblemError } from '../../lib/problem.ts'

/** A page of a book that is read aloud. */
export type NarratedBookPage = Awaited<ReturnType<typeof findNarration>>

/**
 * All pages of the caller's story, read aloud by the wanted narrator or the next one who can; what is missing is made.
 * Pages that no voice can read are left out.
 * @param narrator id; null: who reads by default
 * @param beforeSynthesis called for each page that does not exist yet; throws to reject
 * @throws 404 unless the story is theirs
 */
export async function narrateBook(
  deps: NarrationDeps,
  owner: Owner,
  { id, narrator, pageNumbers }: { id: string; narrator: string | null; pageNumbers: readonly number[] },
  beforeSynthesis: () => Promise<void>,
): Promise<NarratedBookPage[]> {
  const book = await findOwnBook(deps.db, owner, id)
  const pages: NarratedBookPage[] = []
  for (const pageNumber of pageNumbers) {
    const found = await findNarration(deps, { book, pageNumber, narrator, beforeSynthesis }).catch(
      (error: unknown) => {
        if (error instanceof ProblemError && error.code === 'narration_unavailable') return null
        throw error
      },
    )
    if (found) pages.push(found)
  }
  return pages
}

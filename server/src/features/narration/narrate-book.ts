import type { Owner } from '../../core/stories/lock-own-story.ts'
import { findOwnBook, findPublicBook, type HeardBook } from './heard-book.ts'
import { findNarration } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { ProblemError } from '../../lib/problem.ts'

/** A page of a book that is read aloud. */
export type NarratedBookPage = Awaited<ReturnType<typeof findNarration>>

type Wanted = { narrator: string | null; pageNumbers: readonly number[] }

/**
 * All pages of the caller’s story, read aloud by the wanted narrator or the next one who can; what is missing is made.
 * Pages that no voice can read are left out.
 * @param wanted `narrator`: an id; null: who reads by default
 * @param beforeSynthesis called for each page that does not exist yet; throws to reject
 * @throws 404 unless the story is theirs
 */
export const narrateBook = async (
  deps: NarrationDeps,
  owner: Owner,
  { id, ...wanted }: Wanted & { id: string },
  beforeSynthesis: () => Promise<void>,
): Promise<NarratedBookPage[]> =>
  narratePages(deps, await findOwnBook(deps.db, owner, id), wanted, beforeSynthesis)

/** As `narrateBook`, for a public story as strangers hear it. @throws 404 unless it is public */
export const narratePublicBook = async (
  deps: NarrationDeps,
  { id, ...wanted }: Wanted & { id: string },
  beforeSynthesis: () => Promise<void>,
): Promise<NarratedBookPage[]> =>
  narratePages(deps, await findPublicBook(deps.db, id), wanted, beforeSynthesis)

async function narratePages(
  deps: NarrationDeps,
  book: HeardBook,
  { narrator, pageNumbers }: Wanted,
  beforeSynthesis: () => Promise<void>,
): Promise<NarratedBookPage[]> {
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

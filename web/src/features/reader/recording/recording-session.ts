import type { Narration } from '@moonpage/contract/narration'
import type { SendPage } from '../../../data/take-queue.ts'
import type { StoryPage } from '@moonpage/contract/story'

/** One voice that records one book: the family's at home, or somebody's by a link. */
export type RecordingSession = {
  /** Names it in the browser's storage. */
  id: string
  title: string
  isVerse: boolean
  narrator: { id: string; name: string; face: number }
  pages: readonly StoryPage[]
  /** Numbers of the pages that the server has as their text is now. */
  recorded: ReadonlySet<number>
  outdated: ReadonlySet<number>
  limitSeconds: number
  /** @throws ApiError */
  send: SendPage
  /** The recording of a page, to listen to. @throws ApiError */
  narrate: (page: number) => Promise<Narration>
  /** Deletes a page that was sent; absent where that is not allowed. @throws ApiError */
  remove?: ((page: number) => Promise<void>) | undefined
  /** Stores corrected word times; absent where that is not allowed. */
  correct?: (page: number, words: Narration['words']) => Promise<Narration>
}

import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline, Page } from '@moonpage/storyteller/outline'

/** Tells stories: the embedded storyteller, a hosted model, or a scripted one in tests. */
export type TextModel = {
  /** Resolves when it could tell a story now. Rejects with a sentence for an admin. */
  check(signal: AbortSignal): Promise<void>
  /** The plan of a whole book. The same input and seed may answer the same plan. */
  outline(input: StoryInput, seed: string, signal: AbortSignal): Promise<Outline>
  /** The pages asked for, each as soon as it is whole. Another `variation` words the same plan in another way. */
  pages(
    told: { input: StoryInput; outline: Outline; variation: string },
    pageNumbers: readonly number[],
    signal: AbortSignal,
  ): AsyncIterable<Page>
}

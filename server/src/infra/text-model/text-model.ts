import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { CallContext } from '../models/call-context.ts'

/** What pages are asked for with. */
export type PageOrder = {
  input: StoryInput
  outline: Outline
  /** Another one words the same plan in another way. */
  variation: string
  /** The pages that are there already, in order: what is written now goes with them. */
  written: readonly Pick<Page, 'page_number' | 'content'>[]
  /** Why an earlier wording of the page was not taken, for the model to do better; null at first. */
  remark: string | null
}

/** What is to be read in place of what was told: title and summary, and pages. Names as marks. */
export type Mending = {
  plan: Pick<Outline, 'title' | 'summary'> | null
  pages: readonly Pick<Page, 'page_number' | 'content'>[]
}

/** Tells stories: the embedded storyteller, a hosted model, or a scripted one in tests. */
export type TextModel = {
  /** For the record of a story: null where the storyteller that comes with the app tells it. */
  record: { model: string; promptVersion: string } | null
  /** Resolves when it could tell a story now. Rejects with a sentence for an admin. */
  check(signal: AbortSignal): Promise<void>
  /** The plan of a whole book. The same input and seed may answer the same plan. */
  outline(input: StoryInput, seed: string, context: CallContext): Promise<Outline>
  /** The pages asked for, in order, each as soon as it is whole. */
  pages(order: PageOrder, pageNumbers: readonly number[], context: CallContext): AsyncIterable<Page>
  /**
   * Looks at all that is `written` once more, and at these pages for what does not belong before a child. Left out where
   * no model is to be asked for that.
   */
  review?: (order: PageOrder, pageNumbers: readonly number[], context: CallContext) => Promise<Mending>
}

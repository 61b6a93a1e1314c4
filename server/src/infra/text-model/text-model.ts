import type { StoryInput } from '@moonpage/contract/story-input'
import type { History, Outline, Page } from '@moonpage/storyteller/outline'
import type { CallContext } from '../models/call-context.ts'

/** A page of a book, with its picture where that is known. */
export type WrittenPage = Pick<Page, 'page_number' | 'content'> & Partial<Pick<Page, 'scene' | 'image_alt'>>

/** What pages are generated from. */
export type PageOrder = {
  input: StoryInput
  outline: Outline
  /** A different value requests a different wording of the same plan. */
  variation: string
  /** Pages that exist already, in page order, as context for the new ones. */
  written: readonly WrittenPage[]
  /** Why the previous version of the page was rejected, for the prompt; null at first. */
  remark: string | null
}

/** Replacements for parts of a story: title and summary, and pages. With placeholders for names. */
export type StoryReplacements = {
  plan: Pick<Outline, 'title' | 'summary'> | null
  /** A page's picture stays where its replacement has none. */
  pages: readonly WrittenPage[]
}

/** Generates stories: the embedded storyteller, a hosted model, or a scripted one in tests. */
export type TextModel = {
  /** Stored with the story; null for the embedded storyteller. */
  modelInfo: { model: string; promptVersion: string } | null
  /** Whether it can regenerate the text of one page; otherwise only whole stories. */
  rewritesPages: boolean
  /** Whether it can write pages of this outline, which another model or an older version may have planned. */
  canContinue(story: { input: StoryInput; outline: Outline }): boolean
  /** Health check: resolves if a story could be generated now. @throws an error with a message for admins */
  check(signal: AbortSignal): Promise<void>
  /**
   * The plan of a whole book. The same input and seed may return the same plan.
   * @param history what the family had before, for models that would repeat it
   */
  outline(input: StoryInput, seed: string, context: CallContext, history?: History): Promise<Outline>
  /** Yields the requested pages in order, each as soon as it is complete. */
  pages(order: PageOrder, pageNumbers: readonly number[], context: CallContext): AsyncIterable<Page>
  /** Reviews the whole book, and rewrites unsafe text on the given pages. Undefined if reviews are switched off. */
  review?: (
    order: PageOrder,
    pageNumbers: readonly number[],
    context: CallContext,
  ) => Promise<StoryReplacements>
}

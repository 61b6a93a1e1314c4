import { planStory } from '@moonpage/storyteller/plan'
import { tellPage } from '@moonpage/storyteller/tell'
import type { TextModel } from './text-model.ts'

/** The storyteller that comes with the app: no key, no network, a few milliseconds a book. */
export const embeddedTextModel: TextModel = {
  async outline(input, seed) {
    return planStory(input, seed)
  },
  async *pages({ input, outline, variation }, pageNumbers) {
    for (const pageNumber of pageNumbers) yield tellPage(input, outline, pageNumber, variation)
  },
}

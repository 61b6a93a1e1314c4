import { StoryInput } from '@moonpage/contract/story-input'
import { planStory } from '@moonpage/storyteller/plan'
import { tellPage, tellPages } from '@moonpage/storyteller/tell'
import type { TextModel } from './text-model.ts'

/** The embedded storyteller: no key, no network, a few milliseconds a book. */
export const embeddedTextModel: TextModel = {
  modelInfo: null,
  async check() {
    const wish = StoryInput.parse({ subject: 'fox', theme: 'courage', setting: 'forest', page_count: 4 })
    const page = tellPage(wish, planStory(wish, 'check'), 1)
    if (page.content.trim() === '') throw new Error('The storyteller told an empty page.')
  },
  async outline(input, seed) {
    return planStory(input, seed)
  },
  async *pages({ input, outline, variation }, pageNumbers) {
    const pages = tellPages(input, outline, variation)
    for (const pageNumber of pageNumbers) {
      const page = pages[pageNumber - 1]
      if (page) yield page
    }
  },
}

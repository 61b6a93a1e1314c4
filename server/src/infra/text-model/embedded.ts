import { StoryInput } from '@moonpage/contract/story-input'
import { planStory, tellPages, tellStory } from '@moonpage/storyteller/storyteller'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'
import type { TextModel } from './text-model.ts'

/** The embedded storyteller: no key, no network, a few milliseconds a book. */
export const embeddedTextModel: TextModel = {
  modelInfo: null,
  // A tale is written as a whole: other words on one page would not fit the others.
  rewritesPages: false,
  canContinue({ input, outline }) {
    try {
      return tellPages(input, outline, catalogue).length === input.page_count
    } catch {
      return false
    }
  },
  async check() {
    const wish = StoryInput.parse({ subject: 'fox', theme: 'courage', setting: 'forest', page_count: 4 })
    const { outline, pages } = tellStory(wish, 'check', catalogue)
    if (!outline.tale) throw new Error('The storyteller found no tales.')
    if (pages.some(({ content }) => content.trim() === ''))
      throw new Error('The storyteller told an empty page.')
  },
  async outline(input, seed, _context, history) {
    return planStory(input, seed, catalogue, history)
  },
  async *pages({ input, outline }, pageNumbers) {
    const pages = tellPages(input, outline, catalogue)
    for (const pageNumber of pageNumbers) {
      const page = pages[pageNumber - 1]
      if (page) yield page
    }
  },
}

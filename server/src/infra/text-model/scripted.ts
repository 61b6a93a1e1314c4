import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { PageOrder, StoryReplacements, TextModel } from './text-model.ts'

/** Lets a test observe and control a scripted model. */
export type TextScript = {
  /** Requested pieces in order: `outline`, `page 3`. */
  asked: string[]
  /** Called before each piece; may throw, or delay it. */
  before?: (piece: string) => Promise<void> | void
  /** Called with each page before it is returned; may change it. */
  says?: (page: Page) => void
  /** Replaces pages when the book is read as a whole. */
  reviews?: (written: PageOrder['written']) => StoryReplacements['pages']
  /** Called by the health check; may throw, or delay it. */
  check?: (signal: AbortSignal) => Promise<void> | void
}

const outlineOf = (input: StoryInput, seed: string): Outline => ({
  seed,
  title: '[[hero]] and the Quiet Bell',
  summary: 'The bell has lost its ding, and [[hero]] sets out to find it.',
  age_group: input.age_group,
  setting: input.setting,
  cast: [
    {
      who: 'hero',
      name: '[[hero]]',
      description: 'a small fox in a teal scarf',
      species: 'fox',
      pronouns: input.hero?.pronouns ?? 'they',
      look: { species: 'fox', outfit: 'scarf', outfit_color: 'teal' },
    },
  ],
  names: { hero: input.hero?.name ?? 'Fern', companion: input.companion?.name ?? 'Nib' },
  refrain: null,
  beats: [],
})

const pageOf = (input: StoryInput, pageNumber: number, variation: string): Page => ({
  page_number: pageNumber,
  content: `Page ${pageNumber}${variation && ', told again'}. [[hero]] took one small step, and [[companion]] came along.`,
  image_alt: `[[hero]] walks, page ${pageNumber}.`,
  scene: {
    setting: input.setting,
    place: 'forest-path',
    time: 'dusk',
    light: 'sky',
    framing: 'medium',
    cast: [{ who: 'hero', pose: 'walk', expression: 'happy', looks_at: 'reader' }],
    props: [],
    text_area: 'none',
  },
})

/** Returns the same short story every time, controlled by the script. */
export function scriptedTextModel(script: TextScript): TextModel {
  const ask = async (piece: string) => {
    script.asked.push(piece)
    await script.before?.(piece)
  }
  return {
    modelInfo: null,
    rewritesPages: true,
    canContinue: () => true,
    async check(signal) {
      await script.check?.(signal)
    },
    async review({ written }) {
      return { plan: null, pages: script.reviews?.(written) ?? [] }
    },
    async outline(input, seed) {
      await ask('outline')
      return outlineOf(input, seed)
    },
    async *pages({ input, variation }, pageNumbers) {
      for (const pageNumber of pageNumbers) {
        await ask(`page ${pageNumber}`)
        const page = pageOf(input, pageNumber, variation)
        script.says?.(page)
        yield page
      }
    },
  }
}

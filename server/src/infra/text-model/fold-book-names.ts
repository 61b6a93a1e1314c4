import type { Names } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { foldNames } from '../../lib/fold-names.ts'
import { typedNames } from './prompt-input.ts'

/**
 * Replaces a book's names by placeholders: those that a parent typed in every spelling, those of the plan as whole words only. So
 * `Tick-Tock` stays in a book whose plan calls the companion Tock.
 */
export const foldBookNames = (
  text: string,
  names: Names,
  { hero, companion }: Pick<StoryInput, 'hero' | 'companion'>,
): string =>
  foldNames(
    foldNames(text, typedNames({ hero, companion })),
    { hero: hero ? '' : names.hero, companion: companion ? '' : names.companion },
    { isWhole: true },
  )

/**
 * Names in a story's text stand as marks and are filled in when read, so that a public copy can carry
 * a stand-in, and a boy named Will breaks no sentence.
 */
export const heroPlaceholder = '[[hero]]'
export const companionPlaceholder = '[[companion]]'

export type Names = { hero: string; companion: string }

/** Text with marks in, readable text out. */
export const fillNames = (text: string, names: Names): string =>
  text.replaceAll(heroPlaceholder, names.hero).replaceAll(companionPlaceholder, names.companion)

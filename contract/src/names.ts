/**
 * Names in a story's text stand as marks and are filled in when read, so that a public copy can carry
 * a stand-in, and a boy named Will breaks no sentence.
 */
export const heroMark = '[[hero]]'
export const companionMark = '[[companion]]'

export type Names = { hero: string; companion: string }

/** Text with marks in, readable text out. */
export const fillNames = (text: string, names: Names): string =>
  text.replaceAll(heroMark, names.hero).replaceAll(companionMark, names.companion)

/**
 * Stored texts have placeholders for names. They are replaced on read, so that a public copy can have other names.
 */
export const heroPlaceholder = '[[hero]]'
export const companionPlaceholder = '[[companion]]'

export type Names = { hero: string; companion: string }

/** Replaces the placeholders in `text`. */
export const fillNames = (text: string, names: Names): string =>
  text.replaceAll(heroPlaceholder, names.hero).replaceAll(companionPlaceholder, names.companion)

import type { Pronouns } from '@moonpage/contract/story-input'

/** `her`, as in "What the stories call her". */
export const objectPronoun = (pronouns: Pronouns | null): string =>
  pronouns === 'she' ? 'her' : pronouns === 'he' ? 'him' : 'them'

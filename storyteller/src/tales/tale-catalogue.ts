import type { Theme } from '@moonpage/contract/categories'
import type { Tale } from './format.ts'
import type { Lexicon } from './lexicon.ts'

/** A source of tales. */
export type Catalogue = {
  talesOf: (theme: Theme) => readonly Tale[]
  /** Tales for the last book of a series, of any theme. */
  lastTales: () => readonly Tale[]
  /** Tales that are told after a certain other one of the same series. */
  sequels: () => readonly Tale[]
  /** @param theme where it is looked for first */
  tale: (id: string, theme: Theme) => Tale | null
  lexicon: () => Lexicon
}

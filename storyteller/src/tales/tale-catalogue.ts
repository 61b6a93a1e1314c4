import type { Theme } from '@moonpage/contract/categories'
import type { Tale } from './format.ts'
import type { Lexicon } from './lexicon.ts'

/** All tales, wherever they are kept. */
export type Catalogue = {
  talesOf: (theme: Theme) => readonly Tale[]
  tale: (id: string, theme: Theme) => Tale | null
  lexicon: () => Lexicon
}

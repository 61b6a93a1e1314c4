import type { Bundle } from './format.ts'
import { outlineLines } from './outline-lines.ts'
import { entriesOf } from './parse-strand.ts'
import { readLines } from './read-lines.ts'

/** What is true of a kind or a place in every tale. */
export type Lexicon = { kinds: ReadonlyMap<string, Bundle>; places: ReadonlyMap<string, Bundle> }

/** Reads a file of `# fox` headings with entries below. */
export const parseLexicon = (file: string, text: string): Map<string, Bundle> =>
  new Map(
    outlineLines(readLines(file, text)).map((section) => [
      section.title,
      { line: section.line, names: [section.title], entries: entriesOf(file, section) },
    ]),
  )

/** A list that stands in the lexicon: traits, parts of the body, names. */
export const lexiconList = (bundle: Bundle | undefined, key: string): string[] =>
  (bundle?.entries.find((entry) => entry.key === key)?.text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

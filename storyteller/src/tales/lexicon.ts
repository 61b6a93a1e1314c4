import type { Bundle } from './format.ts'
import { outlineLines } from './outline-lines.ts'
import { entriesOf } from './parse-strand.ts'
import { readLines } from './read-lines.ts'

/** Facts about kinds and places for all tales. */
export type Lexicon = { kinds: ReadonlyMap<string, Bundle>; places: ReadonlyMap<string, Bundle> }

/** Parses a file of `# fox` headings with entries. */
export const parseLexicon = (file: string, text: string): Map<string, Bundle> =>
  new Map(
    outlineLines(readLines(file, text)).map((section) => [
      section.title,
      { line: section.line, names: [section.title], entries: entriesOf(file, section) },
    ]),
  )

const lists = new WeakMap<Bundle, Map<string, string[]>>()

/** A list of the lexicon: traits, body parts, names. */
export const lexiconList = (bundle: Bundle | undefined, key: string): readonly string[] => {
  if (!bundle) return []
  const known = lists.get(bundle) ?? new Map<string, string[]>()
  lists.set(bundle, known)
  const list =
    known.get(key) ??
    (bundle.entries.find((entry) => entry.key === key)?.text ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  known.set(key, list)
  return list
}

import { companionMark, heroMark, type Names } from '@moonpage/contract/names'

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** However a keyboard writes it: phones bend apostrophes by themselves, and break lines between two names. */
const asTyped = (name: string) =>
  escaped(name).replace(/['’]/g, "['’]").replace(/[-‐‑]/g, '[-‐‑]').replace(/\s+/g, '\\s+')

/** Wherever the name stands as a word of its own, or is called out in capitals. In small letters it may be a word: will. */
const asWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${asTyped(name)}|${asTyped(name.toUpperCase())})(?![\\p{L}\\p{M}])`, 'gu')

/**
 * Text as its owner typed it, with the names that they see folded back to marks: a copy for others then carries
 * stand-ins there too. A mark that was typed is a mark. The longer name first: it may begin with the shorter one.
 */
export function foldNames(text: string, names: Names): string {
  const pairs: [name: string, mark: string][] = [
    [names.hero, heroMark],
    [names.companion, companionMark],
  ]
  return pairs
    .filter(([name]) => name !== '')
    .toSorted(([a], [b]) => b.length - a.length)
    .reduce(
      (folded, [name, mark]) => folded.replace(asWord(name.normalize('NFC')), mark),
      text.normalize('NFC'),
    )
}

import { trimEndWhere } from '@moonpage/contract/trim-end-where'

// Line parsing shared by plain-outline.ts and plain-protocol.ts.

/** Removes Markdown decoration and repeated blanks from a line. */
export function bare(line: string): string {
  const words = line.replace(/\s+/g, ' ').replace(/^[ >#*_`-]*(?:\d+[.)] )?[*_`]*/, '')
  return trimEndWhere(words, /[*_` ]/).replace(/\*\*/g, '')
}

/** Matches `PAGE 3` in any notation, and captures the rest of the line. */
export const heading = /^page ?(?:no\.? ?|number ?)?#?(\d{1,2})\b ?(?:of ?\d+)? ?[:.|)*_-]* ?([^]*)/i

/** The cells of a line. */
export const parts = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** The words of a list. */
export const words = (text: string): string[] => text.split(/[\s,;/&+]+|\band\b/i).filter(Boolean)

/** All words of `list` in a text, longest first where one contains another. */
export const all = <T extends string>(list: readonly T[], text: string): T[] => {
  const plain = ` ${text.toLowerCase().replace(/[\s_,;:.()]+/g, '-')} `.replaceAll(' ', '-')
  const found = list.filter((word) => plain.includes(`-${word}-`) || plain.includes(`-${word}s-`))
  return found.filter((word) => !found.some((other) => other !== word && other.includes(word)))
}

import { trimEndWhere } from '@moonpage/contract/trim-end-where'

// What both halves of the plain protocol read lines with.

/** A line without the decoration that models like, with one blank where there are several. */
export function bare(line: string): string {
  const words = line.replace(/\s+/g, ' ').replace(/^[ >#*_`-]*(?:\d+[.)] )?[*_`]*/, '')
  return trimEndWhere(words, /[*_` ]/).replace(/\*\*/g, '')
}

/** `PAGE 3` in a bare line, however it is written, and what follows it. */
export const heading = /^page ?(?:no\.? ?|number ?)?#?(\d{1,2})\b ?(?:of ?\d+)? ?[:.|)*_-]* ?([^]*)/i

/** The cells of a line. */
export const parts = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** The words of a list. */
export const words = (text: string): string[] => text.split(/[\s,;/&+]+|\band\b/i).filter(Boolean)

/** Every word of a list that a text holds, the longest first where one holds another. */
export const all = <T extends string>(list: readonly T[], text: string): T[] => {
  const plain = ` ${text.toLowerCase().replace(/[\s_,;:.()]+/g, '-')} `.replaceAll(' ', '-')
  const found = list.filter((word) => plain.includes(`-${word}-`) || plain.includes(`-${word}s-`))
  return found.filter((word) => !found.some((other) => other !== word && other.includes(word)))
}

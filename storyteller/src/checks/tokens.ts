/** Splits a text into sentences; lines of verse and quotes end sentences too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence))

export const gramsOf = (words: readonly string[], size: number): string[] =>
  Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) =>
    words.slice(at, at + size).join(' '),
  )

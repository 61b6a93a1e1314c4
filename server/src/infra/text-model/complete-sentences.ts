/** Whether a text ends where a sentence, a quotation or a line of verse may end. */
export const isCompleteSentence = (text: string): boolean => /[.!?…:;,–—-]["”’)*]*\s*$|["”’]\s*$/u.test(text)

/** Removes an incomplete last sentence. A text that is nothing but an incomplete sentence is returned unchanged. */
export function completeSentences(text: string): string {
  const end = Math.max(...['.', '!', '?', '…'].map((sign) => text.lastIndexOf(sign)))
  if (end < 0 || isCompleteSentence(text)) return text
  const [closing = ''] = /^["”’)]*/.exec(text.slice(end + 1)) ?? []
  return text.slice(0, end + 1 + closing.length)
}

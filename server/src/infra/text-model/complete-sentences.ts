/** Whether a text ends where a sentence, a speech or a line of verse may end. */
export const isCompleteSentence = (text: string): boolean => /[.!?…:;,–—-]["”’)*]*\s*$|["”’]\s*$/u.test(text)

/** Prose without a sentence that breaks off; as it is where nothing else is in it. */
export function completeSentences(text: string): string {
  const end = Math.max(...['.', '!', '?', '…'].map((sign) => text.lastIndexOf(sign)))
  if (end < 0 || isCompleteSentence(text)) return text
  const [closing = ''] = /^["”’)]*/.exec(text.slice(end + 1)) ?? []
  return text.slice(0, end + 1 + closing.length)
}

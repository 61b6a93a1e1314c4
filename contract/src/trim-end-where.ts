/**
 * Removes the characters at the end of a text that match. A pattern such as `/x+$/` would take quadratic time.
 * @param character matches one character
 */
export function trimEndWhere(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0) {
    const start = end > 1 && /^[\uDC00-\uDFFF]/.test(text[end - 1] as string) ? end - 2 : end - 1
    if (!character.test(text.slice(start, end))) break
    end = start
  }
  return text.slice(0, end)
}

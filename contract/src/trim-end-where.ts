/**
 * A text without the signs at its end that match. As a pattern (`/x+$/`) it would be tried anew at each of them, wherever
 * in the text they stand.
 * @param sign matches one sign
 */
export function trimEndWhere(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0) {
    const start = end > 1 && /^[\uDC00-\uDFFF]/.test(text[end - 1] as string) ? end - 2 : end - 1
    if (!sign.test(text.slice(start, end))) break
    end = start
  }
  return text.slice(0, end)
}

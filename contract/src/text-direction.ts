export type Direction = 'ltr' | 'rtl'

/** Letters of scripts that are written from right to left, by their blocks. */
const rtl = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const stretch = new RegExp(`([${rtl}]+(?:[ '’-]+[${rtl}]+)*)`, 'gu')
const any = new RegExp(`[${rtl}]`, 'u')
const letter = /\p{L}/gu
const rtlLetter = new RegExp(`(?=[${rtl}])\\p{L}`, 'gu')
const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0
const isRtl = (text: string) => count(text, rtlLetter) * 2 > count(text, letter)

/** As long as a name may be. */
const longestName = 30

/**
 * Which way a paragraph runs: that of most of its letters. A name alone does not turn it, where it stands among others.
 * @param around all the text that it stands in
 */
export function directionOf(paragraph: string, around = paragraph): Direction {
  if (!any.test(paragraph) || !isRtl(paragraph)) return 'ltr'
  return count(paragraph, rtlLetter) > longestName || isRtl(around) ? 'rtl' : 'ltr'
}

export type Stretch = { text: string; isRtl: boolean }

/** A text in parts: words from right to left, such as a name, and what stands between them. */
export const stretchesOf = (text: string): Stretch[] =>
  (any.test(text) ? text.split(stretch) : [text]).flatMap((part, index) =>
    part === '' ? [] : { text: part, isRtl: index % 2 === 1 },
  )

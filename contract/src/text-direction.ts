export type Direction = 'ltr' | 'rtl'

/** Unicode blocks of scripts that are written from right to left. */
const rtl = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const rtlRun = new RegExp(`([${rtl}]+(?:[ '’-]+[${rtl}]+)*)`, 'gu')
const any = new RegExp(`[${rtl}]`, 'u')
const letter = /\p{L}/gu
const rtlLetter = new RegExp(`(?=[${rtl}])\\p{L}`, 'gu')
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const isRtl = (text: string) => count(text, rtlLetter) * 2 > count(text, letter)

/** The longest allowed name, in letters. */
const longestName = 30

/**
 * The direction of a paragraph: that of most of its letters. A line no longer than a name follows the text around it.
 * @param context the whole text that contains the paragraph
 */
export function directionOf(paragraph: string, context = paragraph): Direction {
  if (!any.test(paragraph) || !isRtl(paragraph)) return 'ltr'
  return count(paragraph, rtlLetter) > longestName || isRtl(context) ? 'rtl' : 'ltr'
}

export type Stretch = { text: string; isRtl: boolean }

/** Splits a text into runs of one direction. */
export const stretchesOf = (text: string): Stretch[] =>
  (any.test(text) ? text.split(rtlRun) : [text]).flatMap((part, index) =>
    part === '' ? [] : { text: part, isRtl: index % 2 === 1 },
  )

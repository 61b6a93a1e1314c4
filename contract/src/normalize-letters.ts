/** Hyphens and dashes; the soft hyphen is invisible, and goes with its like. */
const hyphen = /[\p{Pd}\u02D7\u2027\u2043\u2212\u30FB]/u
/** Apostrophes, single quotes and the letters that look like them, the ʻokina first of all. */
const apostrophe =
  /['`\u00B4\u02B9-\u02BF\u02C8\u02EE\u2018-\u201B\u2032\u2035\u055A\u05F3\uA78B\uA78C\uFF07]/u
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/u
/** Accents and points. The vowels of Indic scripts and the voicing of kana are marks as well, and make another letter. */
const accents = /(?![\u3099\u309A])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu
/** Letters that Unicode does not take apart. */
const strokes: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' }

/** Signs come again and again. */
const known = new Map<string, string>()

function plainSign(sign: string): string {
  if (sign === '\n') return sign
  if (invisible.test(sign)) return ''
  if (/\s/u.test(sign)) return ' '
  if (hyphen.test(sign)) return '-'
  if (apostrophe.test(sign)) return "'"
  const bare = (text: string) => text.normalize('NFKD').replace(accents, '')
  // There and back: only so are ı and i, ſ and s, ς and σ, ß, ẞ and ss the same letters.
  const letters = bare(bare(sign).toLowerCase().toUpperCase().toLowerCase())
  return strokes[letters] ?? letters
}

export type NormalizedLetters = { plain: string; from: readonly number[] }

/**
 * A text as it is heard: small letters without accents, one kind of hyphen, apostrophe and blank, nothing invisible,
 * and letters of other widths and styles as the usual ones.
 * @param swap a sign for another one first
 * @returns `plain`, and for each of its UTF-16 units where in `text` the sign begins that it came from
 */
export function normalizeLetters(text: string, swap = (sign: string) => sign): NormalizedLetters {
  let plain = ''
  const from: number[] = []
  for (let at = 0; at < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(at) as number)
    const read = swap(sign)
    let letters = known.get(read)
    if (letters === undefined) {
      letters = plainSign(read)
      if (known.size < 4096) known.set(read, letters)
    }
    plain += letters
    for (let unit = 0; unit < letters.length; unit++) from.push(at)
    at += sign.length
  }
  return { plain, from }
}

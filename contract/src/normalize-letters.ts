/** Hyphens and dashes. The soft hyphen counts as invisible. */
const hyphen = /[\p{Pd}\u02D7\u2027\u2043\u2212\u30FB]/u
/** Apostrophes, single quotes and letters that look like them, such as the ʻokina. */
const apostrophe =
  /['`\u00B4\u02B9-\u02BF\u02C8\u02EE\u2018-\u201B\u2032\u2035\u055A\u05F3\uA78B\uA78C\uFF07]/u
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/u
/** Accents and points, but not Indic vowel signs and kana voicing marks: those make a different letter. */
const accents = /(?![\u3099\u309A])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu
/** Letters that have no Unicode decomposition. */
const strokes: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' }

/** Cache: texts repeat the same characters. */
const cache = new Map<string, string>()

function normalizeCharacter(character: string): string {
  if (character === '\n') return character
  if (invisible.test(character)) return ''
  if (/\s/u.test(character)) return ' '
  if (hyphen.test(character)) return '-'
  if (apostrophe.test(character)) return "'"
  const withoutAccents = (text: string) => text.normalize('NFKD').replace(accents, '')
  // Lower, upper, lower: needed to map ı to i, ſ to s, ς to σ, and ß and ẞ to ss.
  const letters = withoutAccents(withoutAccents(character).toLowerCase().toUpperCase().toLowerCase())
  return strokes[letters] ?? letters
}

export type NormalizedLetters = { plain: string; from: readonly number[] }

/**
 * Folds a text for matching: lower case, no accents, one kind each of hyphen, apostrophe and space, no invisible
 * characters, compatibility forms (such as full-width letters) as the usual ones.
 * @param swap replaces a character before it is folded
 * @returns `plain`: the folded text; `from`: for each UTF-16 unit of it, the index in `text` of its source character
 */
export function normalizeLetters(text: string, swap = (character: string) => character): NormalizedLetters {
  let plain = ''
  const from: number[] = []
  for (let index = 0; index < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(index) as number)
    const swapped = swap(character)
    let letters = cache.get(swapped)
    if (letters === undefined) {
      letters = normalizeCharacter(swapped)
      if (cache.size < 4096) cache.set(swapped, letters)
    }
    plain += letters
    for (let unit = 0; unit < letters.length; unit++) from.push(index)
    index += character.length
  }
  return { plain, from }
}

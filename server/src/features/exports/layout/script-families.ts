import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Script } from '@moonpage/contract/scripts'

/** One file of a family: fontsource splits families by Unicode range. */
export type FontPart = {
  /** `noto-sans-arabic-arabic`. */
  name: string
  /** Path of its WOFF2 file. */
  file: string
  /** The italic file; null for most scripts. */
  italic: string | null
  /** Whether the file is a variable font with all weights, or regular only. */
  isVariable: boolean
}

type Family = {
  name: string
  scripts: readonly Script[]
  /** Which subsets are used: the script's own, its digits, or a list. */
  parts?: 'numbered' | readonly string[]
  hasItalic?: true
  isVariable?: boolean
}

/** Font families for letters that the book's own fonts lack. */
const families: readonly Family[] = [
  {
    name: 'noto-sans',
    scripts: ['Latin', 'Greek', 'Cyrillic', 'Devanagari'],
    parts: ['greek', 'greek-ext', 'devanagari', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
    hasItalic: true,
  },
  { name: 'noto-sans-arabic', scripts: ['Arabic'] },
  { name: 'noto-sans-hebrew', scripts: ['Hebrew'] },
  { name: 'noto-sans-syriac', scripts: ['Syriac'] },
  { name: 'noto-sans-thaana', scripts: ['Thaana'] },
  { name: 'noto-sans-nko', scripts: ['Nko'], isVariable: false },
  { name: 'noto-sans-adlam', scripts: ['Adlam'] },
  { name: 'noto-sans-armenian', scripts: ['Armenian'] },
  { name: 'noto-sans-georgian', scripts: ['Georgian'] },
  { name: 'noto-sans-ethiopic', scripts: ['Ethiopic'] },
  { name: 'noto-sans-tifinagh', scripts: ['Tifinagh'], isVariable: false },
  { name: 'noto-sans-cherokee', scripts: ['Cherokee'] },
  { name: 'noto-sans-canadian-aboriginal', scripts: ['Canadian_Aboriginal'] },
  { name: 'noto-sans-bengali', scripts: ['Bengali'] },
  { name: 'noto-sans-gurmukhi', scripts: ['Gurmukhi'] },
  { name: 'noto-sans-gujarati', scripts: ['Gujarati'] },
  { name: 'noto-sans-oriya', scripts: ['Oriya'] },
  { name: 'noto-sans-tamil', scripts: ['Tamil'] },
  { name: 'noto-sans-telugu', scripts: ['Telugu'] },
  { name: 'noto-sans-kannada', scripts: ['Kannada'] },
  { name: 'noto-sans-malayalam', scripts: ['Malayalam'] },
  { name: 'noto-sans-sinhala', scripts: ['Sinhala'] },
  { name: 'noto-sans-ol-chiki', scripts: ['Ol_Chiki'] },
  { name: 'noto-sans-meetei-mayek', scripts: ['Meetei_Mayek'] },
  { name: 'noto-serif-tibetan', scripts: ['Tibetan'] },
  { name: 'noto-sans-mongolian', scripts: ['Mongolian'], isVariable: false },
  { name: 'noto-sans-thai', scripts: ['Thai'] },
  { name: 'noto-sans-lao', scripts: ['Lao'] },
  { name: 'noto-sans-myanmar', scripts: ['Myanmar'], isVariable: false },
  { name: 'noto-sans-khmer', scripts: ['Khmer'] },
  { name: 'noto-sans-javanese', scripts: ['Javanese'] },
  { name: 'noto-sans-jp', scripts: ['Hiragana', 'Katakana', 'Han'], parts: 'numbered' },
  { name: 'noto-sans-kr', scripts: ['Hangul', 'Han'], parts: 'numbered' },
  { name: 'noto-sans-sc', scripts: ['Han', 'Bopomofo'], parts: 'numbered' },
  { name: 'noto-sans-tc', scripts: ['Han', 'Bopomofo'], parts: 'numbered' },
]

type Part = FontPart & { ranges: readonly (readonly [from: number, to: number])[] }
type OpenFamily = { isMeant: RegExp; name: string; parts: () => readonly Part[] }
export type SignOrder = readonly string[]

const open: readonly OpenFamily[] = families.map((family) => {
  const isEastAsian = family.parts === 'numbered'
  const scripts = family.scripts.map((script) => `\\p{scx=${script}}`).join('')
  let parts: readonly Part[] | null = null
  return {
    name: family.name,
    // Fullwidth forms belong to no script.
    isMeant: new RegExp(`[${scripts}${isEastAsian ? '\\u3000-\\u303f\\uff00-\\uffef' : ''}]`, 'u'),
    parts: () => (parts ??= partsOf(family)),
  }
})

function partsOf({ name, parts, hasItalic, isVariable = true }: Family): Part[] {
  const folder = `@fontsource${isVariable ? '-variable' : ''}/${name}`
  const path = (file: string) => fileURLToPath(import.meta.resolve(`${folder}/${file}`))
  const ranges = JSON.parse(readFileSync(path('unicode.json'), 'utf8')) as Record<string, string>
  const wanted =
    parts === 'numbered'
      ? Object.keys(ranges).filter((part) => part.startsWith('['))
      : (parts ?? [name.replace(/^noto-(sans|serif)-/, '')])
  return wanted.map((part) => {
    const partName = `${name}-${part.replace(/[[\]]/g, '')}`
    const weight = isVariable ? 'wght' : '400'
    return {
      name: partName,
      file: path(`files/${partName}-${weight}-normal.woff2`),
      italic: hasItalic ? path(`files/${partName}-${weight}-italic.woff2`) : null,
      isVariable,
      ranges: rangesOf(ranges[part] ?? ''),
    }
  })
}

/** Parses `U+600-6FF,U+200C`. */
const rangesOf = (css: string) =>
  Array.from(css.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi), ([, from = '', to = from]) => {
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** Han characters differ by language, which most of the surrounding text reveals. */
export function signOrder(around: string): SignOrder {
  const signs = count(around, /\p{Script=Han}/gu)
  if (count(around, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) * 2 > signs) return ['noto-sans-jp']
  return count(around, /\p{Script=Hangul}/gu) > signs ? ['noto-sans-kr'] : ['noto-sans-sc', 'noto-sans-tc']
}

/** The file that has all characters of the letter; null if there is none. @param order preferred families */
export function partFor(letter: string, order: SignOrder): FontPart | null {
  const signs = Array.from(letter, (sign) => sign.codePointAt(0) ?? 0)
  const has = ({ ranges }: Part) =>
    signs.every((sign) => ranges.some(([from, to]) => from <= sign && sign <= to))
  const meant = open.filter(({ isMeant }) => isMeant.test(letter))
  const isFirst = ({ name }: OpenFamily) => Number(order.includes(name))
  for (const family of meant.toSorted((a, b) => isFirst(b) - isFirst(a))) {
    const part = family.parts().find(has)
    if (part) return part
  }
  return null
}

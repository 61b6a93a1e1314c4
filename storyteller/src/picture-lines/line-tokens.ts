import { verbPhrases } from '../data/act-words.ts'
import { relationWords } from '../data/line-words.ts'
import { allProps } from '../scene.ts'
import { verbs } from './verb-forms.ts'

/** A figure as lines may call it; `ref` is what the act has. */
export type LineFigure = { ref: string; words: readonly string[]; pronouns: string }

export const articles: ReadonlySet<string> = new Set(
  "the a an his her their its some my your our this that these those another any own 's".split(' '),
)
export const pronouns: ReadonlySet<string> = new Set(
  'it them him her himself herself itself themselves they he she everyone everybody one'.split(' '),
)

/** What ends as adverbs do, and is alive. */
const flies: ReadonlySet<string> = new Set([
  'butterfly',
  'firefly',
  'dragonfly',
  'family',
  'belly',
  'jelly',
  'lily',
])
export const isAdverb = (word: string): boolean => word.endsWith('ly') && word.length > 4 && !flies.has(word)
export const isMark = (token: string): boolean => /^[,;:.()&]$/.test(token)

const digits = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Words, marks of names and punctuation; `'s` stands alone. */
export const tokensOf = (line: string): string[] =>
  (
    line
      .replaceAll('’', "'")
      .replaceAll('upside down', 'upside-down')
      .replaceAll('right side up', 'upright')
      .match(/\[\[\w{1,12}\]\]|[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'-]*[\p{L}\p{M}\d])?|'s|[,;:.()&]/gu) ?? []
  ).flatMap((token) =>
    token.length > 2 && token.endsWith("'s")
      ? [token.slice(0, -2), "'s"]
      : [digits[Number(token) - 2] ?? token],
  )

/** Puts each figure's reference in place of what the line calls it. */
export function withRefs(tokens: readonly string[], figures: readonly LineFigure[]): string[] {
  const names = figures
    .flatMap(({ ref, words }) => words.map((word) => ({ ref, parts: tokensOf(word.toLowerCase()) })))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => other.parts.length - one.parts.length)
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const name = names.find(({ parts }) => parts.every((part, i) => tokens[at + i] === part))
    found.push(name ? name.ref : tokens[at]!)
    at += name ? name.parts.length : 1
  }
  return found
}

/** Things of two words: `watering can`. */
const pairs: ReadonlySet<string> = new Set(allProps.filter((prop) => prop.includes('-')))

function withPairs(tokens: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const pair = `${tokens[at]}-${tokens[at + 1]}`
    const isPair = pairs.has(pair) || pairs.has(pair.replace(/s$/, ''))
    found.push(isPair ? pair : tokens[at]!)
    if (isPair) at++
  }
  return found
}

const ends: ReadonlySet<string> = new Set(['end', 'ends'])
const whichEnd: ReadonlySet<string> = new Set([
  'one',
  'the',
  'an',
  'each',
  'other',
  'both',
  'its',
  'free',
  'loose',
  'opposite',
])

/** `one end of the rope` as the rope, and `the other end` as it. */
function withoutEnds(tokens: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!ends.has(tokens[at]!)) {
      found.push(tokens[at]!)
      continue
    }
    const isOne = ['one', 'other', 'each', 'both', 'opposite'].includes(tokens[at - 1] ?? '')
    if (tokens[at + 1] === 'of') at++
    else if (!isOne) {
      found.push(tokens[at]!)
      continue
    }
    while (whichEnd.has(found.at(-1) ?? '')) found.pop()
    if (tokens[at] !== 'of') found.push('it')
  }
  return found
}

/** `picks up` as `lifts`. */
export function withPhrases(said: readonly string[]): string[] {
  const tokens = withoutEnds(withPairs(said))
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const base = verbs.get(tokens[at]!)?.base ?? tokens[at]!
    const phrase = verbPhrases.find(
      ([words]) => words[0] === base && words.slice(1).every((word, i) => tokens[at + 1 + i] === word),
    )
    found.push(...(phrase ? phrase[1] : [tokens[at]!]))
    if (phrase) at += phrase[0].length - 1
  }
  return found
}
export type Reading = {
  figures: readonly LineFigure[]
  isFigure: (token: string) => boolean
  it: string | null
  /** Nouns of the book's own things, whatever pictures show else: a plan that is drawn on paper. */
  own: ReadonlySet<string>
}

export const relationAt = (tokens: readonly string[], at: number) =>
  relationWords.find(([words]) => words.every((word, i) => tokens[at + i] === word))

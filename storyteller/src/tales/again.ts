import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import { typeset } from '../typeset.ts'
import { withoutMarks } from './grammar.ts'
import type { Voice } from './voice.ts'

const dwells = / lived (?:with [^ ]+ |up )?(?:in|on|by|beside|at|under|near) /

/** "Pim lived in the forest." A sentence that says where, and nothing else. */
const isWhere = (sentence: string): boolean =>
  [heroPlaceholder, 'He', 'She', 'They'].some((who) => sentence.startsWith(`${who} lived `)) &&
  dwells.test(sentence) &&
  !sentence.replace(', in ', ' ').includes(',') &&
  !sentence.includes(' and ') &&
  !sentence.includes(companionPlaceholder)

const pronoun = /\b(?:[Hh]e|[Ss]he)\b/

/** Leaves out where the hero lives, and names the hero in the next sentence. */
const withoutWhere = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1]
    const named = (text: string) => !text.includes(heroPlaceholder) && pronoun.test(text)
    if (isWhere(sentence)) return /\b[Tt]hey\b/.test(sentences[at + 1] ?? '') ? [sentence] : []
    const isLeftOut = before?.startsWith(heroPlaceholder) && isWhere(before)
    return [isLeftOut && named(sentence) ? sentence.replace(pronoun, heroPlaceholder) : sentence]
  })

/** "By a brook lived Pim, a mouse who loved to build." as "Pim loved to build." */
function withoutKind(sentence: string, kind: string): string {
  const [before = '', after] = sentence.split(` lived ${heroPlaceholder}, a ${kind} who `)
  return after !== undefined && !before.includes('“') ? `${heroPlaceholder} ${after}` : sentence
}

/**
 * A page of a later book of a series, whose readers know the hero: neither what kind hero and friend are, nor where the hero lives and how it can live there.
 * Home is where the first book says.
 */
export function withoutIntroductions(text: string, voice: Voice, isFirst: boolean): string {
  const named = [
    ['{kind}', heroPlaceholder],
    ['{hero.kind}', heroPlaceholder],
    ['{friend.kind}', companionPlaceholder],
  ].reduce(
    (told, [slot = '', name = '']) => told.replaceAll(`${name} the ${withoutMarks(voice.say(slot))}`, name),
    text,
  )
  if (!isFirst) return named
  const kind = withoutMarks(voice.say('{kind}'))
  const kinds = [kind, `young ${kind}`]
  const sentences = kinds
    .flatMap((one) => [
      `${heroPlaceholder} was a ${one}. He `,
      `${heroPlaceholder} was a ${one}. She `,
      `${heroPlaceholder} was a ${one} who `,
    ])
    .reduce((said, words) => said.replace(words, `${heroPlaceholder} `), named)
    .split(/(?<=[.!?…]”?) (?=[“A-Z[])/)
  const reason = voice.figure('guest') ? '' : typeset(withoutMarks(voice.say('{guest}')))
  const told = withoutWhere(sentences.filter((sentence) => sentence !== reason))
  return (told.length > 0 ? told : sentences)
    .map((sentence) =>
      withoutKind(sentence, kind)
        .replace(/(\[\[hero\]\]), who lived [^,.“”]+(?=, and )/, '$1')
        .replace(/(\[\[hero\]\]), who lived [^,.“”]+, /, '$1 ')
        .replace(/(\[\[hero\]\]), who lived [^,.“”]+([.!])/, '$1$2')
        .replace(
          /^(\[\[hero\]\]|He|She|They) lived (?!with)[^,.“”]+, and (?=(?:could|wrote|took|knew|had|was|were|did|always|never|put|loved|liked|wanted|asked|built|thought|kept|owned|gave|hated)\b)/,
          '$1 ',
        ),
    )
    .join(' ')
}

/** Says of all times, and so not of this week. */
const forEver = /\b(?:never|ever|Once|life|years?|forty|ninety)\b/

/**
 * The first page of a later book whose tale begins with a habit: the books before did not know of it, so it is new. "Ada counted
 * before she did anything." as "Lately Ada counted before she did anything."; else `lead` stands before it.
 */
export function asNewHabit(text: string, lead: string): string {
  const [, since = '', bare = ''] = /^(Lately|That week) (.+)$/.exec(lead) ?? []
  if (!bare.startsWith(heroPlaceholder)) return `${lead} ${text}`
  if (text.includes(bare)) return text.replace(bare, lead)
  const first = text.split(/(?<=[.!?…]”?) (?=[“A-Z[])/, 1)[0] ?? ''
  const isPlain = first.startsWith(heroPlaceholder) && !forEver.test(first)
  return isPlain ? `${since} ${text}` : `${lead} ${text}`
}

const firsts: readonly (readonly [RegExp, string])[] = [
  [
    /(\[\[hero\]\]|\b[Hh]e|\b[Ss]he) had never(?: once)? (?!seen|met|heard|been|told it to)/g,
    '$1 had hardly ever ',
  ],
  [/, for the (?:very )?first time (?:ever|in (?:his|her|their) life)(?=[,.])/g, ''],
  [/\bfor the first time (?:ever|in (?:his|her|their) life)\b/g, 'for once'],
  [/\bFor the first time (?:ever|in (?:his|her|their) life)\b/g, 'For once'],
  [/ since (?:he|she) was born\b/g, ' that week'],
]

/** What a hero had never done before: the books before may tell otherwise. Said of what is told, not of what anybody says. */
export function withoutFirsts(text: string): string {
  let isSaid = false
  return text
    .split(/([“”])/)
    .map((part) => {
      if (part === '“') isSaid = true
      if (part === '”') isSaid = false
      return isSaid ? part : firsts.reduce((told, [first, words]) => told.replace(first, words), part)
    })
    .join('')
}

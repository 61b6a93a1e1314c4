import { wordsOf } from '../../familiar.ts'

const leftOver = /[{}|/[\]]|\bundefined\b|\bnull\b| [.,!?;]|\.\.(?!\.)|,,|[!?]\.|,\./
const doubled = /\b([a-z]+) \1\b/i
const fineDoubles = /\b(?:had had|that that|very very|step step|so so|oh oh)\b/i

/** Faults of a page's text: unfilled slots, repeated words, unclosed quotes. */
export function wordFaults(page: string): string[] {
  const text = page.replaceAll('[[hero]]', 'Hero').replaceAll('[[companion]]', 'Friend')
  const faults: string[] = []
  const left = leftOver.exec(text)?.[0]
  if (left) faults.push(`"${left}" is left over`)
  const twice = doubled.exec(text)?.[0]
  if (twice && !fineDoubles.test(twice)) faults.push(`"${twice}" stands twice`)
  const small = /^[a-z]\w*|(?:\.|\.”) [a-z]\w*/.exec(text)?.[0]
  if (small) faults.push(`a sentence begins small: "${small}"`)
  const opening = text.match(/“/g)?.length ?? 0
  const closing = text.match(/”/g)?.length ?? 0
  if (opening !== closing) faults.push('a quotation does not close')
  return faults
}

const joint = /^(?:“)?(So|But|Then|And|Now)\b/

/** Two sentences in a row with the same conjunction, or a "but" without a contrast. */
export function jointFault(sentence: string, before: string | null): string | null {
  const word = joint.exec(sentence)?.[1]
  if (!word) return null
  if (before === null) return `the book begins with "${word}"`
  return joint.exec(before)?.[1] === word ? `two sentences in a row begin with "${word}"` : null
}

export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?:ing|ed|es|s)$/, '')

const small =
  /^(?:the|and|for|was|were|had|has|have|that|this|with|not|but|his|her|him|she|they|them|their|you|who|what|when|then|all|one|out|off|very|too|its|said|will|into|from|there|here|could|would|been|did|are|now|how|more|just)$/

export const contentStems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !small.test(word))
      .map(stem),
  )

/** Verbs whose object must have been introduced. */
const handled =
  /\b(?:put down|picked up|dropped|let go of|took off|took|opened|closed|held|lifted|carried|threw|gave|hid|pulled|pushed|untied|put on|lit|filled) the ([a-z' -]+)/gi
const goesOn = /^(?:of|that|who|in|on|at|from|with|under|by|behind|above|between|to|for|where|as)$/

/** Objects that a figure takes or moves before they are introduced, each with its sentence. */
export function unknownThings(
  sentences: readonly string[],
  known: readonly string[],
): { noun: string; sentence: string }[] {
  const seen = new Set(known.map(stem))
  const found: { noun: string; sentence: string }[] = []
  for (const sentence of sentences) {
    for (const [, after = ''] of sentence.matchAll(handled)) {
      const phrase = wordsOf(after).slice(0, 3)
      const explains = phrase.slice(1).some((word) => goesOn.test(word))
      if (!explains && !phrase.some((word) => seen.has(stem(word))))
        found.push({ noun: phrase.join(' '), sentence })
    }
    for (const word of wordsOf(sentence)) seen.add(stem(word))
  }
  return found
}

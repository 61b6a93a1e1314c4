import { beforeVerbs } from '../data/act-words.ts'
import { moodOf } from '../data/line-words.ts'
import type { Expression } from '../scene.ts'
import { articles, isAdverb, isMark, pronouns, relationAt, type Reading } from './line-tokens.ts'
import { isNounAt, isOneMore } from './noun-or-verb.ts'
import { verbs } from './verb-forms.ts'

const be: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were'])

/** The place of the verb in a clause; -1 if there is none. */
export function verbIn(tokens: readonly string[], { isFigure }: Reading): number {
  // What is after `is` and no form of a deed is a state: the door is open.
  const isVerb = (at: number) => {
    const form = verbs.get(tokens[at] ?? '')
    if (form === undefined || (be.has(tokens[at - 1] ?? '') && form.base === tokens[at])) return false
    return !isNounAt(tokens, at, { isFigure })
  }
  for (let at = 1; at < tokens.length; at++) {
    if (!isVerb(at)) continue
    // `is pulling`, `tries to pull`.
    let before = at - 1
    while (before > 0 && (beforeVerbs.has(tokens[before]!) || isAdverb(tokens[before]!))) before--
    const isAuxiliary =
      beforeVerbs.has(tokens[at]!) &&
      tokens
        .slice(at + 1, at + 4)
        .some(
          (_, i) =>
            isVerb(at + 1 + i) &&
            tokens.slice(at + 1, at + 1 + i).every((each) => beforeVerbs.has(each) || isAdverb(each)),
        )
    if (isAuxiliary) continue
    if (isFigure(tokens[before]!) || pronouns.has(tokens[before]!) || before < at - 1) return at
    if (verbs.get(tokens[at]!)?.isPlain && !articles.has(tokens[at - 1]!)) return at
  }
  return tokens.findIndex((_, at) => at > 0 && isVerb(at) && !articles.has(tokens[at - 1]!))
}

/** Parts of a line that are acts of their own; a part without a doer has that of the part before it. */
export function clausesOf(tokens: readonly string[], reading: Reading): string[][] {
  const clauses: string[][] = [[]]
  tokens.forEach((token, at) => {
    const now = clauses.at(-1)!
    const rest = tokens.slice(at + 1)
    const hasVerb = verbIn(now, reading) > 0 || (clauses.length > 1 && verbs.has(now[0] ?? ''))
    const skipped = rest.findIndex((each) => !isAdverb(each) && each !== 'and' && each !== 'then')
    const [first = '', second = ''] = rest.slice(Math.max(0, skipped))
    const nextIsVerb = (word: string) => verbs.has(word) || beforeVerbs.has(word)
    const isNew =
      ((reading.isFigure(first) || ['she', 'he', 'they'].includes(first)) && nextIsVerb(second)) ||
      (verbs.get(first)?.isPlain === true && token !== 'as' && !isOneMore(now.at(-1) ?? '', rest))
    if ([';', '.', 'while', 'then'].includes(token)) clauses.push([])
    else if (hasVerb && [',', 'and', 'but', 'as', '&'].includes(token) && isNew) clauses.push([])
    else now.push(token)
  })
  return clauses.filter((clause) => clause.some((token) => !isMark(token)))
}

/** `hero, companion and helper sleep` as `hero and companion and helper sleep`: a comma ends a part of the line. */
export function withDoersJoined(
  tokens: readonly string[],
  { isFigure }: Pick<Reading, 'isFigure'>,
): string[] {
  const joined = [...tokens]
  for (let at = 1; joined[at] === ',' && isFigure(joined[at - 1]!); at += 2) {
    if (joined[at + 1] === 'and') joined.splice(at, 1)
    else if (isFigure(joined[at + 1] ?? '')) joined[at] = 'and'
    else break
  }
  return joined
}

/** The core of a clause, and the mood that its ends say. */
export function withoutMood(clause: readonly string[]): { core: string[]; feels: Expression | null } {
  const parts: string[][] = [[]]
  for (const token of clause)
    if ([',', '(', ')', ':'].includes(token)) parts.push([])
    else parts.at(-1)!.push(token)
  const said = parts.filter((part) => part.length > 0)
  // `hero: pulls rope`.
  const first =
    said[0]?.length === 1 && said[1] && clause.includes(':') ? [...said[0], ...said[1]] : (said[0] ?? [])
  const rest = said.slice(first === said[0] ? 1 : 2)
  let feels: Expression | null = null
  const core = [...first]
  for (const part of rest) {
    const mood = part.length <= 4 ? part.map((word) => moodOf.get(word)).find(Boolean) : undefined
    if (mood) feels ??= mood
    else if (relationAt(part, 0)) core.push(...part)
  }
  if (!feels)
    feels = core.map((word) => (isAdverb(word) ? moodOf.get(word) : undefined)).find(Boolean) ?? null
  return { core, feels }
}

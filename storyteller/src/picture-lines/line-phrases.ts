import type { Action, Relation } from '../scene.ts'
import { hills } from './drifting.ts'
import { articles, isMark, pronouns, relationAt, type Reading } from './line-tokens.ts'
import { verbs } from './verb-forms.ts'

// A line after its verb, parted by the words that say where: `the rope`, `from the boat`.

/** `gives [[companion]] the bell`. */
const giving: ReadonlySet<Action> = new Set(['gives', 'shows', 'throws', 'reads', 'lays', 'plays', 'takes'])

export const particles: ReadonlySet<string> = new Set(
  'up down out away back forward forwards backward backwards together along again over off around open apart high low close aside ahead onward home inside outside upward upwards'.split(
    ' ',
  ),
)
/** After these words a line says why or what next. */
const stops: ReadonlySet<string> = new Set(
  'that which who so because until when where if like than whose how what why'.split(' '),
)
export const openings: ReadonlySet<string> = new Set([
  'window',
  'door',
  'doorway',
  'gate',
  'keyhole',
  'entrance',
  'windowsill',
])

/** `up` of `picks up the rope`, and not `open` of `the open door`. */
function isParticleAt(rest: readonly string[], at: number): boolean {
  // `on his back` is on it.
  if (!particles.has(rest[at]!) || (rest[at] === 'back' && articles.has(rest[at - 1] ?? ''))) return false
  const found = relationAt(rest, at)
  const next = rest[at + 1]
  if (found) return next === undefined || isMark(next)
  return (
    next === undefined ||
    isMark(next) ||
    articles.has(next) ||
    pronouns.has(next) ||
    relationAt(rest, at + 1) !== undefined
  )
}

/** Where the hill of `up the green hill` is; -1 if there is none. */
function hillAfter(rest: readonly string[], at: number): number {
  const end = rest.findIndex((word, i) => i > at && (isMark(word) || relationAt(rest, i) !== undefined))
  const noun = (end < 0 ? rest.length : end) - 1
  return noun > at && noun < at + 4 && hills.has(rest[noun]!) ? noun : -1
}

type Phrase = { by: Relation; words: string[] }

export function phrasesOf(rest: readonly string[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < rest.length; at++) {
    const token = rest[at]!
    if (isMark(token)) continue
    if (stops.has(token)) break
    // `bends down to look`: why, and not to whom.
    if (
      token === 'to' &&
      verbs.get(rest[at + 1] ?? '')?.base === rest[at + 1] &&
      !articles.has(rest[at + 1]!)
    )
      break
    // `looks out the window`.
    if (token === 'out' && articles.has(rest[at + 1] ?? '') && openings.has(rest[at + 2] ?? '')) {
      phrases.push({ by: 'from', words: [] })
      continue
    }
    // `down the slope`, `up a steep hill`.
    const hill = token === 'up' || token === 'down' ? hillAfter(rest, at) : -1
    if (hill > 0) {
      phrases.push({ by: token === 'up' ? 'over' : 'on', words: ['slope'] })
      at = hill
      continue
    }
    if (isParticleAt(rest, at)) {
      // `up the ladder`, `down the slope`.
      if ((token === 'up' || token === 'down') && articles.has(rest[at + 1] ?? ''))
        phrases.push({ by: 'on', words: [] })
      continue
    }
    const found = relationAt(rest, at)
    if (found) {
      phrases.push({ by: found[1], words: [] })
      at += found[0].length - 1
    } else if (phrases.length === 0) phrases.push({ by: 'what', words: [token] })
    else phrases.at(-1)!.words.push(token)
  }
  return phrases
}

/** `gives [[companion]] the bell` as the bell, to the companion. */
export function withReceiver(phrases: readonly Phrase[], does: Action, { isFigure }: Reading): Phrase[] {
  return phrases.flatMap((phrase): Phrase[] => {
    const [first, second, ...more] = phrase.words
    const isTwo =
      phrase.by === 'what' &&
      giving.has(does) &&
      first &&
      isFigure(first) &&
      second &&
      second !== "'s" &&
      second !== 'and'
    return isTwo
      ? [
          { by: 'what', words: [second, ...more] },
          { by: 'to', words: [first] },
        ]
      : [phrase]
  })
}

import { helping, leavesAs, passives, turnedBy } from '../data/act-words.ts'
import { moodOf } from '../data/line-words.ts'
import { State, type Act, type Action, type Leaving, type Place } from '../scene.ts'
import { nameThing } from '../tales/name-thing.ts'
import { atPlace } from './at-place.ts'
import { bodyDeed } from './body-parts.ts'
import { clausesOf, verbIn, withDoersJoined, withoutMood } from './line-clauses.ts'
import { driftingAs, withHatched } from './drifting.ts'
import { howOf, subjectsOf } from './line-objects.ts'
import { isNounAt } from './noun-or-verb.ts'
import {
  articles,
  isMark,
  tokensOf,
  withPhrases,
  withRefs,
  type LineFigure,
  type Reading,
} from './line-tokens.ts'
import { untying } from './untying.ts'
import { isRelation, verbs } from './verb-forms.ts'

/** For a thing that `is` somewhere. */
const restingAs = (how: Act['how'], isFigure: boolean): Action =>
  how.some(({ by }) => by === 'over') && !isFigure ? 'hangs' : isFigure ? 'stands' : 'lies'

/** `[[companion]]: shocked`, which says no deed. */
function standing(core: readonly string[], said: Act['feels'], { isFigure }: Reading): Act[] {
  const feels = said ?? core.map((word) => moodOf.get(word)).find(Boolean) ?? null
  const [who] = core
  const isOnly = core.every((word) => word === who || moodOf.has(word))
  return who && isFigure(who) && feels && isOnly ? [{ who, does: 'stands', how: [], feels }] : []
}

/** Whether a verb says what is done to somebody: `is chased`. */
const isDone = (core: readonly string[], at: number): boolean =>
  ['is', 'are', 'was', 'were', 'gets'].includes(core[at - 1] ?? '') && !core[at]!.endsWith('ing')

/** Who does it in a line that says what is done to somebody: `hero is chased by companion`. */
function doersAfter(core: readonly string[], at: number, { isFigure }: Reading): string[] {
  const by = core.indexOf('by', at)
  const doer = core[by + 1] ?? ''
  const isBody = core[by + 2] === "'s"
  return isDone(core, at) && by > 0 && isFigure(doer) && !isBody
    ? [doer, ...(core[by + 2] === 'and' && isFigure(core[by + 3] ?? '') ? [core[by + 3]!] : [])]
    : []
}

/** Where the deed is in a clause that begins with a state, as in `broken cup lies on ground`; -1 in any other. */
function verbAfterState(core: readonly string[], reading: Reading): number {
  if (!isState(core[0]!) || articles.has(core[1] ?? '')) return -1
  const at = verbIn(['the', ...core], reading) - 1
  return at > 1 ? at : -1
}

function actsIn(clause: readonly string[], before: readonly string[], reading: Reading): Act[] {
  const { core, feels: said } = withoutMood(clause)
  const isVerb = verbs.has(core[0] ?? '') && !reading.isFigure(core[0]!) && !isNounAt(core, 0, reading)
  const afterState = isVerb ? verbAfterState(core, reading) : -1
  const inherits = isVerb && afterState < 0
  const at = inherits ? 0 : afterState > 0 ? afterState : verbIn(core, reading)
  const form = verbs.get(core[at] ?? '')
  if (at < 0 || !form) return standing(core, said, reading)
  let who = inherits ? [...before] : subjectsOf(core.slice(0, at), before, reading)
  if (who.length === 0) return []
  const rest = core.slice(at + 1)
  const doers = doersAfter(core, at, reading)
  const leaves = leavesAs[form.base] ?? (form.base === 'turn' ? turnedIn(rest) : undefined)
  if (doers.length > 0)
    return doers.map((one) => ({
      who: one,
      does: form.does,
      how: who.filter((what) => what !== one).map((what) => ({ by: form.by ?? 'what', what })),
      feels: said,
      ...(leaves && { leaves }),
    }))
  // `hero helps companion pull the rope`: both pull.
  const isHelped = core.slice(0, at).some((word) => helping.has(word))
  if (isHelped) who = [...new Set(core.slice(0, at).filter(reading.isFigure))]
  const passive = core.slice(0, at).some((word) => ['is', 'are', 'was', 'were'].includes(word))
    ? passives[core[at]!]
    : undefined
  let does: Action = passive ?? form.does
  let feels = said
  const isThing = !reading.isFigure(who[0]!)
  // `the gate lies flat`, `the door is open`.
  // `the pot is a bud`.
  if (isThing && does === 'is' && rest.length === 2 && articles.has(rest[0]!) && isState(rest[1]!))
    rest.shift()
  const state =
    isThing && resting.has(does) && rest[0] !== undefined && isState(rest[0]) ? rest.shift() : undefined
  if (state) {
    who = who.map((one) => `${state} ${one}`)
    if (does === 'is') does = 'stands'
    // `the basket is full of eggs`.
    if (state === 'full' && rest[0] === 'of') {
      const of = rest.splice(0).filter((word) => !articles.has(word))
      who = who.map((one) => [one, ...of].join(' '))
    }
  }
  // `the kite is mended`, `the lantern goes out`.
  const left = isThing
    ? isDone(core, at)
      ? leaves
      : form.base === 'go' && rest[0] === 'out'
        ? 'out'
        : form.base === 'hatch' && who[0]!.endsWith('egg')
          ? leaves
          : undefined
    : undefined
  const now = State.safeParse(left).data
  if (left) {
    if (form.base === 'go') rest.shift()
    if (now) who = who.map((one) => `${now} ${one}`)
    does = 'stands'
  }
  const body = isThing ? null : bodyDeed(rest, does)
  does = body?.does ?? does
  if (body?.isAwake) feels ??= 'happy'
  const words = body?.rest ?? rest
  const told = howOf(words, who, { ...form, does, by: does === form.does ? form.by : null }, reading)
  const untied = isThing ? null : untying(form.base, told, reading.isFigure)
  const how = untied?.how ?? told
  does = untied?.does ?? driftingAs(told.does ?? does, form.base, { rest, how, isFigure: !isThing })
  const links = form.base === 'hatch' ? withHatched(how) : [...how]
  // Both have the other one behind them.
  if (body?.isBackToBack && who.length > 1) {
    return who.map((one) => ({
      who: one,
      does,
      how: [...who.filter((each) => each !== one).map((what) => ({ by: 'behind' as const, what })), ...links],
      feels,
    }))
  }
  // `plants the bean` says where.
  if (leaves === 'planted' && !links.some(({ by }) => by !== 'what')) links.push({ by: 'in', what: 'ground' })
  if (does === 'holds-hands') for (const link of links) if (link.by === 'with') link.by = 'to'
  if (does === 'is') {
    const mood = rest.map((word) => moodOf.get(word)).find(Boolean)
    if (mood && !links.some(({ by }) => by !== 'what')) [does, feels] = ['stands', feels ?? mood]
    else if (links.length > 0 && links.every(({ by }) => by !== 'what')) does = restingAs(links, !isThing)
  }
  if (does === 'lies' && clause.includes('asleep')) does = 'sleeps'
  // A rope around a barrel is tied to it.
  const isCord = isThing && lines.has(who[0]!.split(' ').at(-1)!)
  if (isCord && resting.has(does) && rest.some((word) => word === 'around' || word === 'round')) {
    does = 'hangs'
    for (const link of links) if (link.by === 'beside') link.by = 'on'
  }
  // A sunflower towers over somebody, and is not on their head.
  if (isThing && resting.has(does) && does !== 'hangs')
    for (const link of links) if (link.by === 'over' && reading.isFigure(link.what)) link.by = 'beside'
  // Who has somebody on the lap sits.
  const seat = body?.isLap
    ? links.find(({ by, what }) => (by === 'on' || by === 'in') && reading.isFigure(what))
    : undefined
  const sitter: Act[] = seat ? [{ who: seat.what, does: 'sits', how: [], feels: null }] : []
  const acts = who.map((one) => {
    const own = links.filter(({ what }) => what !== one).map(({ by, what }) => ({ by, what }))
    const other = who.find((each) => each !== one) ?? reading.figures.find(({ ref }) => ref !== one)?.ref
    const isMutual =
      together.has(does) &&
      other !== undefined &&
      !own.some(({ what }) => reading.isFigure(what) || does === 'hugs')
    return {
      who: one,
      does,
      how:
        isMutual && reading.isFigure(one)
          ? [{ by: does === 'hugs' ? 'what' : 'to', what: other }, ...own]
          : own,
      feels,
      ...(leaves && !now && { leaves }),
      ...(untied?.leaves && { leaves: untied.leaves }),
    }
  })
  return [...acts, ...sitter]
}

/** How a thing is after `turns the boat over`; nothing for whoever turns around. */
const turnedIn = (rest: readonly string[]): Leaving | undefined => {
  const isEnd = (next: string | undefined) => next === undefined || isMark(next) || isRelation(next)
  const way = rest.find((word, at) => at > 0 && word in turnedBy && isEnd(rest[at + 1]))
  return way === undefined ? undefined : turnedBy[way]
}

const lines: ReadonlySet<string> = new Set(['rope', 'string', 'thread', 'cord', 'ribbon', 'vine'])
const together: ReadonlySet<Action> = new Set(['hugs', 'holds-hands'])
const resting: ReadonlySet<Action> = new Set(['lies', 'stands', 'hangs', 'is', 'sits'])
const isState = (word: string): boolean => nameThing(`${word} box`).state !== undefined

/**
 * Reads a picture line in anybody's words: `[[hero]] and Moss are pulling at the rope, looking worried` is two acts, as
 * `readAct` has them. Empty if nobody does anything in it.
 * @param figures who may act, by every name that lines may have for them
 * @param earlier acts of the lines before: `it` may be a thing of theirs
 * @param things what the book calls its own things
 * @param place where the picture is, whose own words then are no things. What only says of the place how it is has `far` as its doer
 */
export function readFreeLine(
  line: string,
  figures: readonly LineFigure[],
  earlier: readonly Act[] = [],
  things: readonly string[] = [],
  place?: Place,
): Act[] {
  const own = new Set(things.map((name) => name.toLowerCase().split(' ').at(-1)!))
  const isFigure = (token: string) => figures.some(({ ref }) => ref === token)
  const tokens = withDoersJoined(withPhrases(withRefs(tokensOf(line.toLowerCase()), figures)), { isFigure })
  const acts: Act[] = []
  let who: string[] = []
  for (const clause of clausesOf(tokens, { figures, isFigure, it: null, own })) {
    const it = [...earlier, ...acts].flatMap((act) => [act.who, ...act.how.map(({ what }) => what)])
    const reading = { figures, isFigure, it: it.findLast((ref) => !isFigure(ref)) ?? null, own }
    const found = actsIn(clause, who, reading)
    // Whose lap somebody sits on does no more.
    const isLap = ({ who: whose, how }: Act) =>
      how.length === 0 && found.some((act) => act.how.some(({ by, what }) => by === 'on' && what === whose))
    if (found.length > 0) who = [...new Set(found.filter((act) => !isLap(act)).map((act) => act.who))]
    acts.push(...found)
  }
  return atPlace(acts, place, { isFigure, own })
}

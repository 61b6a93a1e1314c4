import { groundOf, moodWords } from './place-words.ts'
import {
  type Action,
  type CharacterSheet,
  type Leaving,
  type Place,
  type Relation,
  type SceneAct,
  type Thing,
} from './scene.ts'

type Acted = {
  acts: readonly SceneAct[]
  things: readonly Thing[]
  /** What the ground is called there. */
  place?: Place | undefined
}

/** Said with `something` when the painter does not know their object. */
const transitive: ReadonlySet<Action> = new Set([
  'holds',
  'lifts',
  'carries',
  'takes',
  'gives',
  'shows',
  'catches',
  'throws',
  'drops',
  'lays',
  'pulls',
  'pushes',
  'rolls',
  'opens',
  'shuts',
  'ties',
  'breaks',
  'tears',
  'kicks',
  'pours',
  'stirs',
  'touches',
  'covers',
  'wears',
])

const verbWords: Partial<Record<Action, string>> = {
  'holds-hands': 'holds hands',
  'covers-ears': 'covers both ears with the hands',
  'covers-eyes': 'covers both eyes with the hands',
  headstands: 'stands upside down',
  lays: 'puts',
  says: 'talks',
  reaches: 'reaches out',
  lifts: 'lifts up',
  sleeps: 'is asleep',
}

/** Deeds of the hands that are said by what they leave. */
const leavingWords: Partial<Record<Leaving, string>> = {
  mended: 'mends',
  untangled: 'untangles',
  untied: 'unties',
}

/** An action with a spot, where the plain words would be wrong. */
const spotWords: Readonly<Record<string, string>> = {
  sky: 'the sky',
  ground: 'the ground',
  far: 'the distance',
  slope: 'the slope',
}
/** Said without the word before them. */
const whereabouts: Readonly<Record<string, string>> = {
  distance: 'far away',
  halfway: 'a little way off',
  spotted: 'covered in red spots',
  muddy: 'covered in mud',
  floury: 'white with flour',
  sticky: 'covered in jam',
  'blue-mouthed': 'blue round the mouth',
  orange: 'orange all over with pudding',
  tiny: 'tiny',
  small: 'small',
  big: 'big',
  huge: 'huge',
}
const distant: Partial<Record<Relation, string>> = { at: 'into', to: 'into' }

const plural = (verb: string): string =>
  verb === 'is'
    ? 'are'
    : /(?:rr|fl|cr)ies$/.test(verb)
      ? verb.replace(/ies$/, 'y')
      : verb.slice(0, verb.endsWith('shes') || verb.endsWith('ches') ? -2 : -1)

/** What is drawn or painted rather than written. */
const drawn = /\b(?:map|drawing|picture|line|face|mouth|hat|smile|plan)\b/

const burning = /\b(?:lantern|candle|lamp|campfire)\b/

const linkOf = (does: Action, by: Relation, what: string): string => {
  if (what === 'far') return distant[by] ?? by
  if (does === 'holds-hands' && by === 'to') return 'with'
  if (does === 'looks' && by === 'at') return what === 'sky' ? 'up at' : what === 'ground' ? 'down at' : by
  if (does === 'falls' && by === 'in') return 'into'
  if (does === 'reaches' && by === 'to') return 'for'
  if (what === 'slope') return by === 'over' ? 'up' : by
  if (does === 'leans' && by === 'at') return 'on'
  if (by === 'before') return 'in front of'
  return by
}

/** `between A and B` as one. */
function betweenBoth(
  how: SceneAct['how'],
  named: (ref: string) => string,
): { by: Relation; what: string; said?: string }[] {
  const both = how.filter(({ by }) => by === 'between')
  if (both.length < 2) return [...how]
  const said = `between ${both.map(({ what }) => named(what)).join(' and ')}`
  return how.flatMap((each) => (each === both[0] ? [{ ...each, said }] : each.by === 'between' ? [] : [each]))
}

type Naming = { named: (ref: string) => string; isMany: (ref: string) => boolean; ground: string }

/** Known without having been mentioned, or not counted. */
const definite: ReadonlySet<string> = new Set(
  'bed door doorway window curtain table moon sun sky house wall floor soup jam honey bread snow water fog mud wool cheese wind sand tea milk popcorn corn clay flour'.split(
    ' ',
  ),
)

const irregular: ReadonlySet<string> = new Set(['children', 'mice', 'geese', 'people'])
const isPluralNoun = (noun: string): boolean =>
  irregular.has(noun) || (noun.endsWith('s') && !noun.endsWith('ss') && !noun.endsWith('us'))

/** A name at its first mention: `a badger`, then `the badger`. */
function introduced(name: string, mentioned: Set<string>): string {
  if (mentioned.has(name)) return name
  mentioned.add(name)
  if (!name.startsWith('the ')) return name
  const words = name.slice(4)
  const noun = (words.split(' of ')[0] ?? words).split(' ').at(-1) ?? ''
  if (isPluralNoun(noun) || definite.has(noun)) return name
  return `${'aeiou'.includes(words.charAt(0)) ? 'an' : 'a'} ${words}`
}

const namingOf = (
  { things, place }: Acted,
  cast: readonly CharacterSheet[],
  mentioned: Set<string> | null,
  read: Set<string> = new Set(),
): Naming => ({
  ground: groundOf(place),
  named: (ref) => {
    if (spotWords[ref]) return spotWords[ref]
    const thing = things.find(({ id }) => id === ref)
    // What is written on a thing is read once.
    const words = thing?.says && read.has(ref) ? ` that says ${thing.says}` : ''
    if (thing?.says) read.add(ref)
    const name = cast.find(({ who }) => who === ref)?.name ?? thing?.name.replace(words, '')
    return name ? (mentioned ? introduced(name, mentioned) : name) : `the ${ref}`
  },
  isMany: (ref) => {
    const thing = things.find(({ id }) => id === ref)
    if (!thing || thing.name.includes(' of ')) return false
    return thing.count > 1 || isPluralNoun(thing.name.split(' ').at(-1) ?? '')
  },
})

/** What hands at work do to a thing, if they leave it otherwise. */
const leavesByHand = (does: Action, leaves: Leaving | undefined): string | undefined =>
  leaves && (does === 'touches' || does === 'ties') ? leavingWords[leaves] : undefined

/** A verb and its objects: `gives the pie to [[companion]]`. */
function predicate(
  { does, how, leaves }: SceneAct,
  { named, ground }: Naming,
  { isPlural, isFigure }: { isPlural: boolean; isFigure: boolean },
): string {
  if (how.some(({ what }) => what === 'mouthless')) return isPlural ? 'have no mouth' : 'has no mouth'
  const isDrawing = does === 'writes' && how.some(({ what }) => drawn.test(named(what)))
  const isIdle = does === 'lies' && how.length === 0
  const light =
    does === 'blows' ? how.find(({ by, what }) => by === 'what' && burning.test(named(what))) : undefined
  const whole = isIdle
    ? 'lies there'
    : isDrawing
      ? 'draws'
      : light
        ? `${named(light.what).includes('candle') ? 'blows' : 'puts'} out`
        : (leavesByHand(does, leaves) ?? verbWords[does] ?? does)
  const [first = '', ...rest] = whole.split(' ')
  const doing = [isPlural ? plural(first) : first, ...rest].join(' ')
  const something =
    isFigure && transitive.has(does) && !how.some(({ by }) => by === 'what') ? 'something' : ''
  const objects = betweenBoth(how, named).map(({ by, what, said }) => {
    if (said) return said
    const whereabout = whereabouts[what]
    if (whereabout) return whereabout
    if (by === 'what') return named(what)
    // What is planted is in the ground anywhere.
    const name = what === 'ground' && by !== 'in' ? ground : named(what)
    const inBed = by === 'in' && name === 'the bed'
    return inBed ? 'in bed' : `${linkOf(does, by, what)} ${name}`
  })
  return [doing, something, ...objects].filter(Boolean).join(' ')
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Moods that an action shows by itself. */
const implied: Partial<Record<NonNullable<SceneAct['feels']>, ReadonlySet<Action>>> = {
  joy: new Set(['cheers', 'dances', 'jumps', 'hugs', 'claps', 'laughs', 'waves']),
  giggle: new Set(['laughs']),
  sad: new Set(['cries']),
  cross: new Set(['frowns']),
  sleepy: new Set(['yawns', 'lies']),
  scared: new Set(['shivers', 'hides']),
  worried: new Set(['hides', 'shivers']),
  surprised: new Set(['falls', 'tumbles', 'slips']),
  proud: new Set(['headstands']),
  brave: new Set(['shouts']),
  effort: new Set([
    'pulls',
    'pushes',
    'lifts',
    'carries',
    'climbs',
    'digs',
    'rolls',
    'rows',
    'shouts',
    'stirs',
    'tears',
    'chases',
  ]),
}

/** `isSpare`: moods that hardly show, and those that the action shows, are left out. */
const moodOf = ({ does, feels }: SceneAct, isFigure: boolean, isSpare: boolean): string => {
  if (!isFigure || !feels || does === 'sleeps') return ''
  if (isSpare && (feels === 'curious' || feels === 'calm' || implied[feels]?.has(does))) return ''
  const mood = moodWords[feels]
  return mood ? `, ${mood}` : ''
}

/** Whether one act hands a thing over and the other takes it. */
const isHandedOver = (gives: SceneAct, takes: SceneAct): boolean => {
  const given = gives.how.find(({ by }) => by === 'what')?.what
  return (
    gives.does === 'gives' &&
    takes.does === 'takes' &&
    takes.how.some(({ by, what }) => by === 'what' && what === given) &&
    gives.how.some(({ by, what }) => by === 'to' && what === takes.who)
  )
}

const sameHow = (a: SceneAct, b: SceneAct): boolean =>
  JSON.stringify(a.how) === JSON.stringify(b.how) && a.does === b.does && a.feels === b.feels

/**
 * The acts of a scene as sentences, names as in `cast`; `describe` adds to a figure's first mention. What is not yet
 * `mentioned` has the indefinite article; without that set nothing has.
 */
export function actSentences(
  acted: Acted,
  cast: readonly CharacterSheet[],
  describe: (sheet: CharacterSheet) => string = () => '',
  mentioned: Set<string> | null = null,
): string[] {
  const naming = namingOf(acted, cast, mentioned)
  const isSpare = mentioned !== null
  const feeling = (act: SceneAct) =>
    moodOf(
      act,
      cast.some(({ who }) => who === act.who),
      isSpare,
    )
  const told = new Set<string>()
  const subjectOf = (who: string): string => {
    const sheet = cast.find((each) => each.who === who)
    const about = sheet && !told.has(who) ? describe(sheet) : ''
    told.add(who)
    return `${naming.named(who)}${about}`
  }
  const out: string[] = []
  const { acts } = acted
  for (let at = 0; at < acts.length; at++) {
    const act = acts[at]!
    const isFigure = (who: string) => cast.some((each) => each.who === who)
    const alike = [act]
    while (isFigure(act.who) && acts[at + 1] && isFigure(acts[at + 1]!.who) && sameHow(act, acts[at + 1]!))
      alike.push(acts[++at]!)
    const subjects = [...new Set(alike.map(({ who }) => who))].map(subjectOf)
    const isPlural = subjects.length > 1 || naming.isMany(act.who)
    const handing = acts[at - alike.length]
    const last = out.at(-1)
    if (isSpare && handing && last && alike.length === 1 && isHandedOver(handing, act)) {
      // Whoever gets it is at the end of that sentence, and so is their mood.
      const given = last.slice(0, -1).replace(feeling(handing), '')
      out[out.length - 1] = feeling(act) ? `${given}, who takes it${feeling(act)}.` : `${given}.`
      continue
    }
    const who =
      subjects.length > 1
        ? `${subjects.slice(0, -1).join(', ')} and ${subjects.at(-1)}`.replace(',,', ',')
        : (subjects[0] ?? '')
    const isThere =
      isSpare && !isFigure(act.who) && act.how.length === 0 && (act.does === 'stands' || act.does === 'lies')
    const words = isThere
      ? `there ${isPlural ? 'are' : 'is'} ${who}`
      : `${who} ${predicate(act, naming, { isPlural, isFigure: isFigure(act.who) })}${feeling(act)}`
    const before = out.at(-1)
    const first = acts[at - alike.length]
    const watches =
      act.does === 'looks' &&
      first &&
      act.how.length === 1 &&
      act.how[0]?.what === first.who &&
      isFigure(act.who)
    if (watches && before && !who.includes(',') && !before.includes(' while '))
      out[out.length - 1] =
        `${before.slice(0, -1)}${first && feeling(first) ? ',' : ''} while ${who} ${isPlural ? 'watch' : 'watches'}${feeling(act)}.`
    else out.push(`${capital(words)}.`)
  }
  return out
}

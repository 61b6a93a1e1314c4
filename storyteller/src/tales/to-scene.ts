import { actSentences } from '../act-sentences.ts'
import { thingCalled } from '../book-things.ts'
import { smallNouns } from '../data/kin.ts'
import { dressed } from '../dress.ts'
import { outfitFor } from '../outfit-for.ts'
import { hasWeather, withoutAir } from '../surroundings.ts'
import {
  isRoom,
  relations,
  figureMarks,
  figureSizes,
  spots,
  type Action,
  type BookThing,
  type CastMember,
  type CastRole,
  type CharacterSheet,
  type FigureMark,
  type FigureSize,
  type Place,
  type Relation,
  type Scene,
  type SceneAct,
  type SceneProp,
  type Shown,
  type State,
  type Thing,
  type Weather,
} from '../scene.ts'
import { deeds, isAction } from './deeds.ts'
import { isFuller, nameThing, spoken } from './name-thing.ts'

type Drawn = {
  shown: Shown
  place: Place
  setting: Scene['setting']
  cast: readonly CharacterSheet[]
  /** Maps the tale's roles to the cast: `hero`, `friend`, `stranger`. */
  roles: ReadonlyMap<string, CastRole>
  /** What the tale calls a thing in this book, with its article; null for what it has no word for. */
  wordsFor: (ref: string) => string | null
  /** The things of the book, which lines may call by names of their own. */
  bookThings?: readonly BookThing[] | undefined
  isFirst: boolean
}

const skies: readonly string[] = ['sky', 'stars', 'up', 'dark']
const grounds: readonly string[] = ['ground', 'floor', 'grass', 'sand', 'rug', 'moss']
const distances: readonly string[] = ['far', 'way', 'home', 'hill', 'place', 'world']

const spotOf = (word: string): (typeof spots)[number] | null =>
  word === 'distance' || word === 'halfway' || word === 'slope'
    ? word
    : skies.includes(word)
      ? 'sky'
      : grounds.includes(word)
        ? 'ground'
        : distances.includes(word)
          ? 'far'
          : null

const bare = (words: string): string => words.replace(/^(?:the|an?|his|her|their|its|some) /i, '')

/** The state that an action gives the thing that it is done to, or to the thing that does it. */
const stateAfter: Readonly<Partial<Record<Action, State>>> = {
  opens: 'open',
  shuts: 'shut',
  breaks: 'broken',
  eats: 'bitten',
  shines: 'lit',
  blows: 'out',
  tears: 'torn',
  lights: 'lit',
  reads: 'open',
}
/** What a verb leaves a thing as that is seen in its own picture, too. */
const seenAtOnce: readonly State[] = ['full', 'empty', 'out', 'untied']
const burning: readonly string[] = ['lantern', 'candle', 'lamp', 'campfire']
const readOpen: readonly string[] = ['book', 'letter']

const refOf = (word: string, { roles }: Drawn): string => roles.get(word) ?? spotOf(bare(word)) ?? bare(word)

/** Converts the acts of a picture, without loss: words that the painter does not know are kept as names. */
function actsOf(drawn: Drawn): { acts: SceneAct[]; weather: Weather | undefined } {
  const said = drawn.shown.acts.flatMap(({ who, does, how, feels, leaves }) =>
    isAction(does)
      ? [
          {
            who: refOf(who, drawn),
            does,
            how: how.flatMap(({ by, what }) =>
              isRelation(by) && what
                ? [{ by, what: isPoured(does, by, what) ? what : refOf(what, drawn) }]
                : [],
            ),
            feels,
            ...(leaves && { leaves }),
          },
        ]
      : [],
  )
  const isOther = (ref: string) => drawn.wordsFor(ref) !== null
  const { acts, weather } = withoutAir(said, drawn.setting === 'snow', isOther)
  // `hero lifts blanket from covered basket`, `crown lies in basket`: one basket.
  const refs = acts.flatMap(({ who, how }) => [who, ...how.map(({ what }) => what)])
  const full = (ref: string) => refs.find((other) => isFuller(other, ref)) ?? ref
  const whole = acts.map((act) => ({
    ...act,
    who: full(act.who),
    how: act.how.map(({ by, what }) => ({ by, what: full(what) })),
  }))
  return { acts: whole, weather }
}

/** Sand that is poured is no ground. */
const isPoured = (does: Action, by: string, what: string): boolean =>
  (does === 'pours' || does === 'carries') && (by === 'what' || by === 'with') && bare(what) === 'sand'

const isRelation = (by: string): by is Relation => relations.some((one) => one === by)

/** `big the goose` as `the big goose`: a state that a tale's line puts before a name with its article. */
const ordered = (words: string): string => {
  const [state = '', article = '', ...rest] = words.split(' ')
  const isBetween = ['the', 'a', 'an'].includes(article) && rest.length > 0
  return isBetween ? [article, state, ...rest].join(' ') : words
}

const withArticle = (words: string): string =>
  // A name has none.
  /(?:^| )[A-Z]/.test(words) ||
  /^(?:the|an?|his|her|their|its|some|two|three|four|five|six|seven|eight|nine|ten|twenty) /i.test(words)
    ? words
    : `the ${words}`

/** `blanket NO ROOM` as the thing and what is written on it. */
function saidOn(id: string): { words: string; says?: string } {
  const words = id.split(' ')
  const isCapital = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase()
  const from = words.findLastIndex((word) => !isCapital(word)) + 1
  const says = words.slice(from).join(' ')
  return says.length > 1 ? { words: words.slice(0, from).join(' '), says } : { words: id }
}

/** The size of a figure or a thing that an act says: `guest is tiny`. */
const sizeIn = ({ does, how }: SceneAct): FigureSize | undefined =>
  does === 'is' ? figureSizes.find((size) => how.some(({ what }) => what === size)) : undefined

/** What an act says is all over a figure: `hero is spotted`. */
const markIn = ({ does, how }: SceneAct): FigureMark | undefined =>
  does === 'is' ? figureMarks.find((mark) => how.some(({ what }) => what === mark)) : undefined

/** Whether an act says that a figure has no mouth: `drawn is mouthless`. */
const lacksMouth = ({ does, how }: SceneAct): boolean =>
  does === 'is' && how.some(({ what }) => what === 'mouthless')

/** What the book's plan draws a thing as: `the sail` may be a blanket. */
function asInBook(
  found: ReturnType<typeof nameThing>,
  words: string,
  things: readonly BookThing[] | undefined,
): ReturnType<typeof nameThing> {
  const known = things && thingCalled(words, things)
  // A star that has a tail on some page.
  if (!known || found.prop === known.drawn || (found.prop === 'comet' && known.drawn === 'star')) return found
  const { kin: _, species: __, ...rest } = found
  // `the open moonflower` is an open flower where the painter does not know the name.
  const drawn = [...words.split(' ').slice(0, -1), known.drawn].join(' ')
  const { state } = found.prop === null ? nameThing(drawn) : found
  return { ...rest, prop: known.drawn, ...(state && { state }) }
}

/** The things that acts refer to, each once, with the state that the acts give it. */
function thingsOf(acts: readonly SceneAct[], drawn: Drawn): Thing[] {
  const refs = acts.flatMap(({ who, how }) => [who, ...how.map(({ what }) => what)])
  const known: readonly string[] = [
    ...spots,
    ...figureSizes,
    ...figureMarks,
    'mouthless',
    ...drawn.cast.map(({ who }) => who),
  ]
  return [...new Set(refs)]
    .filter((ref) => !known.includes(ref))
    .map((id): Thing => {
      const { words: own, says } = saidOn(id)
      const words = drawn.wordsFor(own) ?? own
      const named = nameThing(words)
      const told = named.prop || named.species ? named : { ...nameThing(own), count: named.count }
      const plain = asInBook(told, words, drawn.bookThings)
      // A star that flies has a tail.
      const isShooting =
        plain.prop === 'star' &&
        acts.some(({ who, does }) => who === id && (does === 'flies' || does === 'falls'))
      const found = isShooting ? { ...plain, prop: 'comet' as const } : plain
      const given = acts.flatMap(({ who, does, how, leaves }) => {
        const now = seenAtOnce.find((state) => state === leaves)
        const state = now ?? stateAfter[does]
        const isTouched =
          does === 'shines'
            ? who === id
            : how.some(({ by, what }) => (by === 'what' || (now && by === 'in')) && what === id)
        const able = state === 'out' ? burning : does === 'reads' ? readOpen : null
        const isAble = !able || able.includes(found.prop ?? '')
        return state && isTouched && isAble ? [state] : []
      })[0]
      // Whoever looks or goes through a door has it open.
      const isPassed = acts.some(({ does, how }) =>
        how.some(
          ({ by, what }) =>
            what === id &&
            (by === 'through' || by === 'in' || (by === 'from' && (does === 'peeps' || does === 'looks'))),
        ),
      )
      const isLocked = id.endsWith('keyhole')
      const state =
        found.state ?? given ?? (found.prop === 'door' && isPassed && !isLocked ? 'open' : undefined)
      const size = acts
        .filter(({ who }) => who === id)
        .map(sizeIn)
        .find(Boolean)
      const name = `${withArticle(ordered(spoken(words)))}${says ? ` that says ${says}` : ''}`
      return { id, name, ...found, ...(state && { state }), ...(size && { size }), ...(says && { says }) }
    })
}

/** Whether one sleeps in a nightcap then, and not in the sun. */
const isLate = (time: Scene['time']): boolean => time === 'dusk' || time === 'night'

const isDeed = (act: SceneAct): boolean => !sizeIn(act) && !markIn(act) && !lacksMouth(act)

const memberOf = (act: SceneAct, drawn: Drawn, here: ReadonlySet<string>): CastMember | null => {
  const sheet = drawn.cast.find(({ who }) => who === act.who)
  if (!sheet) return null
  const role = (ref: string) =>
    drawn.cast.find(({ who }) => who === ref && who !== act.who && here.has(who))?.who
  const target = act.how.map(({ what }) => role(what)).find(Boolean)
  const pose = deeds[act.does]
  const needsTwo = pose === 'hug' || pose === 'hold-hands' || pose === 'show'
  const other = target ?? (needsTwo ? [...here].map(role).find(Boolean) : undefined)
  const isUp = act.how.some(({ what }) => what === 'sky')
  const isAbout = act.how.some(({ what }) => what !== 'sky' && !spots.some((spot) => spot === what))
  const outfit = outfitFor(
    sheet,
    drawn.setting,
    act.does === 'sleeps' && isLate(drawn.shown.time),
    isRoom(drawn.place),
    drawn.place === 'underwater',
  )
  const isBare = isRoom(drawn.place) && (sheet.species === 'astronaut' || act.does === 'lies')
  return {
    who: sheet.who,
    pose: needsTwo && !other ? 'wave' : pose,
    expression: act.feels ?? 'happy',
    looks_at: other ?? (isUp ? 'up' : isAbout ? 'thing' : 'reader'),
    ...(outfit && { outfit }),
    ...(!outfit && isBare && { bareheaded: true }),
  }
}

/** The size of somebody met whose name says that they are small. */
function usualSize(who: string, { cast }: Drawn): FigureSize | undefined {
  const noun = cast
    .find((sheet) => sheet.who === who && sheet.kin)
    ?.name.split(' ')
    .at(-1)
  return noun && smallNouns.has(noun) ? 'small' : undefined
}

/** Everybody who does something or to whom something is done, who is first to act first. */
function castOf(acts: readonly SceneAct[], drawn: Drawn): CastMember[] {
  const isRole = (ref: string) => drawn.cast.some(({ who }) => who === ref)
  const actors = acts.map(({ who }) => who).filter(isRole)
  const others = acts.flatMap(({ how }) => how.map(({ what }) => what)).filter(isRole)
  const here = new Set([...actors, ...others])
  return [...here]
    .flatMap((who) => {
      const idle: SceneAct = { who, does: 'stands', how: [], feels: null }
      const own = acts.filter((act) => act.who === who)
      const member = memberOf(
        own.find((act) => isDeed(act) && act.does !== 'wears') ?? own.find(isDeed) ?? idle,
        drawn,
        here,
      )
      const size = own.map(sizeIn).find(Boolean) ?? usualSize(who, drawn)
      const mark = own.map(markIn).find(Boolean)
      return member
        ? [
            {
              ...member,
              ...(size && { size }),
              ...(mark && { mark }),
              ...(own.some(lacksMouth) && { mouthless: true }),
            },
          ]
        : []
    })
    .slice(0, 4)
}

const wheres: Readonly<Partial<Record<Relation, SceneProp['where']>>> = {
  with: 'held',
  what: 'held',
  over: 'above',
}

/** The props for those who read poses and props only. */
function propsOf(
  acts: readonly SceneAct[],
  things: readonly Thing[],
  cast: readonly CastMember[],
): SceneProp[] {
  const isHugging = cast.some(({ pose }) => pose === 'hug')
  const found = things.flatMap((thing): SceneProp[] => {
    if (!thing.prop) return []
    const own = acts.find(({ who }) => who === thing.id)
    if (own)
      return [{ prop: thing.prop, where: ['hangs', 'shines', 'flies'].includes(own.does) ? 'above' : 'near' }]
    const act = acts.find(({ how }) => how.some(({ what }) => what === thing.id))
    const by = cast.find(({ who }) => who === act?.who)
    const link = act?.how.find(({ what }) => what === thing.id)?.by ?? 'at'
    const where = wheres[link] ?? 'near'
    if (where !== 'held') return [{ prop: thing.prop, where }]
    const isHeld = by && by.pose !== 'sleep' && !isHugging
    return [isHeld ? { prop: thing.prop, where, by: by.who } : { prop: thing.prop, where: 'near' }]
  })
  return found.filter((each, at) => found.findIndex(({ prop }) => prop === each.prop) === at).slice(0, 2)
}

/** Who is in a tale's picture, without its things. */
export const castIn = (drawn: Drawn): CastMember[] => castOf(actsOf(drawn).acts, drawn)

/** Converts a tale's picture to a `Scene`. */
export function toScene(drawn: Drawn): Scene {
  const { shown } = drawn
  const { acts, weather: said } = actsOf(drawn)
  const told = shown.weather ?? said
  const weather = told && (told === 'clear' || hasWeather(drawn.setting, drawn.place)) ? told : undefined
  const things = thingsOf(acts, drawn)
  const cast = castOf(acts, drawn)
  const scene: Scene = {
    setting: drawn.setting,
    place: drawn.place,
    time: shown.time,
    ...(weather && { weather }),
    action: actSentences({ acts, things, place: drawn.place }, drawn.cast).join(' '),
    light: shown.light ?? 'sky',
    framing: shown.seen,
    cast,
    props: propsOf(acts, things, cast),
    acts,
    things,
    text_area: drawn.isFirst ? 'top' : 'none',
  }
  return dressed(scene, drawn.cast)
}

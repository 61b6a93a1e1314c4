import type {
  Action,
  CastMember,
  CharacterSheet,
  Place,
  Prop,
  Relation,
  Scene,
  SceneAct,
  SceneProp,
  Thing,
} from './scene.ts'

/** Places whose id cannot be used as text. */
const placeWords: Partial<Record<Place, string>> = {
  'castle-hill': 'on the hill before a castle',
  'castle-hall': 'in a castle hall',
  'castle-tower': 'in a castle tower room',
  'coral-reef': 'at a coral reef',
  'moon-plain': 'on a plain of the moon',
  'moon-crater': 'at a crater of the moon',
  'moon-base': 'at a base on the moon',
  'flower-beds': 'among flower beds',
  'bedroom-floor': 'on a bedroom floor',
  'blanket-fort': 'in a blanket fort',
  'bedroom-window': 'at a bedroom window',
  'open-sea': 'out on the open sea',
  'little-island': 'on a little island',
  dunes: 'among the dunes',
  rooftop: 'on a rooftop',
  'rainbow-bridge': 'on a rainbow bridge',
  'cloud-meadow': 'on a meadow of clouds',
  'star-harbour': 'at a harbour among the stars',
  'mountain-ledge': 'on a mountain ledge',
  'mountain-trail': 'on a mountain trail',
  'forest-path': 'on a forest path',
  'jungle-path': 'on a jungle path',
  'snowy-lane': 'on a snowy lane',
  'city-street': 'on a city street',
  bedside: 'at a bedside',
  indoors: 'indoors',
  heap: 'on a heap of cushions',
  hillside: 'on a hill under the sky',
  hammock: 'in a hammock',
  'lit-window': 'behind the one lit window of a house',
}

const withArticle = (noun: string): string =>
  /s$|^(fog|mud|seaweed|honey|bread)\b/.test(noun) && !noun.endsWith('ss')
    ? noun
    : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

const placeOf = (place: Place): string => placeWords[place] ?? `at ${withArticle(place.replaceAll('-', ' '))}`

const timeWords: Record<Scene['time'], string> = {
  afternoon: 'in the afternoon',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
}

const poseWords: Record<CastMember['pose'], string> = {
  stand: 'stands',
  walk: 'walks along',
  run: 'runs',
  wave: 'gives a wave',
  reach: 'reaches out',
  hold: 'holds something up',
  cheer: 'cheers',
  think: 'thinks',
  sit: 'sits',
  point: 'points',
  hide: 'hides',
  sleep: 'sleeps',
  hug: 'gives a hug',
  'hold-hands': 'holds hands',
  show: 'shows something',
}
const moodWords: Partial<Record<CastMember['expression'], string>> = {
  joy: 'beaming',
  worried: 'worried',
  surprised: 'surprised',
  sleepy: 'sleepy',
  brave: 'determined',
  sad: 'sad',
  curious: 'curious',
  proud: 'proud',
  shy: 'shy',
  cross: 'cross',
  effort: 'trying hard',
  giggle: 'giggling',
  wonder: 'full of wonder',
  scared: 'scared',
  calm: 'calm',
}
const outfitWords: Record<NonNullable<CastMember['outfit']>, string> = {
  nightcap: 'in a nightcap',
  'bubble-helmet': 'in a bubble helmet',
  'warm-hat': 'in a warm hat',
  crown: 'with a crown',
}
const whereWords: Record<SceneProp['where'], string> = {
  held: 'in hand',
  near: 'close by',
  far: 'in the distance',
  above: 'overhead',
}

export const propName = (prop: Prop): string => prop.replaceAll('-', ' ')

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const describeMember = (member: CastMember, cast: readonly CharacterSheet[], scene: Scene): string => {
  const sheet = cast.find((each) => each.who === member.who)
  const worn = member.outfit ? [outfitWords[member.outfit]] : []
  const subject = sheet ? `${[sheet.name, sheet.description, ...worn].join(', ')},` : `A ${member.who}`
  const other = cast.find(
    (each) => each.who === member.looks_at && scene.cast.some((one) => one.who === each.who),
  )
  const doing =
    other && member.pose === 'hug'
      ? `hugs ${other.name}`
      : other && member.pose === 'hold-hands'
        ? `holds hands with ${other.name}`
        : poseWords[member.pose]
  const asleep = member.pose === 'sleep'
  const looks =
    asleep || doing !== poseWords[member.pose]
      ? ''
      : other
        ? `looking at ${other.name}`
        : member.looks_at === 'up'
          ? 'looking up'
          : ''
  const mood = asleep ? '' : (moodWords[member.expression] ?? '')
  return `${subject} ${[doing, looks, mood].filter(Boolean).join(', ')}.`
}

type Acted = { acts: readonly SceneAct[]; things: readonly Thing[] }

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
  'pours',
  'stirs',
  'touches',
  'covers',
  'wears',
])

const verbWords: Partial<Record<Action, string>> = {
  'holds-hands': 'holds hands',
  lays: 'puts',
  says: 'speaks',
  reaches: 'reaches out',
}
/** An action with a spot, where the plain words would be wrong. */
const spotWords: Readonly<Record<string, string>> = {
  sky: 'the sky',
  ground: 'the ground',
  far: 'the distance',
}
/** Said without the word before them. */
const whereabouts: Readonly<Record<string, string>> = {
  distance: 'far away',
  halfway: 'a little way off',
  tiny: 'tiny',
  small: 'small',
  big: 'big',
  huge: 'huge',
}
const distant: Partial<Record<Relation, string>> = { at: 'into', to: 'into' }

const plural = (verb: string): string =>
  verb === 'is' ? 'are' : verb.slice(0, verb.endsWith('shes') || verb.endsWith('ches') ? -2 : -1)

/** The acts of a scene as sentences, names as in `cast`; `describe` adds to a figure's first mention. */
export function actSentences(
  { acts, things }: Acted,
  cast: readonly CharacterSheet[],
  describe: (sheet: CharacterSheet) => string = () => '',
): string[] {
  const named = (ref: string): string =>
    spotWords[ref] ??
    cast.find(({ who }) => who === ref)?.name ??
    things.find(({ id }) => id === ref)?.name ??
    `the ${ref}`
  const told = new Set<string>()
  return acts.map(({ who, does, how, feels }) => {
    const sheet = cast.find((each) => each.who === who)
    const about = sheet && !told.has(who) ? describe(sheet) : ''
    told.add(who)
    const isMany = (things.find(({ id }) => id === who)?.count ?? 1) > 1
    const verb = (verbWords[does] ?? does).split(' ')
    const doing = [isMany ? plural(verb[0]!) : verb[0]!, ...verb.slice(1)].join(' ')
    const something = sheet && transitive.has(does) && !how.some(({ by }) => by === 'what') ? 'something' : ''
    const objects = how.map(({ by, what }) => {
      const whereabout = whereabouts[what]
      if (whereabout) return whereabout
      if (by === 'what') return named(what)
      const link = what === 'far' ? (distant[by] ?? by) : does === 'holds-hands' && by === 'to' ? 'with' : by
      return `${link} ${named(what)}`
    })
    const subject = named(who)
    const opening = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}${about}`
    const mood = sheet && feels && does !== 'sleeps' ? (moodWords[feels] ?? '') : ''
    const words = [opening, doing, something, ...objects].filter(Boolean).join(' ')
    return `${words}${mood ? `, ${mood}` : ''}.`
  })
}

/** The acts of a scene without what the painter does not know. */
const shownActs = (acts: readonly SceneAct[], things: readonly Thing[]): SceneAct[] => {
  const isShown = (ref: string) => {
    const thing = things.find(({ id }) => id === ref)
    return !thing || thing.prop !== null || thing.species !== undefined
  }
  return acts
    .filter(({ who }) => isShown(who))
    .map((act) => ({ ...act, how: act.how.filter(({ what }) => isShown(what)) }))
}

function describeActs(scene: Scene, acted: Acted, cast: readonly CharacterSheet[]): string {
  const acts = shownActs(acted.acts, acted.things)
  const describe = (sheet: CharacterSheet): string => {
    const outfit = scene.cast.find(({ who }) => who === sheet.who)?.outfit
    // The name of somebody met says what they are: the old walrus.
    const looks = [...(sheet.kin ? [] : [sheet.description]), ...(outfit ? [outfitWords[outfit]] : [])]
    return looks.length > 0 ? `, ${looks.join(', ')},` : ''
  }
  const place = `${placeOf(scene.place)} ${timeWords[scene.time]}`
  return [
    ...actSentences({ acts, things: acted.things }, cast, describe),
    `${place.charAt(0).toUpperCase()}${place.slice(1)}.`,
  ].join(' ')
}

/**
 * The alt text of a scene's picture, derived from its data; names as in `cast` (placeholders for hero and companion).
 * @returns some sentences without line breaks
 */
export const describeScene = (scene: Scene, cast: readonly CharacterSheet[]): string => {
  if (scene.acts?.length) return describeActs(scene, { acts: scene.acts, things: scene.things ?? [] }, cast)
  const figures = scene.cast.map((member) => describeMember(member, cast, scene))
  const things = scene.props.map((each) => {
    const holder = each.where === 'held' && cast.find(({ who }) => who === each.by)
    const where = holder ? `held by ${holder.name}` : whereWords[each.where]
    return `${withArticle(propName(each.prop))} ${where}`
  })
  const place = `${placeOf(scene.place)} ${timeWords[scene.time]}`
  const setting = `${place.charAt(0).toUpperCase()}${place.slice(1)}${things.length ? `, with ${list(things)}` : ''}.`
  return [...figures, setting].join(' ')
}

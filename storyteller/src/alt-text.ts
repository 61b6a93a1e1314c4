import { actSentences, capital } from './act-sentences.ts'
import { moodWords, outfitWords, placeOf, timeWords, weatherWords, withArticle } from './place-words.ts'
import {
  figureMarks,
  type CastMember,
  type CastRole,
  type CharacterSheet,
  type Place,
  type Prop,
  type Scene,
  type SceneAct,
  type SceneProp,
} from './scene.ts'

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

/** What earlier pictures of a book have told: who has been described, and where and when the last one was. */
type Told = {
  met: ReadonlySet<CastRole>
  /** Things and figures that have been mentioned, by name; what is mentioned is added. */
  mentioned: Set<string>
  place: Place | undefined
  time: Scene['time'] | undefined
  weather?: Scene['weather']
}

const isMark = (what: string): boolean => figureMarks.some((mark) => mark === what)

/** The acts of a scene without what the painter does not know, and without a look at that. */
const shownActs = ({ acts = [], things = [] }: Scene, mentioned: Set<string>): SceneAct[] => {
  const isShown = (ref: string) => {
    const thing = things.find(({ id }) => id === ref)
    return !thing || thing.prop !== null || thing.species !== undefined
  }
  // What is missing, and what is all over somebody, is told once.
  const isOld = ({ who, does, how }: SceneAct) => {
    const lasting =
      does === 'is'
        ? how.find(({ what }) => what === 'mouthless' || isMark(what))?.what
        : does === 'wears'
          ? how[0]?.what
          : undefined
    const key = lasting && `${who} ${lasting}`
    return key !== undefined && (mentioned.has(key) || !mentioned.add(key))
  }
  const told = acts
    .filter((act) => isShown(act.who) && !isOld(act))
    .map((act) => ({
      ...act,
      how: act.how.filter(({ what }) => isShown(what)),
      isWhole: act.how.every(({ what }) => isShown(what)),
    }))
  const whole = told.filter(
    ({ isWhole, does, how }) => isWhole || how.length > 0 || (does !== 'looks' && does !== 'points'),
  )
  return whole.length > 0 ? whole : told
}

const lower = (sentence: string): string =>
  sentence.replace(/^(?:The|There|An?|His|Her|Their|Some)\b/, (word) => word.toLowerCase())

/**
 * The alt text of a picture with acts; names as in `cast`.
 * @param told what earlier pictures have told; by default nothing
 */
function describeActs(
  scene: Scene,
  cast: readonly CharacterSheet[],
  told: Told = { met: new Set(), mentioned: new Set(), place: undefined, time: undefined },
): string {
  const describe = (sheet: CharacterSheet): string => {
    if (told.met.has(sheet.who)) return ''
    const outfit = scene.cast.find(({ who }) => who === sheet.who)?.outfit
    // The name of somebody met says what they are: the old walrus.
    const isSaid = sheet.name.startsWith('the ') && sheet.description.endsWith(sheet.name.slice(4))
    const looks = [
      ...(sheet.kin || isSaid ? [] : [sheet.description]),
      ...(outfit ? [outfitWords[outfit]] : []),
    ]
    return looks.length > 0 ? `, ${looks.join(', ')},` : ''
  }
  const [first = '', ...rest] = actSentences(
    { acts: shownActs(scene, told.mentioned), things: scene.things ?? [], place: scene.place },
    cast,
    describe,
    told.mentioned,
  )
  // From a room to the bed in it is no other place.
  const isElsewhere =
    placeOf(scene) !== (told.place && placeOf({ place: told.place, setting: scene.setting }))
  const isLater = scene.time !== told.time
  const air =
    scene.weather && (isElsewhere || scene.weather !== told.weather) ? weatherWords[scene.weather] : ''
  const where = [
    ...(isElsewhere ? [placeOf(scene)] : []),
    ...(isLater ? [timeWords[scene.time]] : []),
    ...(air ? [air] : []),
  ].join(' ')
  const sentences = [where ? `${capital(where)}, ${lower(first)}` : first, ...rest]
  return joined(sentences).join(' ')
}

/** Two short sentences are one, so that a picture does not read like a list. */
function joined(sentences: readonly string[]): readonly string[] {
  const [one, two] = sentences
  if (sentences.length !== 2 || !one || !two || one.length + two.length > 110) return sentences
  if (/[,"]| while | and /.test(`${one} ${two}`)) return sentences
  return [`${one.slice(0, -1)}, and ${lower(two)}`]
}

/**
 * The alt texts of a book's pictures, in order. Who somebody is, is said once; place and time only where they change.
 * @returns as many as there are scenes
 */
export function describeBook(scenes: readonly Scene[], cast: readonly CharacterSheet[]): string[] {
  const met = new Set<CastRole>()
  const mentioned = new Set<string>()
  return scenes.map((scene, at) => {
    const before = scenes[at - 1]
    const alt = scene.acts?.length
      ? describeActs(scene, cast, {
          met: new Set(met),
          mentioned,
          place: before?.place,
          time: before?.time,
          weather: before?.weather,
        })
      : describeScene(scene, cast)
    for (const { who } of scene.cast) met.add(who)
    return alt
  })
}

/**
 * The alt text of a scene's picture, derived from its data; names as in `cast` (placeholders for hero and companion).
 * @returns some sentences without line breaks
 */
export const describeScene = (scene: Scene, cast: readonly CharacterSheet[]): string => {
  if (scene.acts?.length) return describeActs(scene, cast)
  const figures = scene.cast.map((member) => describeMember(member, cast, scene))
  const things = scene.props.map((each) => {
    const holder = each.where === 'held' && cast.find(({ who }) => who === each.by)
    const where = holder ? `held by ${holder.name}` : whereWords[each.where]
    return `${withArticle(propName(each.prop))} ${where}`
  })
  const air = scene.weather ? weatherWords[scene.weather] : ''
  const place = [placeOf(scene), timeWords[scene.time], air].filter(Boolean).join(' ')
  const setting = `${place.charAt(0).toUpperCase()}${place.slice(1)}${things.length ? `, with ${list(things)}` : ''}.`
  return [...figures, setting].join(' ')
}

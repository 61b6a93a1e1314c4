import { describeActs } from './act-sentences.ts'
import { moodWords, outfitWords, placeOf, timeWords, withArticle } from './place-words.ts'
import type { CastMember, CastRole, CharacterSheet, Prop, Scene, SceneProp } from './scene.ts'

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
      ? describeActs(scene, cast, { met: new Set(met), mentioned, place: before?.place, time: before?.time })
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
  const place = `${placeOf(scene)} ${timeWords[scene.time]}`
  const setting = `${place.charAt(0).toUpperCase()}${place.slice(1)}${things.length ? `, with ${list(things)}` : ''}.`
  return [...figures, setting].join(' ')
}

import type { CastMember, CastRole, CharacterSheet, Prop, Scene, Thing } from '@moonpage/storyteller/scene'
import { hairPhrase, propLooks } from '@moonpage/storyteller/drawable'
import * as words from './picture-words.ts'

/** Roles are used in place of names. */
const roleNames: Record<CastRole, string> = {
  hero: 'the hero',
  companion: 'the companion',
  subject: 'the friend',
  helper: 'the helper',
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The scene's action: checked sentences, with roles in place of placeholders and names. */
export function actionOf({ action }: Scene, cast: readonly CharacterSheet[]): string {
  if (!action) return ''
  const told = cast.reduce((text, { who, name }) => text.replaceAll(name, roleNames[who]), action)
  return `What happens: ${capital(told).replace(/[^.!]$/, '$&.')}`
}

const holderOf = ({ by }: Scene['props'][number], scene: Scene): string => {
  const who = by ?? scene.cast[0]?.who
  return who ? `held by ${roleNames[who]}` : words.whereWords.near
}

/** A thing in a state looks as its name says. */
const thingLooks = ({ name, prop, state, color }: Thing): string =>
  prop && !state && !color ? `${capital(name)} is ${propLooks[prop]}.` : ''

/** What the things are; `actionOf` says where, for scenes that have acts. */
export const thingsOf = (scene: Scene): string =>
  scene.acts ? (scene.things ?? []).map(thingLooks).filter(Boolean).join(' ') : placedThings(scene)

const placedThings = (scene: Scene): string =>
  scene.props
    .map((each) => {
      const where = each.where === 'held' ? holderOf(each, scene) : words.whereWords[each.where]
      return `There is ${propLooks[each.prop]}, ${where}.`
    })
    .join(' ')

export function figuresOf(scene: Scene, cast: readonly CharacterSheet[], hasReference: boolean): string {
  if (scene.cast.length === 0) return '- Nobody: the place is empty.'
  const lines = scene.cast.map((member) => {
    const sheet = cast.find(({ who }) => who === member.who)
    const isInBed = scene.acts ? isAbed(member.who, scene) : member.pose === 'sleep'
    const looks = sheet ? `: ${describeFigure(sheet, isInBed)}` : ''
    const here = actOf(member, scene, Boolean(sheet?.look.wheelchair))
    return `- ${capital(roleNames[member.who])}${looks}.${here ? ` Here: ${here}.` : ''}`
  })
  const asBefore =
    hasReference && scene.cast.some(({ who }) => who === 'hero')
      ? '\nThe picture that comes with this shows what the hero looks like: paint the hero, and whoever else is on both, just as there, in the same style. Pose, place and all else are as said here.'
      : ''
  return lines.join('\n') + asBefore
}

/** Describes a character sheet. @param isInBed without the wheelchair */
export function describeFigure({ species, kin, pronouns, look }: CharacterSheet, isInBed = false): string {
  const kind = kin?.replace('-', ' ') ?? words.speciesWords[species]
  const color = look.outfit_color ? words.colorWords[look.outfit_color] : ''
  const isPerson = /child|fairy/.test(kind)
  const person = isPerson && pronouns !== 'they' ? `, a ${pronouns === 'she' ? 'girl' : 'boy'}` : ''
  const outfit = look.outfit ? words.outfitWords[look.outfit] : null
  const features = [
    look.skin && `${words.skinWords[look.skin]} skin`,
    look.hair && hairPhrase(look.hair, look.hair_color),
    look.glasses && !isInBed && 'round glasses',
  ].filter((feature) => typeof feature === 'string')
  return [
    withArticle(kind) + person,
    features.length > 0 ? `with ${list(features)}` : '',
    outfit ? `wearing ${outfit.replace('{}', color).replace(/ {2,}/g, ' ').trim()}` : '',
    look.wheelchair ? (isInBed ? 'the wheelchair beside the bed' : 'sitting in a wheelchair') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const seen = (prop: Prop): string => `the ${prop.replaceAll('-', ' ')}`

/** The target of a figure's pose. */
function doing(
  { pose, looks_at: at }: CastMember,
  other: string | undefined,
  scene: Scene,
  sits: boolean,
): string {
  const plain = (sits && words.seatedWords[pose]) || words.poseWords[pose]
  const focus = at === 'thing' ? scene.props[0] : undefined
  const target = other ?? (focus && seen(focus.prop))
  if (other && pose === 'hug') return `hugs ${other}`
  if (other && pose === 'hold-hands') return `${plain} with ${other}`
  if (other && pose === 'show') return `${plain} to ${other}`
  if (target && (pose === 'point' || pose === 'reach')) return `${words.towards[pose]} ${target}`
  return plain
}

/** Whoever lies in a bed or sleeps has no wheelchair there. */
const isAbed = (who: string, { acts = [] }: Scene): boolean =>
  acts.some((act) => act.who === who && (act.does === 'sleeps' || act.does === 'lies'))

function actOf(member: CastMember, scene: Scene, sits: boolean): string {
  if (scene.acts) return bearingOf(member, scene)
  const { who, pose, expression, outfit, looks_at: at } = member
  const other = scene.cast.find((one) => one.who === at && one.who !== who)
  const name = other && roleNames[other.who]
  const focus = scene.props[0]
  const isTurned = scene.framing === 'from-behind'
  const looks = name
    ? `looking at ${name}`
    : at === 'up'
      ? 'looking up'
      : at === 'reader'
        ? isTurned
          ? 'looking into the picture'
          : 'looking at the viewer'
        : at === 'thing' && focus
          ? `looking at ${seen(focus.prop)}`
          : ''
  const isAsleep = pose === 'sleep'
  return [
    doing(member, name, scene, sits),
    isAsleep ? '' : looks,
    // A figure seen from behind has no facial expression.
    isAsleep || isTurned ? '' : words.expressionWords[expression],
    outfit ? `wearing ${words.wornHere[outfit]}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Face and clothes of a figure whose deed `actionOf` says. */
function bearingOf({ who, expression, outfit }: CastMember, scene: Scene): string {
  const isAsleep = scene.acts?.some((act) => act.who === who && act.does === 'sleeps')
  return [
    isAsleep ? 'with closed eyes' : scene.framing === 'from-behind' ? '' : words.expressionWords[expression],
    outfit ? `wearing ${words.wornHere[outfit]}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

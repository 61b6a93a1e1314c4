import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { CastMember, CastRole, CharacterSheet, Prop, Scene } from '@moonpage/storyteller/scene'
import type { PaintRequest } from './image-model.ts'
import * as words from './picture-words.ts'

const file = (name: string) => readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8')
const [template, portrait, style] = [file('picture'), file('portrait'), file('look')]

/** Names the wording of the prompt, with all of its vocabulary: other as soon as a word of it is. */
export const picturePromptVersion = createHash('sha256')
  .update(template + portrait + style)
  .update(JSON.stringify(words))
  .digest('hex')
  .slice(0, 10)

/**
 * What a model is asked to paint. Made of scene and character sheets by our own vocabulary alone: nothing that a
 * person typed or a model wrote in words of its own comes in, no name either.
 */
export function picturePrompt({ scene, cast, reference }: PaintRequest): string {
  const slots: Record<string, string> = {
    scene: `${placeOf(scene.place)}, ${words.timeWords[scene.time]}.`,
    light: words.lightWords[scene.light],
    framing: words.framingWords[scene.framing],
    things: thingsOf(scene),
    figures: figuresOf(scene, cast, reference !== undefined),
    room: roomOf(scene),
  }
  return filled(template, slots)
}

/** How the hero is asked for, to be given along with every page. @param hasModel a drawing of it comes along */
export const portraitPrompt = (sheet: CharacterSheet, hasModel: boolean): string =>
  filled(portrait, {
    figure: `${capital(describeFigure(sheet))}.${
      hasModel
        ? '\nThe picture that comes with this is a drawing of the same figure: keep its shape, colours, hair and clothes, and paint it in the look above.'
        : ''
    }`,
  })

const filled = (text: string, slots: Record<string, string>): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (_, slot: string) => ({ look: style, ...slots })[slot]?.trim() ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const placeOf = (place: Scene['place']) => words.placeWords[place] ?? `At a ${place.replaceAll('-', ' ')}`

const roomOf = ({ text_area: area }: Scene): string =>
  area === 'none' ? '' : `The ${area} quarter of the picture is calm and empty.`

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

const thing = (prop: Prop): string => words.propWords[prop] ?? withArticle(prop.replaceAll('-', ' '))

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const thingsOf = ({ props }: Scene): string =>
  props.length === 0
    ? ''
    : `There is ${list(props.map(({ prop, where }) => `${thing(prop)} ${words.whereWords[where]}`))}.`

/** The hero first, as `the hero`, and so on: roles stand for names. */
const roleNames: Record<CastRole, string> = {
  hero: 'the hero',
  companion: 'the companion',
  subject: 'the friend',
  helper: 'the helper',
}

function figuresOf(scene: Scene, cast: readonly CharacterSheet[], hasReference: boolean): string {
  if (scene.cast.length === 0) return '- Nobody: the place is empty.'
  const lines = scene.cast.map((member) => {
    const sheet = cast.find(({ who }) => who === member.who)
    const name = roleNames[member.who].replace(/^the/, 'The')
    return `- ${name}${sheet ? `: ${describeFigure(sheet)}` : ''}. Here: ${actOf(member, scene)}.`
  })
  const asBefore =
    hasReference && scene.cast.some(({ who }) => who === 'hero')
      ? '\nThe picture that comes with this shows what the hero looks like: paint the hero, and whoever else is on both, just as there, in the same style. Pose, place and all else are as said here.'
      : ''
  return lines.join('\n') + asBefore
}

/** The whole character sheet in words. */
export function describeFigure({ species, pronouns, look }: CharacterSheet): string {
  const kind = words.speciesWords[species]
  const color = look.outfit_color ? words.colorWords[look.outfit_color] : ''
  const isPerson = /child|fairy/.test(kind)
  const person = isPerson && pronouns !== 'they' ? `, a ${pronouns === 'she' ? 'girl' : 'boy'}` : ''
  const outfit = look.outfit ? words.outfitWords[look.outfit] : null
  const features = [
    look.skin && `${words.skinWords[look.skin]} skin`,
    look.hair && words.hairWords[look.hair].replace('{}', look.hair_color ?? 'brown'),
    look.glasses && 'round glasses',
  ].filter((feature) => typeof feature === 'string')
  return [
    withArticle(kind) + person,
    features.length > 0 ? `with ${list(features)}` : '',
    outfit ? `wearing ${outfit.replace('{}', color).replace(/ {2,}/g, ' ').trim()}` : '',
    look.wheelchair ? 'sitting in a wheelchair' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function actOf({ who, pose, expression, outfit, looks_at: at }: CastMember, scene: Scene): string {
  const other = scene.cast.find((one) => one.who === at && one.who !== who)
  const name = other && roleNames[other.who]
  const focus = scene.props[0]
  const does =
    name && pose === 'hug'
      ? `hugs ${name}`
      : name && (pose === 'hold-hands' || pose === 'show')
        ? `${words.poseWords[pose]} ${pose === 'show' ? 'to' : 'with'} ${name}`
        : words.poseWords[pose]
  const looks = name
    ? `looking at ${name}`
    : at === 'up'
      ? 'looking up'
      : at === 'reader'
        ? 'looking at the viewer'
        : at === 'thing' && focus
          ? `looking at ${thing(focus.prop)}`
          : ''
  const isAsleep = pose === 'sleep'
  return [
    does,
    isAsleep ? '' : looks,
    isAsleep ? '' : words.expressionWords[expression],
    outfit ? `wearing ${words.wornHere[outfit]}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

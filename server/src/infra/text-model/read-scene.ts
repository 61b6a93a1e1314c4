import type { StoryInput } from '@moonpage/contract/story-input'
import { propName } from '@moonpage/storyteller/alt-text'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { isNamed } from '@moonpage/storyteller/data/prop-words'
import { canBeCarried, canHold } from '@moonpage/storyteller/drawable'
import type { Beat, Outline } from '@moonpage/storyteller/outline'
import {
  expressions,
  framings,
  lights,
  poses,
  props,
  type CastMember,
  type CastRole,
  type Prop,
  type Scene,
  type SceneProp,
} from '@moonpage/storyteller/scene'
import { outfitFor } from '@moonpage/storyteller/outfit-for'
import { isObject, listOf, oneOf } from './json-answer.ts'
import { roleOf } from './role-of.ts'
import { actionOf } from './scene-action.ts'

const spots = ['held', 'near', 'far', 'above'] as const
const gazes = ['thing', 'up', 'reader'] as const
const together = ['hug', 'hold-hands', 'show']
const handed = ['hold', 'show']

/** The context of a scene: the page's text, the text of the pages before it, and its place in the plan. */
export type PageContext = {
  content: string
  earlier: string
  input: StoryInput
  outline: Outline
  beat: Beat
}

/** Builds a drawable scene from a model's answer, by the rules that the prompt states. */
export function sceneOf(said: Record<string, unknown>, context: PageContext): Scene {
  const { input, outline, beat } = context
  const { things, focus } = propsOf(said, context)
  const cast = figuresOf(said['cast'], context, things, focus)
  const here = cast.map(({ who }) => who)
  const action = actionOf(said['action'], input, outline, here)
  return {
    setting: input.setting,
    place: beat.place,
    time: beat.time,
    ...(action && { action }),
    light: lightOf(oneOf(lights, said['light']), context),
    framing: oneOf(framings, said['framing']) ?? framings[beat.page_number % 3] ?? 'medium',
    cast,
    props: inHands(things, cast, outline),
    text_area: 'none',
  }
}

/**
 * The things in the picture, the one that figures look at first. `focus` is that thing, or null if it is not in the
 * picture.
 */
function propsOf(
  { props: said, cast }: Record<string, unknown>,
  { content, earlier, input, outline, beat }: PageContext,
): { things: SceneProp[]; focus: Prop | null } {
  const forbidden = forbiddenWords(input)
  const seen = new Set<string>()
  const [first] = listOf(said)
  const named = listOf(cast).map((each) => (isObject(each) ? oneOf(props, each['looks_at']) : null))
  const meant = named.find((prop) => prop !== null) ?? propIn(first)
  const things = listOf(said)
    .flatMap((each): SceneProp[] => {
      const prop = propIn(each)
      const isThere =
        prop && (isNamed(prop, content) || isNamed(prop, earlier) || beat.carried.includes(prop))
      if (!isThere || seen.has(prop) || forbidden?.test(propName(prop))) return []
      seen.add(prop)
      const where = oneOf(spots, isObject(each) ? each['where'] : '') ?? 'near'
      const by = roleOf(isObject(each) ? each['by'] : '', outline)
      return [{ prop, where, ...(where === 'held' && by && { by }) }]
    })
    .toSorted((one, other) => Number(other.prop === meant) - Number(one.prop === meant))
    .slice(0, 3)
  return { things, focus: things[0]?.prop === meant ? meant : null }
}

const propIn = (said: unknown): Prop | null => oneOf(props, isObject(said) ? said['prop'] : said)

/**
 * Puts each held thing into the hands of one present figure that can hold it. A thing that nobody can hold lies near.
 */
function inHands(things: readonly SceneProp[], cast: readonly CastMember[], outline: Outline): SceneProp[] {
  const full = new Set<CastRole>()
  return things.map(({ prop, where, by }): SceneProp => {
    if (where !== 'held') return { prop, where }
    const holds = cast.filter(({ who, pose }) => {
      const sheet = outline.cast.find((each) => each.who === who)
      return sheet && pose !== 'sleep' && !full.has(who) && canHold(sheet.species, prop)
    })
    const [holder] = by
      ? holds.filter(({ who }) => who === by)
      : holds.toSorted(
          (one, other) => Number(handed.includes(other.pose)) - Number(handed.includes(one.pose)),
        )
    if (!holder) return { prop, where: 'near' }
    full.add(holder.who)
    return { prop, where, by: holder.who }
  })
}

function lightOf(
  said: Scene['light'] | null,
  { content, input, beat: { place, time } }: PageContext,
): Scene['light'] {
  const isLate = time === 'dusk' || time === 'night'
  if (place === 'bedside' && isLate) return 'lamp'
  const isShown =
    said === 'lantern' || said === 'lamp' || said === 'campfire'
      ? isNamed(said, content)
      : said === 'star'
        ? isNamed('fallen-star', content)
        : said === 'fireflies'
          ? isLate
          : said === 'sky'
  if (said && isShown && !(said === 'sky' && isLate && input.avoid.includes('darkness'))) return said
  return isLate && input.avoid.includes('darkness') ? 'lamp' : 'sky'
}

/** The figures in the picture: those the model listed, if they are present, and those the page names. */
function rolesOf(asked: readonly CastRole[], { content, input, outline, beat }: PageContext): CastRole[] {
  const isNamedHere = (who: CastRole) =>
    outline.cast.some((sheet) => sheet.who === who && content.includes(sheet.name))
  const inCast = outline.cast.map((sheet) => sheet.who)
  const shown = asked.filter(
    (who) => inCast.includes(who) && (beat.present.includes(who) || isNamedHere(who)),
  )
  const named = inCast.filter((who) => beat.present.includes(who) && isNamedHere(who))
  const all = [...new Set([...shown, ...named])]
  if (all.length === 0) all.push('hero')
  // A child who fears being alone sees nobody alone.
  if (input.avoid.includes('being-alone') && all.length < 2)
    all.push(all[0] === 'companion' ? 'hero' : 'companion')
  return all.slice(0, 3)
}

function figuresOf(
  said: unknown,
  told: PageContext,
  things: readonly SceneProp[],
  focus: Prop | null,
): CastMember[] {
  const { input, outline, beat } = told
  const isResting = beat.place === 'bedside' && (beat.time === 'night' || beat.purpose === 'rest')
  const wanted = listOf(said).filter(isObject)
  const asked = wanted.map((each) => roleOf(each['who'], outline)).filter((who) => who !== null)
  const here = rolesOf(asked, told)
  return here.map((who): CastMember => {
    const part = wanted.find((each) => roleOf(each['who'], outline) === who) ?? {}
    const sheet = outline.cast.find((each) => each.who === who)
    const outfit = sheet && outfitFor(sheet, input.setting, isResting)
    const pose = oneOf(poses, part['pose']) ?? (isResting ? 'sleep' : 'stand')
    const other = here.find((each) => each !== who)
    const looksAt = gazeOf(part['looks_at'], { who, here, focus, outline }) ?? other ?? 'reader'
    const needsTwo = together.includes(pose)
    const isIdle =
      (needsTwo && !other) || (handed.includes(pose) && !things.some(({ prop }) => canBeCarried(prop)))
    return {
      who,
      pose: isIdle ? 'stand' : pose,
      expression:
        oneOf(expressions, part['expression']) ??
        (who === 'hero' ? beat.hero_feels : isResting ? 'sleepy' : 'happy'),
      looks_at: needsTwo && other && !here.some((each) => each === looksAt) ? other : looksAt,
      ...(outfit && { outfit }),
    }
  })
}

/** Null if the target is not in the picture. The name of the focused thing means `thing`. */
function gazeOf(
  said: unknown,
  at: { who: CastRole; here: readonly CastRole[]; focus: Prop | null; outline: Outline },
): CastMember['looks_at'] | null {
  const { who, here, focus, outline } = at
  const named = oneOf(props, said)
  if (named) return named === focus ? 'thing' : null
  const role = roleOf(said, outline)
  if (role) return role === who || !here.includes(role) ? null : role
  const gaze = oneOf(gazes, said)
  return gaze === 'thing' && focus === null ? null : gaze
}

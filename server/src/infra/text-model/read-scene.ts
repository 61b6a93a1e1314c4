import type { StoryInput } from '@moonpage/contract/story-input'
import { propName } from '@moonpage/storyteller/alt-text'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { isNamed } from '@moonpage/storyteller/data/prop-words'
import { canBeCarried, canHold } from '@moonpage/storyteller/drawable'
import type { Beat, Outline } from '@moonpage/storyteller/outline'
import {
  castRoles,
  expressions,
  framings,
  lights,
  poses,
  props,
  type CastMember,
  type CastRole,
  type Scene,
  type SceneProp,
} from '@moonpage/storyteller/scene'
import { outfitFor } from '@moonpage/storyteller/stage'
import { isObject, listOf, oneOf } from './json-answer.ts'
import { actionOf } from './scene-action.ts'

const spots = ['held', 'near', 'far', 'above'] as const
const gazes = [...castRoles, 'thing', 'up', 'reader'] as const
const together = ['hug', 'hold-hands', 'show']
const handed = ['hold', 'show']

/** A page of which a scene is read: its words, those of the pages before it, and its place in the plan. */
export type Told = {
  content: string
  earlier: string
  input: StoryInput
  outline: Outline
  beat: Beat
}

/** The picture of a page, as far as it can be drawn: what the prompt says of scenes is what is done here. */
export function sceneOf(said: Record<string, unknown>, told: Told): Scene {
  const { input, outline, beat } = told
  const things = propsOf(said['props'], told)
  const cast = figuresOf(said['cast'], told, things)
  const here = cast.map(({ who }) => who)
  const action = actionOf(said['action'], input, outline, here)
  return {
    setting: input.setting,
    place: beat.place,
    time: beat.time,
    ...(action && { action }),
    light: lightOf(oneOf(lights, said['light']), told),
    framing: oneOf(framings, said['framing']) ?? framings[beat.page_number % 3] ?? 'medium',
    cast,
    props: inHands(things, cast, outline),
    text_area: 'none',
  }
}

function propsOf(said: unknown, { content, earlier, input, beat }: Told): SceneProp[] {
  const forbidden = forbiddenWords(input)
  const seen = new Set<string>()
  return listOf(said)
    .flatMap((each): SceneProp[] => {
      const prop = oneOf(props, isObject(each) ? each['prop'] : each)
      const isThere =
        prop && (isNamed(prop, content) || isNamed(prop, earlier) || beat.carried.includes(prop))
      if (!isThere || seen.has(prop) || forbidden?.test(propName(prop))) return []
      seen.add(prop)
      const where = oneOf(spots, isObject(each) ? each['where'] : '') ?? 'near'
      const by = oneOf(castRoles, isObject(each) ? each['by'] : '')
      return [{ prop, where, ...(where === 'held' && by && { by }) }]
    })
    .slice(0, 3)
}

/** What is held is in the hand of somebody who is there and can hold it, a thing each; what is not lies near. */
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
    return { prop, where, ...(holder.who !== cast[0]?.who && { by: holder.who }) }
  })
}

function lightOf(
  said: Scene['light'] | null,
  { content, input, beat: { place, time } }: Told,
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

/** Who is in the picture: whom the model put there, of those that are there, and whom the page names besides. */
function rolesOf(asked: readonly CastRole[], { content, input, outline, beat }: Told): CastRole[] {
  const isNamedHere = (who: CastRole) =>
    outline.cast.some((sheet) => sheet.who === who && content.includes(sheet.name))
  const inCast = outline.cast.map((sheet) => sheet.who)
  const shown = asked.filter(
    (who) => inCast.includes(who) && (beat.present.includes(who) || isNamedHere(who)),
  )
  const named = inCast.filter((who) => beat.present.includes(who) && isNamedHere(who))
  const all = [...new Set([...shown, ...named])]
  if (all.length === 0) all.push('hero')
  // A child who fears to be alone sees nobody alone.
  if (input.avoid.includes('being-alone') && all.length < 2)
    all.push(all[0] === 'companion' ? 'hero' : 'companion')
  return all.slice(0, 3)
}

function figuresOf(said: unknown, told: Told, things: readonly SceneProp[]): CastMember[] {
  const { input, outline, beat } = told
  const isResting = beat.place === 'bedside' && (beat.time === 'night' || beat.purpose === 'rest')
  const wanted = listOf(said).filter(isObject)
  const asked = wanted.map((each) => oneOf(castRoles, each['who'])).filter((who) => who !== null)
  const here = rolesOf(asked, told)
  return here.map((who): CastMember => {
    const part = wanted.find((each) => oneOf(castRoles, each['who']) === who) ?? {}
    const sheet = outline.cast.find((each) => each.who === who)
    const outfit = sheet && outfitFor(sheet, input.setting, isResting)
    const pose = oneOf(poses, part['pose']) ?? (isResting ? 'sleep' : 'stand')
    const other = here.find((each) => each !== who)
    const looksAt = gazeOf(part['looks_at'], who, here, things) ?? other ?? 'reader'
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

/** Null where there is nothing to be seen. The name of a thing that is there is as good as `thing`. */
function gazeOf(
  said: unknown,
  who: CastRole,
  here: readonly CastRole[],
  things: readonly SceneProp[],
): CastMember['looks_at'] | null {
  const gaze = oneOf(gazes, said)
  const named = oneOf(props, said)
  if (named) return things.some(({ prop }) => prop === named) ? 'thing' : null
  if (gaze === null || gaze === who || (gaze === 'thing' && things.length === 0)) return null
  return castRoles.some((role) => role === gaze) && !here.some((each) => each === gaze) ? null : gaze
}

import { isNamed } from '../data/prop-words.ts'
import { outfitFor } from '../stage.ts'
import {
  props,
  type Act,
  type CastMember,
  type CastRole,
  type CharacterSheet,
  type Place,
  type Prop,
  type Scene,
  type SceneProp,
  type Shown,
} from '../scene.ts'
import { poseOf } from './deeds.ts'

type Drawn = {
  shown: Shown
  /** The page's text with placeholders: a picture only shows what its page names. */
  text: string
  place: Place
  setting: Scene['setting']
  cast: readonly CharacterSheet[]
  /** Maps the tale's roles to the cast: `hero`, `friend`, `stranger`. */
  roles: ReadonlyMap<string, CastRole>
  isFirst: boolean
}

const asProp = (words: string): Prop | undefined => {
  const id = words
    .toLowerCase()
    .replace(/^(?:the|a|an|his|her|their) /, '')
    .replaceAll(' ', '-')
  return props.find((prop) => prop === id)
}

const wheres: Readonly<Record<string, SceneProp['where']>> = { with: 'held', what: 'held', over: 'above' }

const propsOf = (acts: readonly Act[], roles: ReadonlyMap<string, CastRole>): SceneProp[] =>
  acts.flatMap((act): SceneProp[] => {
    const by = roles.get(act.who)
    const own = asProp(act.who)
    const others = act.how.flatMap(({ by: link, what }): SceneProp[] => {
      const prop = asProp(what)
      const where = wheres[link] ?? 'near'
      if (!prop) return []
      const isHeld = where === 'held' && by !== undefined && poseOf(act.does) !== 'sleep'
      return [isHeld ? { prop, where, by } : { prop, where: where === 'held' ? 'near' : where }]
    })
    const isHigh = act.does === 'hangs' || act.does === 'shines' || act.does === 'flies'
    return own ? [{ prop: own, where: isHigh ? 'above' : 'near' }, ...others] : others
  })

const memberOf = (act: Act, drawn: Drawn, here: ReadonlySet<CastRole>): CastMember | null => {
  const who = drawn.roles.get(act.who)
  const sheet = drawn.cast.find((each) => each.who === who)
  if (!who || !sheet) return null
  const targets = act.how.map(({ what }) => drawn.roles.get(what))
  const target = targets.find((role) => role !== undefined && role !== who && here.has(role))
  const pose = poseOf(act.does)
  const needsTwo = pose === 'hug' || pose === 'hold-hands' || pose === 'show'
  const other = target ?? (needsTwo ? [...here].find((role) => role !== who) : undefined)
  const isUp = act.how.some(({ what }) => /^(?:sky|stars|moon|up)$/.test(what))
  const outfit = outfitFor(sheet, drawn.setting, act.does === 'sleeps')
  return {
    who,
    pose: needsTwo && !other ? 'wave' : pose,
    expression: act.feels ?? 'happy',
    looks_at: other ?? (isUp ? 'up' : 'reader'),
    ...(outfit && { outfit }),
  }
}

/** Converts a tale's picture to a `Scene`; what that cannot express (states, positions) stays in `shown`. */
export function toScene(drawn: Drawn): Scene {
  const { shown, roles } = drawn
  const here = new Set(shown.acts.flatMap(({ who }) => roles.get(who) ?? []))
  const members = shown.acts.flatMap((act) => memberOf(act, drawn, here) ?? [])
  const cast = members
    .filter((member, at) => members.findIndex(({ who }) => who === member.who) === at)
    .slice(0, 3)
  const found = propsOf(shown.acts, roles).filter(({ prop }) => isNamed(prop, drawn.text))
  const things = found
    .filter((each, at) => found.findIndex(({ prop }) => prop === each.prop) === at)
    .slice(0, 2)
  const isHugging = cast.some(({ pose }) => pose === 'hug')
  return {
    setting: drawn.setting,
    place: drawn.place,
    time: shown.time,
    light: shown.light ?? 'sky',
    framing: shown.seen,
    cast,
    props: things.map((each) =>
      isHugging && each.where === 'held' ? { prop: each.prop, where: 'near' } : each,
    ),
    text_area: drawn.isFirst ? 'top' : 'none',
  }
}

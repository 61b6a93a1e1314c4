import type { Expression } from '@moonpage/storyteller/scene'
import { birdActs, whaleActs } from './bird-acts.ts'
import { isBird } from './birds.ts'
import type { FigureAction, Spot } from './figure-action.ts'
import { fourLeggedActs, fourLeggedTargets } from './four-legged-acts.ts'
import { goesOnFour } from './quadruped-frames.ts'
import { usualTarget } from './usual-target.ts'
import { uprightLean } from './whale-bones.ts'

/** Acts whose hands are at the own body, so that they are lower on short legs. */
const onBody: ReadonlySet<string> = new Set([
  'jump',
  'wave',
  'cheer',
  'listen',
  'shout',
  'whisper',
  'think',
  'cry',
  'hide',
  'cover-ears',
  'shrug',
  'proud',
  'frown',
  'shy',
  'dance',
  'blow',
  'stretch',
  'laugh',
  'say',
  'sing',
  'sneeze',
  'clap',
  'eat',
  'yawn',
  'tiptoe',
  'shiver',
  'peep',
  'wear',
])

/**
 * An action as a species does it: on four legs with mouth and paw, with wings, or with a fin. What the act is done to
 * stays; the face stays too. `legs`: factor on the length of the legs, as in `Build`.
 */
export function asSpecies(action: FigureAction, species: string, legs = 1): FigureAction {
  const key = `${species} ${legs}`
  const known = done.get(action)
  if (known?.key === key) return known.action
  const found = withBrows(doneBy(action, species, legs), goesOnFour(species))
  done.set(action, { key, action: found })
  return found
}

/** Actions as species do them: the same object for the same action, so that its bones are found once. */
const done = new WeakMap<FigureAction, { key: string; action: FigureAction }>()

/** Moods that are told best by both brows. */
const browed: ReadonlySet<Expression> = new Set(['sad', 'worried', 'scared', 'shy'])

/**
 * Turns a head so far that both brows are seen, where the mood needs them, nothing is looked at, and no mouth holds a thing. Who
 * looks at somebody or something is seen to do so, whatever they feel; who hides looks out.
 */
function withBrows(action: FigureAction, isFour: boolean): FigureAction {
  const looks = action.gaze !== 'viewer' && action.act?.name !== 'hide'
  const isNeeded = action.head === 'profile' && !looks && browed.has(action.face)
  return isNeeded && !(isFour && action.reach.front) ? { ...action, head: 'three-quarter' } : action
}

function doneBy(action: FigureAction, species: string, legs: number): FigureAction {
  if (!action.act) return action
  const { name, target } = action.act
  const four = goesOnFour(species)
  const own = four
    ? fourLeggedActs[name]
    : isBird(species)
      ? birdActs[name]
      : species === 'whale'
        ? whaleActs[name]
        : undefined
  if (!own) return onBody.has(name) && !four && !isBird(species) ? lowered(action, (1 - legs) * 76) : action
  const wide = four || species === 'whale'
  const to = target ?? (wide ? fourLeggedTargets[name] : undefined) ?? usualTarget(name)
  // Who stands upright in a barrel stays so.
  const { lean, legs: stance, crouch } = action
  const upright = lean <= uprightLean && { lean, legs: stance, crouch }
  const acted = { ...action, ...own(to), face: action.face, ...upright }
  const adapted =
    four && species !== 'elephant' && action.paw && acted.reach.front
      ? { ...acted, reach: { ...acted.reach, back: action.paw } }
      : acted
  // With the trunk around whom they hug.
  const isTrunk = species === 'elephant' && name === 'hug'
  // And an elephant points with it, not with a foot beside it.
  if (species === 'elephant' && name === 'point') return { ...adapted, reach: { front: trunkTowards(to.at) } }
  return isTrunk
    ? { ...adapted, reach: { ...adapted.reach, front: { x: to.at.x - 6, y: to.at.y - 10 } } }
    : adapted
}

/** The tip of a trunk that is held out to a point. */
function trunkTowards({ x, y }: Spot): Spot {
  const [dx, dy] = [x - 96, y + 176]
  const k = 150 / (Math.hypot(dx, dy) || 1)
  return { x: 96 + dx * k, y: Math.min(-70, -176 + dy * k) }
}

/** Moves the hands down by so many figure units; of a figure on the ground, by how low it sits. */
function lowered(action: FigureAction, by: number): FigureAction {
  const down = action.legs === 'sit' ? 42 : by
  const move = (at: Spot | undefined): Spot | undefined => at && { x: at.x, y: at.y + down }
  return { ...action, reach: { front: move(action.reach.front), back: move(action.reach.back) } }
}

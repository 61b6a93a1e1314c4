import { isBird } from './birds.ts'
import type { Build } from './build.ts'
import { builds } from './builds.ts'
import { isPerson } from './clothes.ts'
import { acts, type Act } from './act-table.ts'
import type { FigureAction, Spot } from './figure-action.ts'
import { birdActs, whaleActs } from './bird-acts.ts'
import { fourLeggedActs, fourLeggedTargets } from './four-legged-acts.ts'
import { goesOnFour } from './quadruped-frames.ts'
import { usualTarget, type Target } from './usual-target.ts'

export type ActName = keyof typeof acts
export const actNames = Object.keys(acts) as ActName[]

const calm: FigureAction = {
  legs: 'stand',
  reach: {},
  grip: 'open',
  lean: 0,
  crouch: 0,
  gaze: 'viewer',
  head: 'three-quarter',
  body: 'front',
  tilt: 0,
  face: 'happy',
  strength: 1,
}

/** The action of a figure of a species (a fox, when absent) that does `name` to a target. */
export function actOn(name: ActName, target?: Target, species = 'fox'): FigureAction {
  const four = goesOnFour(species)
  const wide = four || species === 'whale'
  const to = target ?? (wide ? fourLeggedTargets[name] : undefined) ?? usualTarget(name)
  const act = { ...calm, ...(acts[name] as Act)(to) }
  const own = four
    ? fourLeggedActs[name]
    : isBird(species)
      ? birdActs[name]
      : species === 'whale'
        ? whaleActs[name]
        : undefined
  const done = own ? { ...act, ...own(to) } : act
  return onBody.has(name) && !four && !isBird(species) ? lowered(done, shortOf(species)) : done
}

/** Acts whose hands are at the own body, so that they are lower on short legs. */
const onBody: ReadonlySet<ActName> = new Set([
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
  'shy',
  'dance',
  'blow',
  'stretch',
])

/** By how many figure units the shoulders of an upright species are lower than those of a fox; not when it sits. */
const shortOf = (species: string): number =>
  isPerson(species)
    ? -10
    : species in builds
      ? (1 - ((builds as Record<string, Build>)[species]?.legs ?? 1)) * 76
      : 0

function lowered(action: FigureAction, by: number): FigureAction {
  const down = action.legs === 'sit' ? 42 : by
  const move = (at: Spot | undefined): Spot | undefined => at && { x: at.x, y: at.y + down }
  return { ...action, reach: { front: move(action.reach.front), back: move(action.reach.back) } }
}

import type { Act } from './act.ts'
import { actsOfBody } from './acts-of-body.ts'
import { actsOnThings } from './acts-on-things.ts'
import type { FigureAction, Target } from './figure-action.ts'
import { usualTarget } from './usual-target.ts'

/** What a figure can do. An act without a target of its own has `usualTarget`. */
const acts = { ...actsOfBody, ...actsOnThings }

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

/** The action of a figure that does `name` to a target. Each species does it in its own way when it is drawn. */
export const actOn = (name: ActName, target?: Target): FigureAction => ({
  ...calm,
  ...(acts[name] as Act)(target ?? usualTarget(name)),
  act: { name, target: target ?? null },
})

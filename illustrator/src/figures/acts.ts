import { acts, type Act } from './act-table.ts'
import type { FigureAction, Target } from './figure-action.ts'
import { usualTarget } from './usual-target.ts'

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

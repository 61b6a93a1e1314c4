import type { SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import type { FigureNode, ThingNode } from './nodes.ts'

const restful: ReadonlySet<string> = new Set(['sleeps', 'lies', 'yawns'])
export const soft: ReadonlySet<string> = new Set(['bed', 'pillow', 'blanket'])

/** Whoever yawns on the bed is not in it. */
const isYawningOn = ({ does, how }: SceneAct): boolean =>
  does === 'yawns' && how.some(({ by }) => by === 'on')

/** Whether somebody lies down where others sleep. */
export const isResting = ({ act }: FigureNode, on: ReadonlySet<string>): boolean =>
  act !== null && (on.has(act.who) || (restful.has(act.does) && !isYawningOn(act)))

/** Who is in or on the bed by the acts. */
export const inBedOf = (acts: readonly SceneAct[], things: readonly ThingNode[]): Set<string> => {
  const beds = new Set(things.filter(({ prop }) => soft.has(prop)).map(({ id }) => id))
  return new Set(
    acts
      .filter(({ does, how }) =>
        how.some(({ by, what }) => (by === 'in' || (by === 'under' && does !== 'looks')) && beds.has(what)),
      )
      .map(({ who }) => who),
  )
}

/** What lies on the floor before a figure that acts on it. */
export const floorThingOf = ({ target }: FigureNode): ThingNode | null =>
  target?.kind === 'thing' && !target.by && !target.isFixed && !soft.has(target.prop) && target.y > -60
    ? target
    : null

/** Whether a small animal lies in the bed. */
export const isTucked = ({ id, thing, prop, by }: ThingNode, acts: readonly SceneAct[]): boolean =>
  by === null &&
  thing.count === 1 &&
  (thing.prop === null || propInfo[prop].kind === 'creature') &&
  acts.some(
    ({ who, does, how }) =>
      who === id &&
      (does === 'lies' || does === 'sleeps') &&
      how.some(({ by: relation, what }) => (relation === 'in' || relation === 'on') && what === 'bed'),
  )

/** A blanket or a pillow that has fallen out of the bed. */
export const isOnFloor = ({ id }: ThingNode, acts: readonly SceneAct[]): boolean =>
  acts.some(({ who, how }) => who === id && how.some(({ what }) => what === 'ground'))

/** A pillow that somebody throws is in the air. */
export const isThrown = ({ id }: ThingNode, acts: readonly SceneAct[]): boolean =>
  acts.some(({ does, how }) => does === 'throws' && how.some(({ by, what }) => by === 'what' && what === id))

export const isOnQuilt = ({ act, on }: FigureNode): boolean =>
  act !== null && on !== null && soft.has(on.prop) && (!restful.has(act.does) || isYawningOn(act))

import type { SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import type { FigureNode, ThingNode } from './nodes.ts'

const restful: ReadonlySet<string> = new Set(['sleeps', 'lies'])
export const soft: ReadonlySet<string> = new Set(['bed', 'pillow', 'blanket'])

/** Whether somebody lies down where others sleep. */
export const isResting = ({ act }: FigureNode, on: ReadonlySet<string>): boolean =>
  act !== null && (on.has(act.who) || restful.has(act.does))

/** Who is in or on the bed by the acts. */
export const inBedOf = (acts: readonly SceneAct[], things: readonly ThingNode[]): Set<string> => {
  const beds = new Set(things.filter(({ prop, isFolds }) => soft.has(prop) || isFolds).map(({ id }) => id))
  // Where nobody lies in it, whoever sits on a bed sits up in it.
  const isEmpty = !acts.some(
    ({ does, how }) =>
      restful.has(does) && how.some(({ by, what }) => (by === 'in' || by === 'on') && beds.has(what)),
  )
  return new Set(
    acts
      .filter(({ does, how }) =>
        how.some(
          ({ by, what }) =>
            (by === 'in' ||
              (by === 'under' && does !== 'looks') ||
              (by === 'on' && (does === 'yawns' || (does === 'sits' && isEmpty)))) &&
            beds.has(what),
        ),
      )
      .map(({ who }) => who),
  )
}

/** What lies on the floor before a figure that acts on it. */
export const floorThingOf = ({ act, target }: FigureNode): ThingNode | null =>
  target?.kind === 'thing' &&
  !target.by &&
  !target.isFixed &&
  !soft.has(target.prop) &&
  target.y > -60 &&
  !(act && bringsToBed(act, target.id))
    ? target
    : null

/** Whether somebody lays a thing on the bed, or pushes it out of there. */
const bringsToBed = ({ does, how }: SceneAct, id: string): boolean =>
  (does === 'lays' || does === 'pushes' || does === 'gathers') &&
  how.some(({ by, what }) => by === 'what' && what === id) &&
  how.some(({ by, what }) => (by === 'on' || by === 'in' || by === 'from') && soft.has(what))

/** Whether a thing lies on the bed, or is just now laid there. */
export const isOnBed = ({ id }: ThingNode, acts: readonly SceneAct[]): boolean =>
  acts.some(
    (act) =>
      bringsToBed(act, id) ||
      (act.who === id && act.how.some(({ by, what }) => (by === 'on' || by === 'in') && soft.has(what))),
  )

/** Whether a small animal lies in the bed. */
export const isTucked = ({ id, thing, prop, by }: ThingNode, acts: readonly SceneAct[]): boolean =>
  by === null &&
  (thing.prop === null || propInfo[prop].kind === 'creature') &&
  acts.some(
    ({ who, does, how }) =>
      who === id &&
      (does === 'lies' || does === 'sleeps') &&
      how.some(({ by: relation, what }) => (relation === 'in' || relation === 'on') && /\bbeds?$/.test(what)),
  )

/** A blanket or a pillow that has fallen out of the bed. */
export const isOnFloor = ({ id }: ThingNode, acts: readonly SceneAct[]): boolean =>
  acts.some(({ who, how }) => who === id && how.some(({ what }) => what === 'ground'))

/** A pillow that somebody throws is in the air. */
export const isThrown = ({ id }: ThingNode, acts: readonly SceneAct[]): boolean =>
  acts.some(({ does, how }) => does === 'throws' && how.some(({ by, what }) => by === 'what' && what === id))

export const isOnQuilt = ({ act, on }: FigureNode): boolean =>
  act !== null && on !== null && soft.has(on.prop) && !restful.has(act.does) && act.does !== 'yawns'

/** Where somebody sleeps who is not awake: in the bed, on the floor, under the bed, on somebody's feet, or as the tableau has it. */
export type SleepingSpot = 'bed' | 'floor' | 'under' | 'feet' | 'own'

/** Where somebody sleeps by a bed, as their line says. */
export function sleepingSpot(
  { act, on, how: staged }: FigureNode,
  acts: readonly SceneAct[],
  figures: readonly FigureNode[],
  inBed: ReadonlySet<string>,
): SleepingSpot {
  const how = act?.how ?? []
  const isAt = (by: string, ...whats: string[]) =>
    how.some((one) => one.by === by && whats.includes(one.what))
  if (act && act.does !== 'looks' && act.does !== 'peeps' && isAt('under', 'bed')) return 'under'
  if (act && restful.has(act.does)) {
    if (['on', 'at', 'in', 'beside'].some((by) => isAt(by, 'ground')) || isAt('beside', 'bed')) return 'floor'
    const whom = figures.find(({ id }) => isAt('on', id) || isAt('in', id))
    if (whom) return isResting(whom, inBed) ? 'feet' : 'own'
    // In a basket, on a chair.
    if (on && !on.isFolds && !soft.has(on.prop) && (staged === 'inside' || staged === 'seated')) return 'own'
    // With somebody on the floor.
    const beside = figures.find(({ id }) => isAt('beside', id) || isAt('with', id))
    if (beside && beside.act?.how.some(({ what }) => what === 'ground')) return 'floor'
  }
  return 'bed'
}

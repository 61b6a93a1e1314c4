import type { Relation, Scene, SceneAct } from '@moonpage/storyteller/scene'
import { deeds } from './deeds.ts'

const boats: ReadonlySet<string> = new Set(['boat', 'raft'])

/** What is in the sea, and in no boat. */
const inSea: ReadonlySet<string> = new Set([
  'rocks',
  'boulder',
  'waves',
  'pond',
  'puddle',
  'stream',
  'mound',
  'palm',
  'tree',
  'cave',
])

/** Where somebody in a boat is not, and what they do not reach. */
const near: ReadonlySet<Relation> = new Set([
  'in',
  'on',
  'from',
  'between',
  'beside',
  'before',
  'behind',
  'over',
  'under',
])

/** Whether somebody has a thing in the hands, or ties it to their boat. */
const handles = ({ does, how }: SceneAct, id: string): boolean =>
  deeds[does].far === 'touch' && how.some(({ by, what }) => what === id && by === 'what')

/** A scene in whose place all are in a boat: a boat that they are in or row is that one, and what is in the sea is outside of it. */
export function inOwnBoat(scene: Scene): Scene {
  const { acts = [], things = [] } = scene
  const isAboard = ({ does, how }: SceneAct, id: string) =>
    how.some(
      ({ by, what }) => what === id && (by === 'in' || by === 'on' || does === 'rows' || does === 'rides'),
    )
  const own = things.filter(
    ({ id, prop, count }) => prop === 'boat' && count === 1 && acts.some((act) => isAboard(act, id)),
  )
  const isOwn = (ref: string) => own.some(({ id }) => id === ref)
  const sea = things.filter(({ prop }) => inSea.has(prop ?? ''))
  const isSea = (ref: string) => sea.some(({ id }) => id === ref)
  // Another boat is out on the water, and not in this one.
  const others = things
    .filter(({ prop }) => prop !== 'waves')
    .filter(
      ({ id, prop }) =>
        isSea(id) || (boats.has(prop ?? '') && !isOwn(id) && !acts.some((act) => handles(act, id))),
    )
    .map(({ id }): SceneAct => ({
      who: id,
      does: 'stands',
      how: [{ by: 'in', what: 'halfway' }],
      feels: null,
    }))
  if (own.length + others.length + sea.length === 0) return scene
  return {
    ...scene,
    acts: [
      ...acts
        .filter(({ who }) => !isOwn(who) && !others.some((other) => other.who === who))
        .map((act) => ({
          ...act,
          how: act.how.filter(({ by, what }) => !isOwn(what) && !(isSea(what) && near.has(by))),
        })),
      ...others,
    ],
    things: things.filter(({ id }) => !isOwn(id)),
  }
}

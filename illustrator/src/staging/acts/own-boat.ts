import type { Scene, SceneAct } from '@moonpage/storyteller/scene'

/** A scene in whose place all are in a boat: a boat that they are in or row is that one. */
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
  if (own.length === 0) return scene
  return {
    ...scene,
    acts: acts
      .filter(({ who }) => !isOwn(who))
      .map((act) => ({ ...act, how: act.how.filter(({ what }) => !isOwn(what)) })),
    things: things.filter(({ id }) => !isOwn(id)),
  }
}

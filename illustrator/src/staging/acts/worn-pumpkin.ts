import type { Scene } from '@moonpage/storyteller/scene'

/** A scene in which who wears a pumpkin stands in one that is as large as the body. Pure. */
export function withWornPumpkins(scene: Scene): Scene {
  const { acts = [], things = [] } = scene
  const cast = new Set<string>(scene.cast.map(({ who }) => who))
  const isPumpkin = (id: string) =>
    things.some((one) => one.id === id && one.prop === 'pumpkin' && one.count === 1 && one.state !== 'small')
  const worn = acts.find(
    ({ who, does, how }) =>
      does === 'wears' && cast.has(who) && how.some(({ by, what }) => by === 'what' && isPumpkin(what)),
  )
  const id = worn?.how.find(({ what }) => isPumpkin(what))?.what
  if (!worn || !id) return scene
  return {
    ...scene,
    acts: acts.map((act) =>
      act === worn
        ? {
            ...act,
            does: 'stands',
            how: [{ by: 'in', what: id }, ...act.how.filter(({ what }) => what !== id)],
          }
        : act,
    ),
    things: things.map((thing) => (thing.id === id ? { ...thing, size: 'big' } : thing)),
  }
}

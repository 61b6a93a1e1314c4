import type { Prop, Scene, SceneAct, Thing } from './scene.ts'

// What was drawn on a sheet is seen on it in later pictures: when it is given away, and when it hangs over the bed.

/** What one draws on and takes along. */
const sheets: ReadonlySet<Prop> = new Set(['paper', 'letter', 'notebook', 'map', 'board', 'sign', 'banner'])

const thingOf = ({ things = [] }: Scene, ref: string): Thing | undefined =>
  things.find(({ id }) => id === ref)

const isSheet = (thing: Thing | undefined): thing is Thing & { prop: Prop } =>
  thing?.prop !== undefined && thing.prop !== null && sheets.has(thing.prop) && thing.count === 1

/** What an act draws, and on what kind of sheet; undefined if it makes no picture of a thing. */
function drawnBy(scene: Scene, { does, how }: SceneAct): { sheet: Prop; shows: Thing['shows'] } | undefined {
  if (does !== 'draws' && does !== 'paints') return undefined
  const all = how.map(({ what }) => thingOf(scene, what))
  const own = all.find(isSheet)
  const drawn = how
    .filter(({ by }) => by === 'what')
    .map(({ what }) => thingOf(scene, what))
    .find((thing) => thing?.prop && !isSheet(thing))
  if (!drawn?.prop || (does === 'paints' && !own) || how.some(({ what }) => what === 'ground'))
    return undefined
  return {
    sheet: own?.prop ?? 'paper',
    shows: { prop: drawn.prop, ...(drawn.color && { color: drawn.color }) },
  }
}

/**
 * A picture whose sheets show what was drawn on them.
 * @param before earlier pictures, as their lines say them
 */
export function withDrawings(scene: Scene, before: readonly Scene[]): Scene {
  const { acts = [], things } = scene
  const blank = things?.filter((thing) => isSheet(thing) && !thing.says && !thing.shows) ?? []
  if (blank.length === 0) return scene
  const known = new Map<Prop, NonNullable<Thing['shows']>>()
  for (const past of before)
    for (const act of past.acts ?? []) {
      const drawn = drawnBy(past, act)
      if (drawn?.shows) known.set(drawn.sheet, drawn.shows)
    }
  const isDrawnOn = ({ id }: Thing) =>
    acts.some(
      ({ does, how }) => (does === 'draws' || does === 'writes') && how.some(({ what }) => what === id),
    )
  return {
    ...scene,
    things: things!.map((thing) => {
      const shows = blank.includes(thing) && !isDrawnOn(thing) ? known.get(thing.prop!) : undefined
      return shows ? { ...thing, shows } : thing
    }),
  }
}

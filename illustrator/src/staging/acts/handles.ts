import type { Prop } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import type { FigureNode, ThingNode } from './nodes.ts'

/**
 * Where hands take a thing that opens or swings: shares of its half width from its middle to the side of whoever is at it,
 * and of its height.
 */
type Handle = { x: number; y: number }

const shut: Readonly<Partial<Record<Prop, Handle>>> = {
  door: { x: 0.46, y: 0.37 },
  gate: { x: 0.1, y: 0.38 },
  swing: { x: 0.37, y: 0.34 },
}
const open: Readonly<Partial<Record<Prop, Handle>>> = {
  door: { x: -0.22, y: 0.37 },
  gate: { x: 0.46, y: 0.38 },
}
/** The door of a room has its handle away from the middle of the room, where everybody is; open, its leaf is beyond the frame. */
const inRoom = { shut: { x: -0.7, y: 0.42 }, open: { x: -1.5, y: 0.42 } } as const

/** The lower edge of a window in the wall, which is over the heads of those who stand at it. */
const sill = { x: 0.8, y: 0.08 } as const

export const isDoor = ({ prop }: ThingNode): boolean => prop === 'door' || prop === 'gate'

/** The handle of a thing; undefined for what is taken by its edge. */
export function handleOf(thing: ThingNode): Handle | undefined {
  if (thing.by) return undefined
  const isOpen = thing.thing.state === 'open'
  if (thing.isFixed && thing.prop === 'window') return sill
  if (thing.isFixed) return isDoor(thing) ? inRoom[isOpen ? 'open' : 'shut'] : undefined
  return (isOpen ? open[thing.prop] : undefined) ?? shut[thing.prop]
}

/** The side at which everybody is who comes to a door of a room, or the side of `fromX`. */
const sideOf = (thing: ThingNode, fromX: number): 1 | -1 =>
  (thing.isFixed ? thing.faces : undefined) ?? (fromX > thing.x ? 1 : -1)

/** Where the handle of a thing is on the tableau for whoever is at `fromX`; undefined for what has none. */
export function handleAt(thing: ThingNode, fromX: number): Spot | undefined {
  const handle = handleOf(thing)
  return (
    handle && {
      x: thing.x + sideOf(thing, fromX) * thing.half * handle.x,
      y: thing.y - thing.height * handle.y,
    }
  )
}

/** How far from the middle of a thing the hands are, to the side of whoever is there; whoever comes second to a door is beyond its handle. */
export const reachOf = (thing: ThingNode): number => {
  const x = handleOf(thing)?.x ?? 1
  return thing.half * (thing.isFixed && thing.faces !== undefined ? Math.abs(x) : x)
}

/** Hangs a door that stands by itself so that its handle is at the side of whoever is there; in a room, they are on its inner side. */
export function turnHandle(node: FigureNode, door: ThingNode): void {
  if (door.by || !isDoor(door) || (door.prop === 'gate' && !door.isFixed)) return
  const side = node.x > door.x ? 1 : -1
  door.faces = door.isFixed ? (door.faces ?? side) : side
}

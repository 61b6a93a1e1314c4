import type { Scene } from '@moonpage/storyteller/scene'
import type { Stage } from '../../stage-of-place.ts'
import { afloatIn } from './afloat.ts'
import type { ThingNode } from './nodes.ts'
import type { Tableau } from './tableau.ts'

/** The y of the far side of the boat that the place has, on the canvas. */
const farSide = 936

/** The y of the water's edge at a quay, and of who swims there, on the canvas. */
const quay = { boat: 948, swimmer: 926 } as const

type Sea = { scene: Scene; stage: Stage; scale: number; toY: (y: number) => number }

/** Puts everything that floats where the place has its water: outside of the boat that holds all, or behind the quay. */
export function floatOn(tableau: Tableau, { scene, stage, scale, toY }: Sea): void {
  if (stage.holds === 'boat') return stayOutside(tableau, scale, toY)
  if (scene.place === 'harbour' && scene.framing !== 'from-behind') leaveQuay(tableau, scene, stage, toY)
}

/** Whoever and whatever is far off is behind the boat, and waves are around its hull. */
function stayOutside({ figures, things }: Tableau, scale: number, toY: (y: number) => number): void {
  for (const node of [...figures, ...things])
    if (node.depth > 0) node.y = Math.min(node.y, farSide - toY(0) - (node.depth === 2 ? 40 * scale : 0))
  for (const thing of things) if (thing.prop === 'waves') thing.isAroundHull = true
}

/** Boats with somebody in them and swimmers are in the water behind the boards. */
function leaveQuay(tableau: Tableau, scene: Scene, stage: Stage, toY: (y: number) => number): void {
  const { boats, swimmers, isOpen } = afloatIn(tableau, scene, stage)
  if (isOpen) return
  const [boatUp, swimmerUp] = [quay.boat - toY(0), quay.swimmer - toY(0)]
  for (const boat of boats) {
    for (const node of tableau.figures) if (node.on === boat) node.y += boatUp
    for (const thing of tableau.things)
      if (thing !== boat && (thing.on === boat || isOver(thing, boat))) thing.y += boatUp
    boat.y += boatUp
  }
  for (const node of swimmers) node.y += swimmerUp
}

/** Whether something hangs over a boat. */
const isOver = (thing: ThingNode, boat: ThingNode): boolean =>
  thing.by === null && thing.y < -20 && Math.abs(thing.x - boat.x) < boat.half

/** The sail of a boat is at its mast, beside and behind whoever is in it. */
export function setSails({ figures, things }: Tableau): void {
  for (const sail of things) {
    if (sail.prop !== 'sail' || sail.by || sail.depth > 0) continue
    const boat = things.find(
      (one) => one.prop === 'boat' && one.depth === 0 && (sail.on === one || isOver(sail, one)),
    )
    if (!boat || !figures.some(({ on }) => on === boat)) continue
    const user = figures.find(({ target, on }) => target === sail && on !== boat)
    const side = user && user.x < boat.x ? -1 : 1
    Object.assign(sail, {
      x: boat.x + side * boat.half * 0.62,
      y: boat.y - boat.height * 0.24,
      z: boat.z - 1,
      on: boat,
    })
  }
}

import { deeds } from './deeds.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Tableau } from './tableau.ts'

/** How much larger whoever is in front is than the others. */
const nearer = 1.2

/** Whether a figure is what the first one looks at, and not with it. */
const isSeen = (node: FigureNode, first: FigureNode): boolean =>
  node !== first &&
  node.depth === 0 &&
  first.target === node &&
  !(node.act !== null && deeds[node.act.does].goes && node.target !== first)

/** Moves those behind the first figure, and beside it, so far that no head is covered. */
function keepApart([first, ...others]: readonly FigureNode[]): void {
  if (!first) return
  const edges = { left: first.x - first.half, right: first.x + first.half }
  for (const one of others) {
    const side = one.x < first.x ? -1 : 1
    if (side < 0) one.x = Math.min(one.x, edges.left - one.half)
    else one.x = Math.max(one.x, edges.right + one.half)
    if (side < 0) edges.left = one.x - one.half
    else edges.right = one.x + one.half
  }
}

/**
 * A tableau as seen from behind: the first figure and those beside it are large in front, with their backs to the reader;
 * what they look at is beyond them, and faces the reader.
 */
export function seenFromBehind({ figures, things }: Tableau, scale: number): Tableau {
  const [first] = figures
  const isHeld = first?.target?.kind === 'thing' && first.target.sag !== null
  // Who holds one another, or a cloth, is seen from the side.
  if (!first || isHeld || first.act?.does === 'hugs') return { figures, things }
  const lookers = figures.filter((node) => node.depth === 0 && node.how === 'free' && !isSeen(node, first))
  // Who sits in a box has its near side before them.
  const isInside = (node: FigureNode) => node.how === 'inside' && node.depth === 0 && !isSeen(node, first)
  const isManned = (thing: ThingNode) => figures.some((node) => node.on === thing && isInside(node))
  const beyond = -70 * scale
  // Wider apart by what the bodies in front gain.
  const away = (x: number) => (x - first.x) * 1.12
  const moved = new Map<FigureNode, FigureNode>()
  for (const node of figures) {
    const isFront = lookers.includes(node)
    moved.set(node, {
      ...node,
      x: node.depth > 0 ? node.x + 40 * scale : away(node.x),
      y: node.y + (isFront ? 74 * scale : node.depth > 0 || node.on ? 0 : beyond),
      z: node.z + (isFront ? 12 : -6),
      f: isFront ? node.f * nearer : node.f,
      half: isFront ? node.half * nearer : node.half,
      back: isFront || isInside(node),
    })
  }
  keepApart([...moved.values()].filter(({ back, how }) => back && how === 'free'))
  const at = new Map<ThingNode, ThingNode>()
  for (const thing of things)
    at.set(thing, {
      ...thing,
      x: away(thing.x),
      y: thing.y + (thing.depth > 0 || thing.by || isManned(thing) ? 0 : beyond),
      z: thing.z - (isManned(thing) ? 0 : 6),
      by: thing.by && (moved.get(thing.by) ?? thing.by),
      scale: thing.by && lookers.includes(thing.by) ? thing.scale * nearer : thing.scale,
    })
  const now = <T extends FigureNode | ThingNode>(node: T | null): T | null =>
    node && (((node.kind === 'figure' ? moved.get(node) : at.get(node)) as T | undefined) ?? node)
  for (const node of moved.values()) {
    node.target = now(node.target)
    node.holds = now(node.holds)
    node.on = now(node.on)
  }
  for (const thing of at.values()) {
    thing.on = now(thing.on)
    thing.onHead = now(thing.onHead)
    if (thing.alsoOn) thing.alsoOn = now(thing.alsoOn) ?? thing.alsoOn
    thing.tiedTo = now(thing.tiedTo)
  }
  return { figures: [...moved.values()], things: [...at.values()] }
}

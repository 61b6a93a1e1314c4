import type { SceneAct } from '@moonpage/storyteller/scene'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { deeds } from './deeds.ts'
import { canHold } from './hands.ts'
import { enlarge, resize, type FigureNode, type Node, type ThingNode } from './nodes.ts'

/** What somebody holds in an act beside the first one is in the hands, if they are free. */
export function holdBesides(nodes: ReadonlyMap<string, Node>, { who, does, how }: SceneAct): void {
  const node = nodes.get(who)
  if (node?.kind !== 'figure' || node.holds || node.depth > 0 || !besides.has(does)) return
  if (node.act?.how === how || (node.act && deeds[node.act.does].grasp !== undefined)) return
  const thing = how
    .map(({ by, what }) => (by === 'what' ? nodes.get(what) : undefined))
    .find((one) => one?.kind === 'thing')
  if (thing?.kind !== 'thing' || thing.isPlaced || thing.depth > 0) return
  fitToHand(node, thing)
  if (!canHold(node, thing, deeds[does])) return
  node.holds = thing
  keepSmall(node, thing)
  thing.by = node
  thing.isPlaced = true
}

const besides: ReadonlySet<SceneAct['does']> = new Set(['holds', 'lifts', 'carries', 'shows', 'takes'])

/** A tool is as large as whoever works with it can hold. */
export function fitToHand(node: FigureNode, tool: ThingNode): void {
  if (tool.isPlaced || propInfo[tool.prop].kind !== 'held' || tool.thing.count > 1) return
  const isWide = goesOnFour(node.player.sheet.species) || node.player.sheet.species === 'whale'
  // A shovel is below the chin while it is in the ground.
  const isDigging = node.act?.does === 'digs' && tool.prop === 'shovel'
  const [half, height] = isWide ? [80, 186] : [146, isDigging ? 172 : 266]
  const k = Math.min(1, (half * node.f) / tool.half, (height * node.f) / tool.height)
  if (k >= 0.5 && k < 1) shrinkTo(tool, tool.half * k)
}

/** What is poured from is held before the chest, over what it is poured into, which is wide enough to be hit. */
export function fitToPour(node: FigureNode, links: readonly { by: string; node: Node }[]): void {
  const from = links.find(({ by, node: one }) => by === 'what' && one.kind === 'thing')?.node
  if (from?.kind !== 'thing' || from.isPlaced) return
  shrinkTo(
    from,
    Math.min((from.prop === 'box' ? 54 : 70) * node.f, from.half * Math.min(1, (150 * node.f) / from.height)),
  )
  const into = links.find(({ by, node: one }) => by === 'in' && one.kind === 'thing')?.node
  if (into?.kind === 'thing') enlarge(into, Math.min(1.6, (62 * node.f) / into.half))
}

/** Makes a thing no wider than twice `half`. */
export function shrinkTo(thing: ThingNode, half: number): void {
  const k = Math.min(1, half / thing.half)
  resize(thing, k)
}

/** What is said to be small is no larger than a head of whoever has it in the hands. */
export function keepSmall({ f }: FigureNode, thing: ThingNode): void {
  const { size } = thing.thing
  if (size !== 'small' && size !== 'tiny') return
  const most = (size === 'tiny' ? 64 : 104) * f
  if (thing.height > most) shrinkTo(thing, (thing.half * most) / thing.height)
}

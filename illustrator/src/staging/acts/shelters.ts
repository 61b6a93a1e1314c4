import { propInfo } from '../../props/draw-prop.ts'
import { put, type Board } from './board.ts'
import { enlarge, type FigureNode, type ThingNode } from './nodes.ts'

/** Puts a figure into the opening of a tent, which is as large as all who are in it need. */
export function shelter(tent: ThingNode, node: FigureNode, sitters: readonly FigureNode[]): void {
  const isAsleep = node.act?.does === 'sleeps' || node.act?.does === 'lies'
  const k = isAsleep ? 0.74 : 0.84
  node.f *= k
  node.half *= k
  const all = Math.max(1, sitters.length)
  const room = isAsleep ? 132 * node.f : node.half
  // Its opening is two fifths of it.
  enlarge(tent, Math.min(3, (room * (all > 1 ? 1.5 * all : 1.9)) / tent.half / (isAsleep ? 0.8 : 0.52)))
  enlarge(tent, Math.min(1.5, ((isAsleep ? 300 : 480) * node.f) / tent.height))
  const at = Math.max(0, sitters.indexOf(node))
  put(node, tent.x + (at - (all - 1) / 2) * room * 1.5, -12 * node.f)
  node.z = tent.z + 2
  node.how = 'seated'
  node.facing = all > 1 && at > 0 ? -1 : 1
}

/** Hides a figure under a heap of blankets, out of which the eyes look. */
export function hideUnder(board: Board, mound: ThingNode, node: FigureNode): void {
  const all = board.acts.flatMap(({ who, how }) => {
    const one = board.nodes.get(who)
    const isUnder = how.some(({ by, what }) => by === 'under' && what === mound.id)
    return one?.kind === 'figure' && isUnder ? [one] : []
  })
  const needed = all.reduce((sum, { half }) => sum + half, 0)
  enlarge(mound, Math.min(2, (1.15 * needed) / mound.half))
  enlarge(mound, Math.min(1.8, (150 * node.f) / mound.height))
  const at = all.indexOf(node)
  put(node, mound.x + (at - (all.length - 1) / 2) * (1.7 / Math.max(1, all.length)) * mound.half * 0.9, -4)
  node.how = 'behind'
  node.on = mound
  node.facing = node.x > mound.x ? -1 : 1
}

/** An umbrella that nobody holds is over whoever is under it. */
export function holdOver(thing: ThingNode, node: FigureNode, all: number): void {
  if (thing.by) return
  if (thing.y < -10) return
  enlarge(thing, (node.half * 1.25 * Math.max(1, all * 0.86)) / thing.half)
  put(thing, thing.x, -190 * node.f)
  thing.z = node.z - 2
}

/** A stone behind which somebody hides is no pebble. */
export function asBoulder(thing: ThingNode): void {
  thing.prop = 'boulder'
  thing.thing = { ...thing.thing, prop: 'boulder' }
  thing.half = (propInfo.boulder.width / 2) * thing.scale
  thing.height = propInfo.boulder.height * thing.scale
}

/** What has leaves all around whoever is in it. */
export const leafy: ReadonlySet<string> = new Set(['bush', 'brambles', 'reeds'])

/** Puts a figure into leaves, which are as large as its body: of who hides, the eyes look out, of all others the head. */
export function intoLeaves(bush: ThingNode, node: FigureNode, isHidden: boolean): void {
  coverBody(bush, node)
  put(node, bush.x, Math.min(0, (isHidden ? 186 : 140) * node.f - bush.height * 0.84))
  node.on = bush
  node.how = 'inside'
}

/** Makes leaves so large that a body is in them. */
export function coverBody(bush: ThingNode, { f, half }: FigureNode): void {
  enlarge(bush, Math.min(3, Math.max((0.9 * half) / bush.half, (190 * f) / bush.height)))
}

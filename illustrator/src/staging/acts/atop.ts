import type { SceneAct } from '@moonpage/storyteller/scene'
import { frames, goesOnFour } from '../../figures/quadruped-frames.ts'
import type { Placed } from '../players.ts'
import { freeSpot, put, type Board } from './board.ts'
import type { FigureNode } from './nodes.ts'
import { silhouetteOf } from './silhouette.ts'

const onTop: ReadonlySet<SceneAct['does']> = new Set([
  'sits',
  'stands',
  'rides',
  'lies',
  'sleeps',
  'jumps',
  'dances',
  'cheers',
  'waves',
  'is',
  'climbs',
])

/** Puts a figure on another one; false if it is too large for that. */
export function putAtop(board: Board, node: FigureNode, under: FigureNode, act: SceneAct): boolean {
  if (!onTop.has(act.does)) return false
  const share = node.player.size / under.player.size
  const { species } = under.player.sheet
  const isBroad = goesOnFour(species) || species === 'whale'
  const on =
    isBroad && share <= 1.15 ? 'back' : act.does === 'rides' ? 'shoulders' : share <= 0.72 ? 'head' : null
  if (!on) return false
  if (!under.isPlaced) put(under, freeSpot(board, under))
  node.atop = { node: under, on }
  node.how = 'atop'
  node.facing = under.facing
  node.z = under.z + (on === 'shoulders' ? -2.5 : 2.5)
  put(node, under.x - under.facing * (on === 'shoulders' ? 0.6 : 0.1) * under.half, under.y - 150 * under.f)
  return true
}

/** How high the back is of one that goes on four legs, in figure units. */
function backOf({ player }: FigureNode): number {
  const { species } = player.sheet
  if (!goesOnFour(species)) return -150
  const { body } = frames[species]
  return Math.min(...body.filter(([x]) => Math.abs(x + 10) < 60).map(([, y]) => y))
}

/** Whoever is on somebody, where that one is drawn. */
export function raised(
  node: FigureNode,
  own: Placed,
  nodes: readonly FigureNode[],
  figures: readonly { placed: Placed }[],
): Placed {
  const under = node.atop && figures[nodes.indexOf(node.atop.node)]?.placed
  if (!node.atop || !under) return own
  const way = under.facing === 'left' ? -1 : 1
  const base = { ...own, facing: node.target ? own.facing : under.facing, shadow: false }
  const sits = node.act?.does !== 'stands' && node.act?.does !== 'jumps'
  if (node.atop.on === 'head') {
    const { skull } = silhouetteOf(under)
    const sunk = (skull.bottom - skull.top) * 0.1 + (sits ? 16 * own.scale : 0)
    return { ...base, x: (skull.left + skull.right) / 2, y: skull.top + sunk }
  }
  if (node.atop.on === 'back') {
    const y = under.y + backOf(node.atop.node) * under.scale
    return { ...base, x: under.x - way * 14 * under.scale, y: y + (sits ? 30 * own.scale : 12 * own.scale) }
  }
  // On the shoulders, or on the back with the head over the shoulder.
  const { skull } = silhouetteOf(under)
  const face = silhouetteOf({ ...base, x: 0, y: 0 }).face
  const isSmall = node.player.size <= 0.8 * node.atop.node.player.size
  const wide = skull.right - skull.left
  const x =
    (skull.left + skull.right) / 2 - (face.left + face.right) / 2 - way * wide * (isSmall ? 0.22 : 0.74)
  const bottom = isSmall ? skull.top : skull.top + (skull.bottom - skull.top) * 0.5
  return { ...base, x, y: bottom - face.bottom }
}

import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSide, freeSpot, put, turnTo, type Board } from './board.ts'
import { deeds, type Deed } from './deeds.ts'
import { handleOf, reachOf } from './handles.ts'
import { armOf, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'

/** Water at whose edge one is who looks into it. */
const mirrors: ReadonlySet<string> = new Set(['puddle', 'pond'])

/** How far apart the middles of a figure and of what it acts on are. */
export function distanceOf(node: FigureNode, about: Node, deed: Deed, act: SceneAct): number {
  if (about.kind === 'thing') {
    const arm = armOf(node)
    // What is poured falls before the hands.
    if (act.does === 'looks' && mirrors.has(about.prop)) return about.half * 0.94 + node.half * 0.4
    if (act.does === 'knocks') return about.half + 1.04 * arm
    if (act.does === 'pours' && node.holds) return arm + node.holds.half * 1.5 + about.half * 0.2
    const gap = { touch: 0.86, close: 0.62, step: 1.3 }[deed.far] * arm
    return deed.far === 'touch'
      ? Math.max(16 * node.f, reachOf(about) + gapAt(node, about, gap))
      : about.half + gap
  }
  const bodies = node.half + about.half
  if (act.does === 'sneezes') return bodies + 190 * node.f
  if (act.does === 'hugs') return Math.max(0.76 * bodies, cheekToCheek(node, about))
  // The mouth at the ear.
  if (act.does === 'whispers') return Math.max(0.7 * bodies, 0.92 * cheekToCheek(node, about))
  // Whoever pushes leans forward, beside the other's face.
  if (act.does === 'pushes') return 1.08 * bodies + 64 * node.f
  if (act.does === 'holds-hands') return bodies
  if (node.holds && deed.far === 'touch' && deed.grasp === undefined)
    return armOf(node) * 0.95 + about.half * 0.8
  if (node.holds && deed.far === 'touch')
    return Math.max(
      armOf(node) + Math.max(armOf(about) * 0.9, about.half * 1.05) + node.holds.half * 0.7,
      bodies * 1.2,
    )
  if (deed.far === 'touch')
    return Math.max(armOf(node) * 0.8 + about.half * 0.7, bodies * (about.on ? 1.12 : 1))
  if (act.does === 'points') return 200 * node.f + about.half
  return bodies + (deed.far === 'close' ? 34 : 70) * node.f
}

/** How far a figure is from a handle: a high one is before the face, and further off than the muzzle. */
function gapAt(node: FigureNode, { height, ...thing }: ThingNode, gap: number): number {
  const { species } = node.player.sheet
  const isHigh = height * (handleOf({ height, ...thing })?.y ?? 0) > 190 * node.f
  return isHigh && !goesOnFour(species) && species !== 'whale' ? 1.22 * armOf(node) : gap
}

/** The distance in x at which two faces touch: none if one is far below the other. */
function cheekToCheek(node: FigureNode, about: FigureNode): number {
  const faces = 110 * (node.f + about.f)
  const below = 236 * (node.f - about.f)
  return Math.sqrt(Math.max(0, faces ** 2 - below ** 2))
}

/** Stands a figure at a node, in front of it if it is a figure, and turns the two to each other. */
export function standAt(board: Board, node: FigureNode, about: Node, distance: number): void {
  if (node.isPlaced && !about.isPlaced) {
    const spot = freeSide(board, about, node, distance, node.facing)
    put(about, spot.x)
    if (about.kind === 'figure') about.facing = spot.side > 0 ? -1 : 1
    node.facing = spot.side
    return
  }
  if (!about.isPlaced) put(about, freeSpot(board, about))
  if (!node.isPlaced) {
    const sitter = figuresOn(board).find(({ on }) => on === about)
    // Somebody who goes away is seen from behind, and not run into.
    const away =
      about.kind === 'figure' &&
      about.act?.how.every(({ what }) => what === 'far') &&
      deeds[about.act.does].goes
    // Whoever opens a door is looked at from behind, and not through the door.
    const screen = about.kind === 'figure' && about.how === 'free' ? about.target : null
    const isScreened =
      screen?.kind === 'thing' && !screen.by && screen.isPlaced && screen.height > 200 * node.f
    const prefers =
      about.kind === 'figure'
        ? away || isScreened
          ? (-about.facing as 1 | -1)
          : about.facing
        : sitter && sitter.x < about.x
          ? 1
          : -1
    const spot = freeSide(board, node, about, distance, prefers)
    const isFar = Math.abs(spot.x - about.x) > distance + node.half
    const isScreen =
      about.kind === 'thing' && about.height > 130 * board.scale && about.height < 200 * board.scale
    // Whoever goes on four has the head low.
    const isSeen =
      about.kind === 'thing' && about.height < (goesOnFour(node.player.sheet.species) ? 60 : 165) * node.f
    if (isScreen && isFar && isSeen && about.kind === 'thing' && about.prop !== 'pit')
      return standBehind(board, node, about)
    put(node, spot.x)
  }
  turnTo(node, about)
}

/** Where both sides of a thing are taken, the third stands behind it. */
function standBehind(board: Board, node: FigureNode, about: ThingNode): void {
  put(node, about.x + 8, -52 * board.scale)
  node.z = about.z - 17
}

/** Who helps to push, or to pull, is behind whoever does, a hand on them. */
export function pushAfter(board: Board, node: FigureNode, leader: FigureNode): void {
  const others = figuresOn(board).filter(
    (one) => one !== leader && isIn(one) && one.act?.does === node.act?.does,
  )
  const last = others.at(-1) ?? leader
  put(node, last.x - last.facing * (last.half + node.half) * 0.92, -8 * board.scale)
  node.z = last.z - 2
  node.facing = leader.facing
  node.target = last
}

import type { Scene, SceneAct } from '@moonpage/storyteller/scene'
import type { Placed } from '../players.ts'
import { figuresOn, put, type Board } from './board.ts'
import type { Frame } from './frame.ts'
import { seatTops } from './deeds.ts'
import { enlarge, type FigureNode, type ThingNode } from './nodes.ts'

/** Whose place it is in a bed that is seen from the side, and of how many. */
export type Tucked = { at: number; of: number }

const rests: ReadonlySet<SceneAct['does']> = new Set(['sleeps', 'lies'])

/** Whether an act has somebody lie in a bed that is seen from the side. */
const liesIn = ({ does, how }: SceneAct, bed: string): boolean =>
  how.some(({ by, what }) => what === bed && (by === 'in' || (by === 'on' && rests.has(does)))) &&
  (rests.has(does) || does === 'hides')

/** A scene in which who hides under a blanket in a bed has no other blanket than its quilt. Pure. */
export function withQuilts(scene: Scene): Scene {
  const { acts = [], things = [] } = scene
  const propOf = (id: string) => things.find((one) => one.id === id)?.prop
  const isUnderQuilt = ({ how }: SceneAct) =>
    how.some(({ by, what }) => by === 'under' && propOf(what) === 'blanket') &&
    how.some(({ by, what }) => (by === 'in' || by === 'on') && propOf(what) === 'bed')
  if (!acts.some(isUnderQuilt)) return scene
  const told = acts.map((act) =>
    isUnderQuilt(act)
      ? {
          ...act,
          how: act.how
            .filter(({ by, what }) => by !== 'under' || propOf(what) !== 'blanket')
            .map((link) => (propOf(link.what) === 'bed' ? { ...link, by: 'in' as const } : link)),
        }
      : act,
  )
  const isNamed = (id: string) =>
    told.some(({ who, how }) => who === id || how.some(({ what }) => what === id))
  return { ...scene, acts: told, things: things.filter(({ id, prop }) => prop !== 'blanket' || isNamed(id)) }
}

/** Lays somebody into a bed, the first one on its pillow, the others beside. False for who does not lie in it. */
export function tuckIn(board: Board, node: FigureNode, bed: ThingNode): boolean {
  if (bed.prop !== 'bed') return false
  const line = figuresOn(board).filter(({ id }) =>
    board.acts.some((act) => act.who === id && liesIn(act, bed.id)),
  )
  const isFirst = !figuresOn(board).some((one) => one !== node && one.on === bed)
  // Where the place has beds of its own, these are laid out later.
  if (!line.includes(node) || (board.hasBeds && (!isFirst || node.act?.does === 'hides'))) return false
  const top = seatTops['bed']! * bed.scale
  const most = board.hasBeds ? node.f : Math.max(...line.map(({ f }) => f))
  enlarge(bed, Math.min(2, (1.3 * most) / bed.scale))
  put(node, bed.x, -top)
  node.how = 'seated'
  node.on = bed
  node.tuckedIn = { at: line.indexOf(node), of: line.length }
  node.facing = 1
  return true
}

/** How far a head sinks under the quilt of who hides in a bed, in units of the bed. */
const sunk = 30

/** Lays somebody into a bed that is seen from the side, up to the edge of its quilt; on it are the heads of all but the first. */
export function inSideBed(
  placed: Placed,
  { x, y, scale }: ThingNode,
  { at: place, of }: Tucked,
  { toX, toY }: Frame,
  hides: boolean,
): Placed {
  const at = (dx: number, dy: number) => `${toX(x) + dx * scale} ${toY(y) + dy * scale}`
  const down = hides ? sunk : 0
  const lying = { ...placed, facing: 'right' as const, inBed: true, shadow: false }
  if (place === 0)
    return {
      ...lying,
      x: toX(x) - (138 - down) * scale,
      y: toY(y) - (208 - down) * scale,
      scale: Math.min(placed.scale, scale / 1.3),
      bedTurn: placed.sheet.species === 'whale' ? -8 : -52,
      clip: `M${at(-3000, -3000)}H${toX(x) + 3000 * scale}L${at(-52, -150)}Q${at(-80, -100)} ${at(-64, -60)}H${toX(x) - 3000 * scale}Z`,
    }
  const step = of > 3 ? 96 : 128
  return {
    ...lying,
    x: toX(x) + (-2 + step * (place - 1)) * scale,
    y: toY(y) - (222 - down) * scale,
    scale: Math.min(placed.scale, scale / (of > 3 ? 1.66 : 1.36)),
    bedTurn: place % 2 ? 12 : -10,
    // Behind the edge of the quilt.
    clip: `M${at(-3000, -3000)}H${toX(x) + 3000 * scale}L${at(256, -162)}C${at(170, -192)} ${at(-10, -192)} ${at(-66, -156)}L${at(-3000, -156)}Z`,
  }
}

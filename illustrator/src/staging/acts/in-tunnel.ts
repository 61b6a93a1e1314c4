import type { Prop, Relation, SceneAct } from '@moonpage/storyteller/scene'
import { n1 } from '../../path.ts'
import { barrelMouth, farMouth, logMouth, type Mouth } from '../../props/hollow-things.ts'
import { propInfo } from '../../props/draw-prop.ts'
import type { Spot } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { Placed } from '../players.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import type { Frame } from './frame.ts'
import { armOf, enlarge, isIn, type FigureNode, type ThingNode } from './nodes.ts'
import { silhouetteOf } from './silhouette.ts'

/** Things that lie, and are open at one end: their opening, and the state in which it is seen. */
const tunnels: Readonly<Partial<Record<Prop, { mouth: Mouth; state: 'open' | 'flat'; high: number }>>> = {
  log: { mouth: logMouth, state: 'open', high: 124 },
  barrel: { mouth: barrelMouth, state: 'flat', high: 140 },
}

/** What hands or eyes do in a hollow thing, from before its opening. */
const fromOutside: ReadonlySet<SceneAct['does']> = new Set([
  'looks',
  'reaches',
  'throws',
  'drops',
  'lays',
  'pours',
  'points',
  'listens',
  'sniffs',
  'digs',
  'knocks',
  'shouts',
  'says',
  'whispers',
])

/** In a barrel that stands one sits or stands; who goes through it is in one that lies. */
const liesFor = (thing: ThingNode, by: Relation): boolean =>
  thing.prop === 'log' || by === 'through' || tunnels[thing.prop]?.state === thing.thing.state

/** Whether an act has somebody in a hollow log, or in a barrel that lies. */
function isWithin(thing: ThingNode, by: Relation, does: SceneAct['does']): boolean {
  if (!tunnels[thing.prop] || thing.by || thing.thing.count > 1 || thing.depth > 0) return false
  if (!liesFor(thing, by)) return false
  return by === 'in' ? !fromOutside.has(does) : by === 'through' || (by === 'from' && does === 'peeps')
}

/** Somebody in a hollow thing whose head is in its opening. */
export const isInTunnel = ({ how, on }: Pick<FigureNode, 'how' | 'on'>): boolean =>
  how === 'peeping' &&
  on !== null &&
  on.thing.state !== undefined &&
  tunnels[on.prop]?.state === on.thing.state

/** Who is in it by an act of the scene. */
const isMeant = ({ acts, nodes }: Board, thing: ThingNode, except: FigureNode): boolean =>
  acts.some(
    ({ who, does, how }) =>
      who !== except.id &&
      nodes.get(who)?.kind === 'figure' &&
      how.some(({ by, what }) => what === thing.id && by === 'in' && !fromOutside.has(does)),
  )

/** The x of the opening on the tableau. */
const openingX = (thing: ThingNode): number => {
  const { mouth } = tunnels[thing.prop]!
  return thing.x + mouth.x * thing.scale * (thing.faces ?? 1)
}

/** The radius of a head, in figure units. */
const head = 88

/** How far from the middle of the opening somebody stands whose hands or nose are at it. */
export const beforeOpening = (node: FigureNode, thing: ThingNode): number =>
  0.6 * tunnels[thing.prop]!.mouth.rx * thing.scale +
  armOf(node) * (goesOnFour(node.player.sheet.species) ? 1.5 : 1.1)

/** The paws of somebody in it: the near rim of the opening, on the tableau. */
export function rimOf(thing: ThingNode): Spot {
  const { mouth } = tunnels[thing.prop]!
  const side = thing.faces === 1 ? -1 : 1
  return {
    x: openingX(thing) + side * mouth.rx * thing.scale,
    y: thing.y + (mouth.y + 0.4 * mouth.ry) * thing.scale,
  }
}

/** Puts those who are in a hollow thing there before anybody comes to it. */
export function enterFirst(board: Board): void {
  for (const { who, does, how } of board.acts) {
    const node = board.nodes.get(who)
    if (node?.kind !== 'figure' || node.depth > 0) continue
    for (const { by, what } of how) {
      const thing = board.nodes.get(what)
      if (thing?.kind !== 'thing' || !isWithin(thing, by, does)) continue
      if (by === 'in' || !isMeant(board, thing, node)) enterTunnel(board, node, thing, by, does)
    }
  }
}

/** Shows a thing with its opening at the side where the others are, and large enough for a head. */
function lay(board: Board, node: FigureNode, thing: ThingNode): void {
  const { mouth, state, high } = tunnels[thing.prop]!
  const grown = Math.max(1, Math.min((head * node.f) / mouth.ry / thing.scale, 860 / (2 * thing.half)))
  if (thing.thing.state !== state || thing.thing.make) {
    thing.thing = { ...thing.thing, state }
    thing.height = high * thing.scale
  }
  enlarge(thing, grown)
  const others = figuresOn(board).filter((one) => one !== node && isIn(one))
  if (!thing.isPlaced) put(thing, freeSpot(board, thing))
  const middle = others.reduce((sum, { x }) => sum + x, 0) / (others.length || 1)
  const isLeft = others.length > 0 && middle < thing.x
  thing.faces ??= isLeft ? 1 : -1
}

/**
 * Puts somebody into a hollow log, the head out of its end; who looks into it where somebody else is, stands before the opening.
 * False for anything else.
 */
export function enterTunnel(
  board: Board,
  node: FigureNode,
  thing: ThingNode,
  by: Relation,
  does: SceneAct['does'],
): boolean {
  if (node.on === thing && isInTunnel(node)) return true
  if (node.isPlaced || !isWithin(thing, by, does)) return false
  const inside = figuresOn(board).filter((one) => one !== node && one.on === thing && isInTunnel(one))
  if (thing.prop === 'log' && by === 'through' && inside.length === 1 && !inside[0]!.atFarEnd) {
    const [other] = inside as [FigureNode]
    if (other.act?.how.some((link) => link.by === 'through' && link.what === thing.id))
      return enterFarEnd(node, thing)
  }
  if (does === 'peeps' && by !== 'in' && (inside.length > 0 || isMeant(board, thing, node))) {
    if (inside.length === 0) lay(board, node, thing)
    const side = thing.faces === 1 ? -1 : 1
    put(node, openingX(thing) + side * beforeOpening(node, thing))
    node.act = node.act && { ...node.act, does: 'looks' }
    node.target = inside[0] ?? thing
    turnTo(node, thing)
    return true
  }
  if (inside.length > 0) return false
  lay(board, node, thing)
  Object.assign(node, { on: thing, how: 'peeping' })
  put(node, openingX(thing))
  node.facing = thing.faces === 1 ? -1 : 1
  // Whoever sleeps there has the eyes shut.
  if (node.act && (does === 'sleeps' || does === 'lies') && node.act.does === does)
    node.act = { ...node.act, does: 'is', feels: 'sleepy' }
  return true
}

/** Puts the head of a second one into the other end of a log. */
function enterFarEnd(node: FigureNode, log: ThingNode): true {
  log.thing = { ...log.thing, make: 'tunnel' }
  Object.assign(node, { on: log, how: 'peeping', atFarEnd: true })
  put(node, log.x + farMouth.x * log.scale * (log.faces ?? 1))
  node.facing = log.faces === 1 ? 1 : -1
  return true
}

/** The head of somebody in the opening, over its lower rim; the body is in the dark behind. */
export function inOpening(placed: Placed, on: ThingNode, { toX, toY }: Frame, atFarEnd = false): Placed {
  const mouth = atFarEnd ? farMouth : tunnels[on.prop]!.mouth
  const way = (on.faces ?? 1) * (toX(1) > toX(0) ? 1 : -1)
  const cx = toX(on.x) + way * mouth.x * on.scale
  const gripY = propInfo[on.prop].gripY ?? 0
  const cy = toY(on.y) + (mouth.y - gripY) * on.scale
  const [rx, ry] = [mouth.rx * on.scale, mouth.ry * on.scale]
  const own = silhouetteOf({ ...placed, x: 0, y: 0, scale: 1 }).skull
  const scale = Math.min(
    placed.scale,
    (1.06 * ry * 2) / (own.bottom - own.top),
    (2.3 * rx) / (own.right - own.left),
  )
  const body = atFarEnd ? -way : way
  const at = (x: number, y: number) => `${n1(cx + body * x)} ${n1(y)}`
  return {
    ...placed,
    scale,
    x: cx - ((own.left + own.right) / 2) * scale - body * rx * 0.16,
    y: cy - ((own.top + own.bottom) / 2) * scale + ry * 0.06,
    shadow: false,
    clip: `M${at(-3000, -3000)}L${at(rx * 1.3, -3000)}L${at(rx, cy)}A${n1(rx)} ${n1(ry)} 0 0 ${body > 0 ? 1 : 0} ${at(-rx, cy)}L${at(-3000, cy)}Z`,
  }
}

import type { Relation, Scene, SceneAct } from '@moonpage/storyteller/scene'
import type { Player } from '../players.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { deeds, hollow, openings, wide, type Deed } from './deeds.ts'
import { putIn, seated, turnIn } from './put-in.ts'
import { stageCloth } from './cloth.ts'
import { figuresOn, freeSide, freeSpot, put, turnTo, type Board } from './board.ts'
import { stageFar } from './distance.ts'
import { ownCopies } from './own-copies.ts'
import { actOf, dress, isWorn } from './dress.ts'
import { canHold, hasSky, isMouthful } from './hands.ts'
import { cords, eatFromEnd, pullApart, pullFromOtherEnd, tie } from './ropes.ts'
import { distanceOf, pushAfter, standAt } from './stand-at.ts'
import { isBlown } from './act-body.ts'
import { putAtop } from './atop.ts'
import { betweenOf, putBetween } from './between.ts'
import { contain, isVessel } from './contain.ts'
import { chase, isChase } from './chases.ts'
import { liftOff } from './lift-off.ts'
import { stageDrawing } from './drawings.ts'
import { throwThing, throwTo } from './throws.ts'
import { seatRiders, tiltSeesaws } from './seesaw.ts'
import { fitInto, putOn, sneezed, stageThing } from './stage-thing.ts'
import {
  armOf,
  depthOf,
  figureNode,
  isIn,
  thingNode,
  type FigureNode,
  type Node,
  type ThingNode,
} from './nodes.ts'

/** Who and what is where, around the one who acts first, who faces right. In canvas units; y of the ground is 0. */
export type Tableau = { figures: FigureNode[]; things: ThingNode[] }

type Link = { by: Relation; node: Node }

/** Places a figure and what it does something to. */
function stageFigure(board: Board, node: FigureNode, act: SceneAct): void {
  const deed = deeds[act.does]
  const links = act.how.flatMap(({ by, what }): Link[] => {
    const other = board.nodes.get(what)
    return other && other !== node ? [{ by, node: other }] : []
  })
  if (act.does === 'wears') {
    const how = act.how.filter(({ what }) => !isWorn(board.nodes.get(what)))
    if (how.length < act.how.length) return stageFigure(board, node, { ...act, does: 'is', how })
  }
  const above = links.find(
    ({ by, node: one }) => by === 'from' && one.kind === 'thing' && one.prop === 'balloon',
  )
  if (act.does === 'hangs' && above?.node.kind === 'thing') {
    put(node, node.isPlaced ? node.x : figuresOn(board).some(isIn) ? freeSpot(board, node) : 0, -150 * node.f)
    put(above.node, node.x, node.y - 330 * node.f)
    above.node.z = 6
    return
  }
  const raised = links.find(
    ({ by, node: one }) => by === 'what' && one.kind === 'thing' && !one.isPlaced,
  )?.node
  if (act.does === 'lifts' && raised?.kind === 'thing' && isMouthful(node, raised)) {
    stageFigure(board, node, { ...act, how: act.how.filter(({ by }) => by !== 'what') })
    put(raised, node.x + node.facing * 96 * node.f, node.y - 318 * node.f)
    raised.z = 14
    node.target = raised
    return
  }
  if (liftOff(board, node, act, links)) return
  if (stageDrawing(board, node, act, links)) return
  const ahead = isChase(act) && links.find(({ by }) => by === 'what' || by === 'behind')?.node
  if (ahead && ahead.depth === 0) return chase(board, node, ahead)
  const ends = betweenOf(board, node, act)
  if (ends.length > 0) putBetween(board, node, ends)
  if (act.does === 'throws' && throwTo(board, node, links)) return
  if (act.does === 'throws' && raised?.kind === 'thing')
    return throwThing(board, node, raised, links.find((link) => link.node !== raised)?.node)
  const rope = links.find(({ by, node: one }) => by === 'what' && one.kind === 'thing' && cords.has(one.prop))
  if (act.does === 'eats' && rope?.node.kind === 'thing' && rope.node.prop === 'noodle')
    return eatFromEnd(board, node, rope.node)
  const end = links.find(({ by, node: one }) => by === 'on' && one.kind === 'thing')
  if (act.does === 'pulls' && rope?.node.kind === 'thing' && !end && pullFromOtherEnd(board, node, rope.node))
    return
  if (act.does === 'pulls' && rope?.node.kind === 'thing' && end) {
    standAt(board, node, end.node, end.node.half + armOf(node) + 90 * node.f)
    put(rope.node, node.x)
    node.target = rope.node
    return
  }
  const laid = layOn(board, node, links, act, deed)
  if (laid) return
  const held = links.find(
    (link) =>
      link.node.kind === 'thing' &&
      !link.node.isPlaced &&
      canHold(node, link.node, deed) &&
      (link.by === 'what' ? deed.grasp !== undefined || isBlown(node, link.node) : link.by === 'with'),
  )
  if (held?.node.kind === 'thing') {
    node.holds = held.node
    // What is torn in a mouth is no larger than the head.
    if (act.does === 'tears') shrinkTo(held.node, 84 * node.f)
    held.node.by = node
    held.node.isPlaced = true
  }
  const rest = links.filter((link) => link !== held && link.by !== 'between')
  for (const { by, node: about } of rest) stageLink(board, node, about, by, act, deed)
  if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  if (rest.length === 0 && !node.on && figuresOn(board).filter(isIn).length > 1) turnIn(board, node)
  node.target ??= rest[0]?.node ?? node.holds
}

function shrinkTo(thing: ThingNode, half: number): void {
  const k = Math.min(1, half / thing.half)
  thing.scale *= k
  thing.half *= k
  thing.height *= k
}

/** Puts a thing on another, where both are seen; false when it stays in the hands. */
function layOn(board: Board, node: FigureNode, links: readonly Link[], act: SceneAct, deed: Deed): boolean {
  if (act.does !== 'lays') return false
  const [thing] = links.flatMap(({ by, node: one }) => (by === 'what' && one.kind === 'thing' ? [one] : []))
  const link = links.find(
    ({ by, node: one }) =>
      (by === 'on' || by === 'in' || by === 'over') &&
      one.kind === 'thing' &&
      propInfo[one.prop].width < wide,
  )
  const under = link?.node.kind === 'thing' ? link.node : null
  if (!thing || !under || thing.isPlaced || under.by || under.half < thing.half * 0.7) return false
  standAt(board, node, under, distanceOf(node, under, deed, act))
  if (link?.by === 'in' && openings.has(under.prop) && !isVessel(under)) fitInto(thing, under)
  else if (link?.by === 'in' && isVessel(under)) contain(thing, under, board.nodes.values())
  else putOn(thing, under, (node.x > under.x ? 1 : -1) * (under.prop === 'seesaw' ? 0.85 : 0.4))
  node.target = thing
  return true
}

/** A larger one would hide the face of whom it sits on. */
const fitsOnLap = (node: FigureNode, seat: FigureNode): boolean =>
  node.player.size <= (isAsleep(node) ? 1.1 : 0.66) * seat.player.size

const isAsleep = ({ act }: FigureNode): boolean => act?.does === 'sleeps' || act?.does === 'lies'

/** Puts a figure on the lap of one who sits, a little to the front, so that both faces are seen; a whale has its back for a lap. */
function sitOnLap(board: Board, node: FigureNode, seat: FigureNode): void {
  if (!seat.isPlaced) put(seat, freeSpot(board, seat))
  const isWhale = seat.player.sheet.species === 'whale'
  if (isAsleep(node)) {
    // Curled up, and low.
    const k = Math.min(0.7, (0.66 * seat.player.size) / node.player.size)
    node.f *= k
    node.half *= k
  }
  put(
    node,
    seat.x + seat.facing * seat.half * (isWhale ? -0.2 : 0.3),
    seat.y - seat.half * (isWhale ? 0.92 : 0.4),
  )
  node.z = seat.z + 2
  node.facing = seat.facing
  node.how = 'seated'
}

/** Where one goes for something: to whoever holds it, or to what it lies on. */
function placeOf({ nodes, acts }: Board, about: Node, node: FigureNode): Node {
  if (about.kind === 'figure') return about
  if (about.by && about.by !== node) return about.by
  const own = acts.find(({ who, does }) => who === about.id && does !== 'is')
  const under = own?.how.find(({ by }) => by === 'on' || by === 'in')?.what
  return (!about.isPlaced && under !== undefined && nodes.get(under)) || about
}

function stageLink(
  board: Board,
  node: FigureNode,
  about: Node,
  by: Relation,
  act: SceneAct,
  deed: Deed,
): void {
  if (about.depth > 0) {
    node.target ??= about
    if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
    node.facing = 1
    return
  }
  const others = figuresOn(board)
  if (about.kind === 'thing' && !about.isPlaced && hasSky.has(about.prop) && (by === 'at' || by === 'to')) {
    if (!node.isPlaced) put(node, others.some(isIn) ? freeSpot(board, node) : 0)
    put(about, node.x + node.facing * 190 * board.scale, -400 * board.scale)
    node.target ??= about
    return
  }
  const there = placeOf(board, about, node)
  const isAfloat = act.does === 'swims' && there.kind === 'thing' && waters.has(there.prop)
  const isOn = (by === 'on' || by === 'in') && (seated.has(act.does) || isAfloat)
  if (there.kind === 'thing') {
    const isHidden = by === 'in' && act.does === 'hides' && hollow.has(there.prop)
    if (isOn || isHidden || (by === 'in' && there.prop === 'pit')) return putIn(board, node, there, by)
    const stoops = by === 'under' && act.does === 'peeps'
    if ((by === 'under' || by === 'behind') && !node.on && !stoops) return putIn(board, node, there, by)
    if ((act.does === 'falls' || act.does === 'tumbles') && (by === 'in' || by === 'on')) {
      if (!there.isPlaced) put(there, freeSpot(board, there))
      // Head over heels, with the lower half in it.
      const before = others.filter(({ on }) => on === there).length
      put(node, there.x + before * 2 * node.half, -there.height * 0.3)
      node.on = there
      node.how = 'behind'
      return
    }
    if (by === 'through' && (act.does === 'peeps' || deed.goes)) return putIn(board, node, there, by)
    if (by === 'from' && act.does === 'peeps') return putIn(board, node, there, 'through')
    node.target ??= about
    const leader = others.find(
      (one) => one !== node && isIn(one) && isPush(one.act?.does) && one.target === there,
    )
    if (isPush(act.does) && leader && !node.isPlaced) return pushAfter(board, node, leader)
    const puller = others.find(
      (one) => one !== node && isIn(one) && one.act?.does === 'pulls' && one.target === there,
    )
    const isPushed = board.acts.some(
      ({ does, how }) => does === 'pushes' && how.some(({ what }) => what === there.id),
    )
    // The other side is that of whoever pushes.
    if (act.does === 'pulls' && puller && isPushed && !node.isPlaced) return pushAfter(board, node, puller)
    return standAt(board, node, there, distanceOf(node, there, deed, act))
  }
  if (by === 'behind') {
    if (!there.isPlaced) put(there, freeSpot(board, there))
    const apart = (there.half + node.half) * (act.does === 'hides' ? 0.92 : 0.94)
    const x = there.x - there.facing * apart
    if (!node.isPlaced) put(node, x, -22 * board.scale)
    node.z = there.z - 5
    node.facing = there.facing
    return
  }
  const isLap = isAsleep(node) || (act.does === 'sits' && there.act?.does === 'sits')
  if (by === 'on' && isLap && !node.isPlaced && fitsOnLap(node, there)) return sitOnLap(board, node, there)
  if (by === 'on' && !node.isPlaced && putAtop(board, node, there, act)) return
  if (by === 'beside' || by === 'with' || isOn) {
    if (!there.isPlaced) put(there, freeSpot(board, there))
    if (!node.isPlaced) {
      const isClose = act.does === 'sleeps' || act.does === 'lies' || act.does === 'sits'
      const distance = (there.half + node.half) * (isClose ? 1.06 : 1.16)
      const prefers = there.target && there.target !== node ? (-there.facing as 1 | -1) : there.facing
      put(node, freeSide(board, node, there, distance, prefers).x)
    }
    if (deed.goes && there.act && deeds[there.act.does].goes) node.facing = there.facing
    else turnTo(node, there)
    return
  }
  if (by === 'from' && deed.goes) {
    if (!there.isPlaced) put(there, freeSpot(board, there))
    if (!node.isPlaced) put(node, freeSide(board, node, there, 1.5 * (node.half + there.half), 1).x)
    node.facing = node.x > there.x ? 1 : -1
    return
  }
  if (by === 'from' && node.target?.kind === 'thing') {
    // It is pulled off somebody, who is at its other side.
    const thing = node.target
    const side = thing.x > node.x ? 1 : -1
    if (!there.isPlaced) put(there, thing.x + side * (thing.half + there.half * 0.8))
    turnTo(there, node)
    return
  }
  const between = node.target
  if (between?.kind === 'thing' && !between.by && (act.does === 'shows' || act.does === 'gives')) {
    // What is too large to be held is between the two.
    const side = between.x > node.x ? 1 : -1
    if (!there.isPlaced) put(there, between.x + side * (between.half + armOf(there) * 0.8))
    return turnTo(there, node)
  }
  node.target ??= about
  const wasPlaced = there.isPlaced
  standAt(board, node, there, distanceOf(node, there, deed, act))
  if (!wasPlaced && !deed.goes) turnTo(there, node)
  if (others.length === 2 && !there.act) turnTo(there, node)
}

const waters: ReadonlySet<string> = new Set(['pond', 'puddle', 'bathtub', 'mud'])

const isPush = (does: SceneAct['does'] | undefined): boolean => does === 'pushes' || does === 'rolls'

/** Turns a figure to what it looks at, unless it touches it or goes somewhere. */
function turnToTarget(node: FigureNode): void {
  const deed = node.act && deeds[node.act.does]
  if (!deed || deed.far === 'touch' || deed.goes || !node.target) return
  turnTo(node, node.target)
}

/**
 * Places everybody and everything of a scene's acts next to what they act on. Pure: nodes are made here.
 *
 * @param scale of a figure of size 1
 */
export function tableauOf(
  scene: Pick<Scene, 'acts' | 'things'>,
  players: readonly Player[],
  scale: number,
): Tableau {
  const { acts, things } = ownCopies(scene.acts ?? [], scene.things ?? [])
  const nodes = new Map<string, Node>()
  for (const player of players) {
    const act = actOf(acts, player.member.who)
    nodes.set(player.member.who, figureNode(player, scale, act))
  }
  for (const thing of things) {
    const own = acts.find(({ who }) => who === thing.id)
    // What somebody far off is on is far off, too.
    const under = acts.find(({ how }) => how.some(({ by, what }) => by === 'on' && what === thing.id))
    const depth = depthOf(own ?? under)
    const node = thingNode(thing, scale, { depth, isActor: own !== undefined })
    if (node) nodes.set(thing.id, node)
  }
  const board: Board = { scale, nodes, acts }
  dress(acts, nodes)
  const done = new Set<string>(stageCloth(acts, nodes, scale).map(({ id }) => id))
  const later: { thing: ThingNode; act: SceneAct }[] = []
  for (const act of acts) {
    const node = nodes.get(act.who)
    if (node && node.depth > 0) continue
    if (node?.kind === 'figure') {
      // A mood or a verb may have been changed.
      if (act.how !== node.act?.how) continue
      if (!done.has(act.who)) stageFigure(board, node, act)
    } else if (node?.kind === 'thing') later.push({ thing: node, act })
    done.add(act.who)
  }
  for (const { thing, act } of later) if (!thing.isPlaced || act.does !== 'is') stageThing(board, thing, act)
  // What somebody looks at may have got another place since.
  for (const node of figuresOn(board))
    if (later.some(({ thing }) => thing === node.target) && node.how === 'free' && !node.holds)
      turnToTarget(node)
  const all = [...nodes.values()]
  for (const node of all) if (!node.isPlaced && node.depth === 0) put(node, freeSpot(board, node))
  tiltSeesaws(all, scale)
  pullApart(all)
  seatRiders(all)
  stageFar(all, scale)
  for (const node of figuresOn(board)) tie(node, all)
  all.push(...figuresOn(board).flatMap((node) => sneezed(node) ?? []))
  return {
    figures: figuresOn(board),
    things: all.filter((node) => node.kind === 'thing'),
  }
}

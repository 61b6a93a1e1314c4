import {
  isRestingPlace,
  isRoom,
  type Relation,
  type Scene,
  type SceneAct,
  type Thing,
} from '@moonpage/storyteller/scene'
import type { Player } from '../players.ts'
import type { Stage } from '../../stage-of-place.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { deeds } from './deeds.ts'
import { putIn, turnIn } from './put-in.ts'
import { fitToHand, fitToPour, holdBesides, keepSmall, shrinkTo } from './hold-besides.ts'
import { stageCloth } from './cloth.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { stageFar } from './distance.ts'
import { ownCopies } from './own-copies.ts'
import { actOf, dress, isWorn, resting } from './dress.ts'
import { canHold, hasSky, isMouthful } from './hands.ts'
import { cords, eatFromEnd, pullApart, tie } from './ropes.ts'
import { standAt } from './stand-at.ts'
import { holdingOn } from './at-handles.ts'
import { isBlown } from './grasp.ts'
import { isRod } from './rods.ts'
import { betweenOf, putBetween } from './between.ts'
import { carryRider } from './carry-rider.ts'
import { coverWith } from './cover.ts'
import { cradle } from './cradle.ts'
import { letDown } from './into-hole.ts'
import { isScarfPulled } from './cord-plans.ts'
import { layOn } from './lay-on.ts'
import { dragging, fitStick, trailing } from './sticks.ts'
import { chase, isChase } from './chases.ts'
import { hangFrom } from './hang-from.ts'
import { enterFirst } from './in-tunnel.ts'
import { dropKites, layKites, whoFlies } from './kites.ts'
import { takeInArms } from './in-arms.ts'
import { liftOff } from './lift-off.ts'
import { dig, wash } from './ground-work.ts'
import { stageDrawing } from './drawings.ts'
import { isPit } from './pits.ts'
import { stageOnItsWay } from './way-of-things.ts'
import { closeUp, stageLink } from './stage-link.ts'
import { gird, hangOnCord, hangUpOn, stringBetween } from './hung-on-cords.ts'
import { holdCord, isPullingAlone, isWide, pullFromAfar, swingFrom, tieCord } from './strung.ts'
import { throwThing, throwTo } from './throws.ts'
import { carryTogether } from './together.ts'
import { catchInNet, plant } from './upright-things.ts'
import { tieTo, tow } from './tow.ts'
import { walled } from './walled.ts'
import { watch } from './watch.ts'
import { flyOn } from './aloft.ts'
import { pullFrom } from './pulled-from.ts'
import { putInFront } from './in-front.ts'
import { seatRiders, tiltSeesaws } from './seesaw.ts'
import { sneezed } from './sneeze.ts'
import { stageThing } from './stage-thing.ts'
import {
  armOf,
  asleep,
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

/** Puts whoever does something on a chair, in a cart or behind a tree there first. */
function seatFirst(board: Board, node: FigureNode, act: SceneAct): void {
  for (const { who, does, how } of board.acts) {
    if (who !== act.who || does === act.does || node.isPlaced) continue
    const link = how.find(({ by }) =>
      by === 'on' || by === 'in'
        ? resting.has(does)
        : aroundIt.has(by) && (resting.has(does) || does === 'hides'),
    )
    if (!link) continue
    const seat = board.nodes.get(link.what)
    if (
      seat?.kind === 'thing' &&
      !seat.by &&
      seat.depth === 0 &&
      !act.how.some(({ what }) => what === seat.id)
    )
      if (link.by === 'before') putInFront(board, node, seat)
      else putIn(board, node, seat, link.by, does)
  }
}

/** Where one stays, whatever one does there. */
const aroundIt: ReadonlySet<Relation> = new Set(['behind', 'under', 'before'])

/** Places a figure and what it does something to. */
function stageFigure(board: Board, node: FigureNode, act: SceneAct): void {
  const deed = deeds[act.does]
  const links = act.how.flatMap(({ by, what }): Link[] => {
    const other = whoFlies(board, by, board.nodes.get(what))
    return other && other !== node ? [{ by, node: other }] : []
  })
  if (act.does === 'wears') {
    const how = act.how.filter(({ what }) => !isWorn(board.nodes.get(what)))
    if (how.length < act.how.length) return stageFigure(board, node, { ...act, does: 'is', how })
  }
  if (hangFrom(board, node, act, links)) return
  const drags = dragging(board, node, act, links) ?? holdingOn(act, links)
  if (drags) {
    node.act = drags
    return stageFigure(board, node, drags)
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
  if (
    swingFrom(board, node, act) ||
    letDown(board, node, act) ||
    holdCord(board, node, act) ||
    tieCord(board, node, act) ||
    hangUpOn(board, node, act)
  )
    return
  if (flyOn(board, node, act)) return
  if (liftOff(board, node, act, links)) return
  if (stageOnItsWay(board, node, act, links)) return
  if (stageDrawing(board, node, act, links)) return
  if (dig(board, node, act, links) || wash(board, node, act, links)) return
  const ahead = isChase(act) && links.find(({ by }) => by === 'what' || by === 'behind')?.node
  if (ahead && ahead.depth === 0) return chase(board, node, ahead)
  const ends = betweenOf(board, node, act)
  if (ends.length > 0) putBetween(board, node, ends)
  if (act.does === 'throws' && throwTo(board, node, links)) return
  if (act.does === 'throws' && raised?.kind === 'thing')
    return throwThing(board, node, raised, links.find((link) => link.node !== raised)?.node)
  if (coverWith(board, node, act, links)) return
  if (pullFrom(board, node, act, links)) return
  if (carryRider(board, node, act, links) || cradle(board, node, act, links)) return
  if (takeInArms(board, node, act, links)) return
  if (carryTogether(board, node, act) || catchInNet(node, act, links)) return
  if (plant(board, node, act, links)) return
  if (tow(board, node, act, links) || tieTo(board, node, act, links)) return
  const rope = links.find(({ by, node: one }) => by === 'what' && one.kind === 'thing' && cords.has(one.prop))
  if (act.does === 'eats' && rope?.node.kind === 'thing' && rope.node.prop === 'noodle')
    return eatFromEnd(board, node, rope.node)
  const isTying = act.does === 'ties'
  const end = links.find(
    ({ by, node: one }) =>
      (by === 'on' || (isTying && (by === 'to' || by === 'beside'))) && one.kind === 'thing',
  )
  if ((act.does === 'pulls' || isTying) && rope?.node.kind === 'thing' && end) {
    standAt(board, node, end.node, end.node.half + armOf(node) + (isTying ? 10 : 90) * node.f)
    put(rope.node, node.x)
    node.target = rope.node
    return
  }
  const laid = layOn(board, node, links, act, deed)
  if (laid) return
  for (const { by, node: one } of links)
    if (one.kind === 'thing' && (by === 'with' || act.does === 'pours')) fitToHand(node, one)
    else if (one.kind === 'thing' && by === 'what' && deed.grasp && trailing.has(one.prop))
      fitStick(node, one)
  if (act.does === 'pours') fitToPour(node, links)
  // What is swept lies before the broom.
  const isSwept = (thing: Node) => act.does === 'sweeps' && (thing.kind !== 'thing' || thing.prop !== 'broom')
  const held = links.find(
    (link) =>
      !isSwept(link.node) &&
      link.node.kind === 'thing' &&
      !link.node.isPlaced &&
      canHold(node, link.node, deed) &&
      (link.by === 'what' ? deed.grasp !== undefined || isBlown(node, link.node) : link.by === 'with'),
  )
  if (held?.node.kind === 'thing') {
    node.holds = held.node
    keepSmall(node, held.node)
    // What is torn in a mouth is no larger than the head.
    if (isRod(held.node)) fitStick(node, held.node)
    if (act.does === 'tears' && isWide(node)) shrinkTo(held.node, 84 * node.f)
    held.node.by = node
    held.node.isPlaced = true
  }
  // What somebody holds under a bench is held there from beside it.
  const rest = links
    .filter((link) => link !== held && link.by !== 'between')
    .map((link) =>
      held && link.by === 'under' && link.node.kind === 'thing' && link.node.prop !== 'umbrella'
        ? { ...link, by: 'at' as const }
        : link,
    )
  for (const { by, node: about } of rest) stageLink(board, node, about, by, act, deed)
  if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  if (rest.length === 0 && !node.on && figuresOn(board).filter(isIn).length > 1) turnIn(board, node)
  node.target ??= rest[0]?.node ?? node.holds
}

/** Turns a figure to what it looks at, unless it touches it or goes somewhere. */
function turnToTarget(node: FigureNode): void {
  const deed = node.act && deeds[node.act.does]
  if (!deed || deed.far === 'touch' || deed.goes || !node.target) return
  turnTo(node, node.target)
}

/** Whether an egg is only a shell: what came out of it is in the picture by itself. */
const isShell = ({ prop, state, count }: Thing, things: readonly Thing[]): boolean =>
  prop === 'egg' &&
  state === 'hatched' &&
  count === 1 &&
  things.some((one) => (one.prop ? propInfo[one.prop].kind === 'creature' : one.species !== undefined))

/** Places a thing that does something, with whoever is in it. */
function stageWithRiders(board: Board, thing: ThingNode, act: SceneAct): void {
  const { x, y } = thing
  stageThing(board, thing, act)
  for (const node of figuresOn(board))
    if (node.on === thing && node.isPlaced) put(node, node.x + thing.x - x, node.y + thing.y - y)
}

/**
 * Places everybody and everything of a scene's acts next to what they act on. Pure: nodes are made here.
 *
 * @param scale of a figure of size 1
 * @param fixtures parts of the room, which are as large as they are drawn
 */
export function tableauOf(
  scene: Pick<Scene, 'acts' | 'things'> & Partial<Pick<Scene, 'place'>>,
  players: readonly Player[],
  scale: number,
  fixtures: Stage['fixtures'] = [],
): Tableau {
  const { acts, things: named } = ownCopies(scene.acts ?? [], scene.things ?? [])
  const things = named.map((one) =>
    isPit(one, acts)
      ? { ...one, prop: 'pit' as const }
      : isShell(one, named)
        ? { ...one, state: 'open' as const }
        : isScarfPulled(one, acts)
          ? { ...one, prop: 'rope' as const, state: 'knitted' as const }
          : one.prop === 'log' && one.make && !one.state
            ? { ...one, state: 'open' as const }
            : one,
  )
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
    const node = thingNode(own?.does === 'sleeps' ? asleep(thing) : thing, scale, {
      depth,
      isActor: own !== undefined,
    })
    const fixture = node && fixtures.find(({ prop }) => prop === node.prop)
    if (fixture) Object.assign(node, { half: fixture.half, height: fixture.height, isFixed: true })
    if (node) nodes.set(thing.id, node)
  }
  const isIndoors = scene.place !== undefined && (isRoom(scene.place) || walled.includes(scene.place))
  const hasBeds = scene.place !== undefined && isRestingPlace(scene.place)
  const board: Board = { scale, nodes, acts, isIndoors, hasBeds }
  dress(acts, nodes)
  const done = new Set<string>(stageCloth(acts, nodes, scale).map(({ id }) => id))
  const later: { thing: ThingNode; act: SceneAct }[] = []
  // What hangs on a line is there before anybody comes to it.
  for (const act of acts) {
    const node = nodes.get(act.who)
    if (node?.kind === 'thing' && node.depth === 0) hangOnCord(board, node, act)
  }
  enterFirst(board)
  layKites(board)
  for (const act of acts) {
    const node = nodes.get(act.who)
    if (node && node.depth > 0) continue
    if (node?.kind === 'figure') {
      // A mood or a verb may have been changed.
      if (act.how !== node.act?.how) continue
      if (!done.has(act.who)) {
        for (const { what } of act.how) {
          // Whom one acts on is where a later act says.
          const other = nodes.get(what)
          if (other?.kind === 'figure' && other !== node && other.act && other.depth === 0)
            seatFirst(board, other, other.act)
        }
        seatFirst(board, node, act)
        stageFigure(board, node, act)
      }
    } else if (node?.kind === 'thing') later.push({ thing: node, act })
    done.add(act.who)
  }
  for (const act of acts) holdBesides(nodes, act)
  for (const { thing, act } of later) gird(board, thing, act)
  for (const { thing, act } of later)
    if (
      !thing.tiedTo &&
      !thing.band &&
      !thing.strung &&
      !thing.isFlown &&
      (!thing.isPlaced || act.does !== 'is')
    )
      if (!stringBetween(board, thing) && !hangOnCord(board, thing, act)) stageWithRiders(board, thing, act)
  // What somebody looks at may have got another place since.
  for (const node of figuresOn(board))
    if (later.some(({ thing }) => thing === node.target) && node.how === 'free' && !node.holds)
      turnToTarget(node)
  const all = [...nodes.values()]
  for (const node of all)
    if (!node.isPlaced && node.depth === 0)
      if (node.kind === 'thing' && hasSky.has(node.prop)) put(node, 150 * scale, -420 * scale)
      else put(node, freeSpot(board, node))
  dropKites(all)
  closeUp(board)
  tiltSeesaws(all, scale)
  pullApart(all)
  seatRiders(all)
  stageFar(all, scale, fixtures.length > 0)
  for (const node of figuresOn(board)) watch(board, node)
  for (const node of figuresOn(board)) tie(node, all)
  for (const node of figuresOn(board)) if (isPullingAlone(node)) pullFromAfar(node, node.target as ThingNode)
  all.push(...figuresOn(board).flatMap((node) => sneezed(node) ?? []))
  return {
    figures: figuresOn(board),
    things: all.filter((node) => node.kind === 'thing'),
  }
}

import { type Relation, type SceneAct } from '@moonpage/storyteller/scene'
import { deeds } from './deeds.ts'
import { putIn, turnIn } from './put-in.ts'
import { fitToHand, fitToPour, keepSmall, shrinkTo } from './hold-besides.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { isWorn, resting } from './dress.ts'
import { canHold, isMouthful } from './hands.ts'
import { cords, eatFromEnd } from './ropes.ts'
import { standAt } from './stand-at.ts'
import { holdingOn } from './at-handles.ts'
import { isBlown } from './grasp.ts'
import { isRod } from './rods.ts'
import { betweenOf, putBetween } from './between.ts'
import { carryRider } from './carry-rider.ts'
import { coverWith } from './cover.ts'
import { cradle } from './cradle.ts'
import { letDown } from './into-hole.ts'
import { layOn } from './lay-on.ts'
import { dragging, fitStick, trailing } from './sticks.ts'
import { chase, isChase } from './chases.ts'
import { hangFrom } from './hang-from.ts'
import { whoFlies } from './kites.ts'
import { takeInArms } from './in-arms.ts'
import { liftOff } from './lift-off.ts'
import { dig, wash } from './ground-work.ts'
import { stageDrawing } from './drawings.ts'
import { stageOnItsWay } from './way-of-things.ts'
import { stageLink } from './stage-link.ts'
import { hangUpOn } from './hung-on-cords.ts'
import { holdCord, isWide, swingFrom, tieCord } from './strung.ts'
import { throwThing, throwTo } from './throws.ts'
import { carryTogether } from './together.ts'
import { catchInNet, plant } from './upright-things.ts'
import { tieTo, tow } from './tow.ts'
import { trailCord } from './trail-cord.ts'
import { flyOn } from './aloft.ts'
import { pullFrom } from './pulled-from.ts'
import { putInFront } from './in-front.ts'
import { armOf, isIn, type FigureNode, type Node } from './nodes.ts'

type Link = { by: Relation; node: Node }

/** Puts whoever does something on a chair, in a cart or behind a tree there first. */
export function seatFirst(board: Board, node: FigureNode, act: SceneAct): void {
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
export function stageFigure(board: Board, node: FigureNode, act: SceneAct): void {
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
    trailCord(board, node, act) ||
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

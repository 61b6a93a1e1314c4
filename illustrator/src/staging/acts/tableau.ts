import { isRestingPlace, isRoom, type Scene, type SceneAct, type Thing } from '@moonpage/storyteller/scene'
import type { Player } from '../players.ts'
import type { Stage } from '../../stage-of-place.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { deeds } from './deeds.ts'
import { holdBesides } from './hold-besides.ts'
import { stageCloth } from './cloth.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { stageFar } from './distance.ts'
import { ownCopies } from './own-copies.ts'
import { actOf, dress } from './dress.ts'
import { hasSky } from './hands.ts'
import { pullApart, tie } from './ropes.ts'
import { isScarfPulled } from './cord-plans.ts'
import { enterFirst } from './in-tunnel.ts'
import { dropKites, layKites } from './kites.ts'
import { isPit } from './pits.ts'
import { closeUp } from './stage-link.ts'
import { gird, hangOnCord, stringBetween } from './hung-on-cords.ts'
import { isPullingAlone, pullFromAfar } from './strung.ts'
import { walled } from './walled.ts'
import { faceAims } from './face-aims.ts'
import { lookAway } from './look-away.ts'
import { watch } from './watch.ts'
import { seatRiders, tiltSeesaws } from './seesaw.ts'
import { sneezed } from './sneeze.ts'
import { stageThing } from './stage-thing.ts'
import {
  asleep,
  depthOf,
  figureNode,
  thingNode,
  type FigureNode,
  type Node,
  type ThingNode,
} from './nodes.ts'
import { seatFirst, stageFigure } from './stage-figure.ts'

/** Who and what is where, around the one who acts first, who faces right. In canvas units; y of the ground is 0. */
export type Tableau = { figures: FigureNode[]; things: ThingNode[] }

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

/** A curtain that was taken down, and that somebody is under, is a cloth like any other. */
const isCurtainOver = ({ id, prop }: Thing, acts: readonly SceneAct[]): boolean =>
  prop === 'curtain' && acts.some(({ how }) => how.some(({ by, what }) => by === 'under' && what === id))

type Later = readonly { thing: ThingNode; act: SceneAct }[]

/** A hat on a pumpkin on a cart: what is under something is placed before it, in whatever order the lines say it. */
function lowestFirst(later: Later): Later {
  const heightOf = ({ thing, act }: Later[number], above = new Set([thing.id])): number => {
    const under = act.how.find(({ by }) => by === 'on')?.what
    const next = later.find((one) => one.thing.id === under)
    return next && !above.has(next.thing.id) ? 1 + heightOf(next, new Set([...above, next.thing.id])) : 0
  }
  return later.toSorted((a, b) => heightOf(a) - heightOf(b))
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
          : isCurtainOver(one, acts)
            ? { ...one, prop: 'blanket' as const, color: one.color ?? ('red' as const) }
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
  for (const { thing, act } of lowestFirst(later))
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
  faceAims(board)
  lookAway(board)
  for (const node of figuresOn(board)) tie(node, all)
  for (const node of figuresOn(board)) if (isPullingAlone(node)) pullFromAfar(node, node.target as ThingNode)
  all.push(...figuresOn(board).flatMap((node) => sneezed(node) ?? []))
  return {
    figures: figuresOn(board),
    things: all.filter((node) => node.kind === 'thing'),
  }
}

import type { Prop, Scene, SceneAct } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { poseOf } from '../../figures/pose-of.ts'
import { propInfo } from '../../props/draw-prop.ts'
import type { Stage } from '../../stage-of-place.ts'
import { measure } from '../measure.ts'
import type { Holding, Placed, Player } from '../players.ts'
import { actionOf } from './act-body.ts'
import { gripOf, isBlown, isFeeding } from './grasp.ts'
import { isRod } from './rods.ts'
import { isStaff, isTrailing } from './sticks.ts'
import { hullShift } from './contain.ts'
import { deeds, wide } from './deeds.ts'
import { dozes } from './doze.ts'
import { liesAwake } from './lie-awake.ts'
import { liesOnSide, lyingOnSide } from './lie-on-side.ts'
import { spouts } from './fillings.ts'
import { isSeenInto, isWalled, overHull } from './hulls.ts'
import { distances, type FigureNode, type ThingNode } from './nodes.ts'
import { inOpening } from './in-tunnel.ts'
import { pitClip } from './pits.ts'
import type { Frame } from './frame.ts'
import { floors, overBarrier, overFloor, overRim, peeping } from './shapes.ts'
import { inSideBed } from './tucked-in.ts'
import { clearOf, footOn, silhouetteOf } from './silhouette.ts'

export function placeFigure(
  node: FigureNode,
  index: number,
  scene: Scene,
  stage: Stage,
  { toX, toY, dir }: Frame & { dir: 1 | -1 },
): { placed: Placed; z: number } {
  const { player, f, holds, how, on } = node
  const { sheet, member } = player
  const does = node.act?.does ?? 'stands'
  const deed = deeds[does]
  const isWoken = node.bed === 'row' && does === 'lies' && !isDrowsy(node.act?.feels)
  const sleeps = (does === 'sleeps' || does === 'lies') && !isWoken && !liesAwake(node) && !dozes(node)
  const swims = stage.swims && sheet.species === 'whale'
  const set =
    how === 'free' && index > 0 && !node.bed && node.depth === 0 && !node.back
      ? [0, -14, 10, -20][index % 4]!
      : 0
  const y =
    toY(node.y) + set * (f / player.size) - (swims ? 130 * f : 0) - (isDown(node) ? 0 : (deed.lift ?? 0)) * f
  const facing = node.facing * dir > 0 ? ('right' as const) : ('left' as const)
  const pose = sleeps ? ('sleep' as const) : member.pose
  const own = { ...player, member: { ...member, pose } }
  const onSide = sleeps && liesOnSide(node)
  const action = onSide
    ? lyingOnSide()
    : sleeps || node.bed === 'row' || node.bed === 'curled' || node.tuckedIn
      ? undefined
      : actionOf(node)
  const gaze = action && action.gaze !== 'viewer' ? action.gaze : null
  const mirror = facing === 'left' ? -1 : 1
  const x = toX(node.x) + (how === 'inside' ? hullShift(on, dir) : leanShift(node))
  // An outline of somebody who acts is that of the body alone.
  const measured = action ? { ...own, member: { ...own.member, pose: 'stand' as const } } : own
  const reach = measure(measured, { swims, back: node.back })
  const held: Placed = {
    ...own,
    x,
    y,
    scale: f,
    facing,
    back: node.back,
    inBed: false,
    swims,
    shadow:
      !swims && how !== 'inside' && !node.isInArms && !deed.lift && !(does === 'climbs' && node.y < -10),
    aside: false,
    reach,
    action,
    depth: distances[node.depth]!.haze,
    isAwake: (does === 'lies' && !isDrowsy(node.act?.feels)) || (node.bed === 'curled' && does === 'hides'),
    ...(deed.onHead && { onHead: headTop(own, action, reach.top) }),
    lookAt: gaze ? { x: x + mirror * gaze.x * f, y: y + gaze.y * f } : undefined,
    ...(holds && {
      holds: {
        prop: holds.prop,
        state: holds.thing.state,
        says: holds.thing.says,
        shows: holds.thing.shows,
        color: holds.thing.color,
        filling: holds.thing.filling,
        make: holds.thing.make,
        scale: holds.scale / f,
        grip: gripOf(node),
        ...((does === 'tears' || does === 'breaks' || isBothHalves(holds)) && {
          isTorn: true,
          state: undefined,
        }),
      },
    }),
  }
  // An umbrella is over the head, and a balloon over the hand.
  const placed =
    held.holds && held.holds.prop !== 'umbrella' && held.holds.prop !== 'balloon'
      ? {
          ...held,
          holds: {
            ...held.holds,
            moved:
              holds && isBlown(node, holds)
                ? blown(holds)
                : holds && isTrailing(node)
                  ? { x: 0, y: (holds.height / f) * 0.3, turn: 62 }
                  : holds && isStaff(node, holds)
                    ? footOn(held)
                    : holds && sheet.species === 'whale' && isRod(holds)
                      ? { x: 4, y: (-holds.height / f) * 0.34, turn: 14 }
                      : tipped(
                          isFeeding(node) || isStirring(node) ? undefined : clearOf(held),
                          isFeeding(node) ? 'feeds' : isStirring(node) ? 'stirs from the mouth' : does,
                          held.holds.prop,
                        ),
          },
        }
      : held
  if (how === 'inside' && on?.prop === 'pit')
    return { placed: { ...placed, shadow: false, clip: pitClip(on, { toX, toY }) }, z: 8 }
  if (how === 'inside' && on?.prop === 'box' && on.thing.state === 'open')
    return { placed: { ...placed, shadow: false, clip: overRim(on, { toX, toY }) }, z: 14 }
  if (
    how === 'inside' &&
    on &&
    (floors[on.prop] !== undefined || (on.isFolds && (!sleeps || isBird(sheet.species))))
  )
    return { placed: { ...placed, shadow: false, clip: overFloor(on, { toX, toY }) }, z: 8 }
  if (how === 'inside' && on && isWalled(on) && !sleeps)
    return {
      placed: {
        ...placed,
        shadow: false,
        clip: overHull(
          node,
          on,
          { behind: mirror > 0 ? -1 : 1, skull: silhouetteOf(placed).skull },
          { toX, toY },
        ),
      },
      z: isSeenInto(on) ? 14 : 8,
    }
  if (node.atFarEnd && on) return { placed: inOpening(placed, on, { toX, toY }, true), z: 14 }
  if (how === 'peeping' && on) return { placed: peeping(placed, on, { toX, toY }), z: 14 }
  if (node.tuckedIn && on)
    return { placed: inSideBed(placed, on, node.tuckedIn, { toX, toY }, does === 'hides'), z: 20 }
  if (node.bed === 'row')
    return {
      placed: { ...placed, inBed: true, bedTurn: node.bedTurn, clip: node.clip, shadow: false },
      z: 20,
    }
  if (node.bed === 'upright') return { placed: { ...placed, shadow: false }, z: 21 }
  if (node.bed === 'curled')
    return { placed: { ...placed, member: { ...placed.member, pose: 'sleep' } }, z: 20 + node.z }
  if (node.depth > 0) return { placed, z: node.z }
  if (how === 'behind' && on && propInfo[on.prop].width >= wide)
    return { placed: overBarrier(placed, on, { toX, toY }, does === 'hides' || does === 'peeps'), z: -3 }
  const z = how === 'behind' ? 6 : how === 'inside' ? 8 : 20 + node.z + (set > 0 ? 2 : 0) + (holds ? 3 : 0)
  return { placed, z }
}

/** A spoon in the mouth points down into the pot. */
const isStirring = ({ act, holds, player }: FigureNode): boolean =>
  act?.does === 'stirs' && holds?.prop === 'spoon' && goesOnFour(player.sheet.species)

/** How far the top of what leans is beside its foot, on the canvas: as it is drawn, to the left. */
const leanShift = ({ how, on, y }: FigureNode): number =>
  how === 'seated' && on?.thing.state === 'tilted' ? Math.tan((13 * Math.PI) / 180) * (y - on.y) : 0

/** `holds two halves of the stick`. */
const isBothHalves = ({ thing }: ThingNode): boolean => thing.state === 'half' && thing.count === 2

/** Whether somebody who falls has come down. */
const isDown = ({ act }: FigureNode): boolean =>
  (act?.does === 'falls' || act?.does === 'tumbles') && act.how.some(({ what }) => what === 'ground')

/** A flute or a trumpet is before the mouth, and points away from it. */
const blown = ({ prop }: ThingNode): Holding['moved'] =>
  prop === 'flute' ? { x: 52, y: 8, turn: 44 } : { x: 60, y: -4, turn: 0 }

/** What is rung or poured is turned in the hand. */
function tipped(
  moved: Holding['moved'],
  does: SceneAct['does'] | 'feeds' | 'stirs from the mouth',
  prop: Prop,
): Holding['moved'] {
  // What has no spout is tipped further.
  const turn = {
    rings: -26,
    feeds: 72,
    'stirs from the mouth': 124,
    sweeps: -8,
    digs: prop === 'shovel' ? 18 : 0,
    stirs: prop === 'spoon' ? 166 : 0,
    pours: spouts.has(prop) ? 22 : prop === 'box' ? 116 : 44,
  }[does as string]
  return turn === undefined ? moved : { x: 0, y: 0, ...moved, turn: (moved?.turn ?? 0) + turn }
}

/** How high the head is of whoever stands on it: a bird's is its body, without the tips of its wings. */
const headTop = ({ sheet, member }: Player, action: Placed['action'], measured: number): number =>
  isBird(sheet.species) && action ? -poseOf(sheet, member, action, false).skull.top : -measured

/** Whether somebody who lies down has their eyes shut. */
const isDrowsy = (feels: SceneAct['feels'] | undefined): boolean =>
  !feels || feels === 'sleepy' || feels === 'calm'

import type { SceneAct } from '@moonpage/storyteller/scene'
import { actOn } from '../../figures/acts.ts'
import type { FigureAction, Legs, Spot } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { uprightLean } from '../../figures/whale-bones.ts'
import { aimAt, nearEdge } from './aims.ts'
import { deeds, isPerching } from './deeds.ts'
import { dozes, dozing } from './doze.ts'
import { overDrum } from './drumsticks.ts'
import { graspOf, heldAt, isBalloon, isBlown, isFeeding, isLookedThrough, middleOf } from './grasp.ts'
import { handleAt } from './handles.ts'
import { isRod, oneOverOther } from './rods.ts'
import { isStaff, isTrailing } from './sticks.ts'
import { withCord } from './cord-body.ts'
import { isIdle, looksOut, turnsOut } from './watch.ts'
import { digsEarth, dugAt, looksIntoWater } from './ground-deeds.ts'
import { bearing } from './in-arms.ts'
import { atRopes } from './on-swing.ts'
import { liesAwake, lyingAwake } from './lie-awake.ts'
import { listening } from './listening.ts'
import { seenMood } from './seen-mood.ts'
import type { FigureNode } from './nodes.ts'

/** Actions with a face that is seen from far. */
const loud: ReadonlySet<SceneAct['does']> = new Set([
  'shouts',
  'cheers',
  'laughs',
  'cries',
  'jumps',
  'falls',
  'tumbles',
  'frowns',
])

/** What a figure does with its body, for where everything is. */
export function actionOf(node: FigureNode): FigureAction {
  const own = diggingBird(node) ?? overDrum(node, ownActionOf(node))
  const action: FigureAction = node.rears
    ? { ...own, legs: 'stand', lean: uprightLean, crouch: 0 }
    : { ...own, ...atRopes(node) }
  return node.cord ? withCord(node, action, node.cord) : action
}

/** A bird digs with a shovel at its side: its face is on its body. Null for all others. */
function diggingBird(node: FigureNode): FigureAction | null {
  const isDigging = node.act?.does === 'digs' && node.holds && isBird(node.player.sheet.species)
  if (!isDigging) return null
  const reach = { front: { x: 136, y: -92 } }
  return { ...ownActionOf(node), act: undefined, legs: 'stand', reach, holds: 'front', lean: 6, crouch: 0 }
}

/** Both hands go to what is held out; on four legs the nose does. */
function receiving(node: FigureNode, { from, thing }: NonNullable<FigureNode['receives']>): FigureAction {
  const { x, y } = heldAt(from, thing)
  const { f } = node
  const at = { x: ((x - node.x) * node.facing) / f, y: (y - node.y) / f }
  const near = { x: Math.min(at.x, 132), y: Math.max(-250, Math.min(-60, at.y)) }
  const { species } = node.player.sheet
  const isWide = goesOnFour(species) || species === 'whale'
  return {
    ...actOn('stand', { at, half: 10 }),
    ...(!isWide && {
      reach: { front: { ...near, y: near.y + 14 }, back: { x: near.x - 6, y: near.y - 16 } },
    }),
    lean: 5,
    gaze: at,
    head: 'profile',
    body: 'three-quarter',
    face: node.act?.feels ? seenMood(node.act.feels, 'takes') : 'happy',
  }
}

function ownActionOf(node: FigureNode): FigureAction {
  if (node.receives) return receiving(node, node.receives)
  if (liesAwake(node)) return lyingAwake(node)
  if (dozes(node)) return dozing(node)
  if (node.bears) return bearing(node, node.bears)
  const { act, holds, target, f } = node
  const wanted: SceneAct['does'] = act?.does ?? 'stands'
  // Whoever wears something on a chair sits there, and does not put it on.
  const does = wanted === 'wears' && node.how === 'seated' ? 'sits' : wanted
  const deed = deeds[does]
  const local = ({ x, y }: Spot): Spot => ({ x: ((x - node.x) * node.facing) / f, y: (y - node.y) / f })
  const rows = does === 'rows'
  const digs = digsEarth(node)
  // Who peeps out of a window looks at somebody, and not at the window.
  const isOut = looksOut(node) && node.watches !== undefined && target === node.on
  const aim = rows
    ? ahead
    : digs
      ? dugAt
      : target && target !== holds && !isOut
        ? node.pointsOver
          ? overHeads
          : local(aimAt(node, target, does))
        : spotOf(act)
  const grasped = holds ? graspOf(node, holds) : null
  // Who tucks somebody in has the hands on the quilt.
  const isTucking = does === 'covers' && target?.kind === 'figure' && target.bed === 'row'
  const goal =
    (rows ? oar : isTucking ? quilt : grasped) ??
    (aim ? { at: aim, half: target ? Math.min(60, target.half / f / 2) : 30 } : undefined)
  const isCloth = target?.kind === 'thing' && target.sag !== null
  // With a tool in the hand one reaches as far as without.
  const isFree = !holds || (deed.grasp === undefined && target !== holds)
  const isBorne = target?.kind === 'thing' && target.isBorne === true
  const touches =
    !rows && !digs && (isBorne || deed.far === 'touch' || isCloth) && target?.kind === 'thing' && isFree
  // A tool is on whom it is used on.
  const uses = holds && deed.grasp === undefined && deed.far === 'touch' && target?.kind === 'figure' && aim
  const on =
    touches && target
      ? nearEdge(node, target, local)
      : uses
        ? { at: { x: aim.x - target.half / f, y: Math.max(aim.y + 30, -190) }, half: 10 }
        : goal
  const { species } = node.player.sheet
  const isWide = goesOnFour(species) || species === 'whale'
  // On four legs one looks over a cloth, and does not lean down behind it.
  const isBehindCloth = isCloth && isWide && Math.abs(target.x - node.x) < target.half * 0.5
  const isMiddle = isCloth && Math.abs(target.x - node.x) < target.half * 0.5
  const base =
    isMiddle && on && !isWide
      ? atRim(on.at, does)
      : isBehindCloth
        ? actOn('stand', goal)
        : actOn(
            holds && isBlown(node, holds) ? 'eat' : isTucking ? 'push' : lookOf(does, aim),
            isWide && holds ? undefined : isTucking ? quilt : on,
          )
  const isAside =
    grasped &&
    !isWide &&
    ((deed.grasp === 'high' && grasped.at.x > 50) ||
      isLookedThrough(node) ||
      holds?.prop === 'umbrella' ||
      holds?.prop === 'saw' ||
      (holds && isBalloon(holds)))
  const watched = node.watches && local(middleOf(node.watches))
  // Hands go to somebody's body, eyes to the face.
  const isFaced = target?.kind === 'figure' && faced.has(does)
  const seen = aim && target && (isFaced || node.pointsOver) ? local(middleOf(target)) : aim
  const gaze = seen ?? watched ?? grasped?.at ?? ('viewer' as const)
  // With the ear at a door.
  const isEar = does === 'listens' && target?.kind === 'thing' && !target.by
  const isSide =
    aim && (does !== 'listens' || isEar) && does !== 'hugs' && (Math.abs(aim.x) > 40 || does === 'looks')
  const isWatching = watched && (isOut ? turnsOut(node) : isIdle(node)) && Math.abs(watched.x) > 40
  const head =
    aim || isOut ? (isSide || isWatching ? 'profile' : 'three-quarter') : isWatching ? 'profile' : base.head
  return {
    ...base,
    gaze: does === 'sleeps' || does === 'lies' ? 'viewer' : gaze,
    head: node.how === 'free' || aim || isOut ? head : 'three-quarter',
    ...(deed.lean !== undefined && !node.bed && { lean: deed.lean }),
    ...(deed.crouch !== undefined && !node.bed && { crouch: deed.crouch }),
    // Over a high rim one reaches standing up.
    ...(does === 'lays' && aim && aim.y < -130 && { crouch: 0, lean: 6 }),
    ...(deed.tilt !== undefined && { tilt: deed.tilt }),
    ...((act?.does === 'peeps' || act?.does === 'looks') &&
      act.how.some(({ by }) => by === 'under') &&
      underneath(isWide)),
    ...(grasped?.half && holds && deed.grasp === 'chest' && !isWide && !isBird(species)
      ? { holds: 'both' as const, grip: 'closed' as const }
      : {}),
    ...(holds && grasped && !isWide && isStaff(node, holds)
      ? stickInHands(node, grasped.at)
      : holds && grasped && deed.grasp === 'chest' && !isWide && isRod(holds)
        ? { reach: oneOverOther(grasped.at) }
        : {}),
    ...(holds &&
      grasped &&
      goesOnFour(species) &&
      (soft.has(holds.prop) || does === 'tears') && { paw: pawAt(grasped.at) }),
    ...(isCloth && on && !isMiddle && goesOnFour(species) && { paw: pawAt(on.at) }),
    ...(isBird(species) && holds && base.reach.back && !base.reach.front && { holds: 'back' as const }),
    ...(holds &&
      (does === 'stirs' || isFeeding(node)) &&
      grasped &&
      !isWide && {
        reach: { front: grasped.at },
        holds: 'front' as const,
        grip: 'closed' as const,
        // At a bed one reaches up past the head.
        ...(target?.kind === 'figure' && target.bed
          ? { lean: -4, crouch: 0, head: 'profile' as const }
          : { lean: 12 }),
        // A bird that gives has its wings low, where the quilt of who is fed would hide the spoon.
        ...(isBird(species) && isFeeding(node) && { act: undefined }),
      }),
    ...(isAside && { reach: { front: grasped.at }, holds: 'front' as const }),
    ...(isBelow(node) && { crouch: 1 }),
    // One bends down to look into a burrow.
    ...(looksInto(node) && !isWide && { crouch: 0.5, lean: 18 }),
    ...(node.stoops && {
      gaze: local(node.stoops),
      head: 'profile' as const,
      ...(!isWide && { crouch: 0.55, lean: 24 }),
    }),
    ...(looksIntoWater(node) && !isWide && { lean: 20, crouch: 0.3 }),
    ...(isEar && !isWide && { lean: 14 }),
    ...(!isEar && (aim || watched) && listening(node)),
    // A knot that is high is tied standing up.
    ...(does === 'ties' && aim && aim.y < -84 && { lean: 4, head: 'profile' as const }),
    ...(isBorne && { head: 'profile' as const }),
    ...(touches && on && handleAt(target, node.x) && on.at.y < -176 && !isWide && upTo(node, on.at)),
    legs: does === 'ties' && aim && aim.y < -84 ? 'stand' : legsOf(node, base.legs, deed.legs),
    face: act?.feels ? seenMood(act.feels, does) : does === 'stands' ? 'happy' : base.face,
    strength: loud.has(does) ? 2 : 1,
  }
}

/** What is done at somebody's body with the eyes on the face. */
const faced: ReadonlySet<SceneAct['does']> = new Set(['points', 'reaches', 'takes', 'touches'])

const looksInto = ({ act, target }: FigureNode): boolean =>
  act?.does === 'looks' &&
  target?.kind === 'thing' &&
  target.prop === 'hole' &&
  act.how.some(({ by, what }) => by === 'in' && what === target.id)

/** Who looks under something has the head near the ground. */
const underneath = (isWide: boolean): Partial<FigureAction> => ({
  legs: 'kneel',
  lean: isWide ? 16 : 58,
  tilt: isWide ? 10 : -20,
  gaze: { x: 300, y: -40 },
  ...(isWide
    ? { act: undefined, reach: { front: { x: 190, y: -24 } } }
    : { reach: { front: { x: 150, y: -8 }, back: { x: 118, y: -4 } }, grip: 'flat' as const }),
})

/** One hand up at a high handle, and the head before the arm. */
const upTo = ({ player }: FigureNode, at: Spot): Partial<FigureAction> => ({
  ...(isBird(player.sheet.species) && { act: undefined }),
  reach: { front: at },
  lean: 0,
  crouch: 0,
  tilt: -6,
})

/** Behind a cloth, both fists on its far edge. */
const atRim = ({ x, y }: Spot, does: SceneAct['does']): FigureAction => ({
  ...actOn('hold', { at: { x, y: y - 44 }, half: 52 }),
  face: deeds[does].act === 'pull' ? 'effort' : 'happy',
})

/** What hangs from the mouth, with a paw at its edge. */
const soft: ReadonlySet<string> = new Set(['blanket', 'scarf', 'curtain', 'flag', 'banner', 'net', 'cape'])

/** A paw below the mouth that has a thing at a point. */
const pawAt = ({ x, y }: Spot): Spot => ({ x: Math.max(112, x - 4), y: Math.min(-64, y + 44) })

/** Both hands at a stick, one over the other; a bird has a wing at it, and whoever goes with it one hand. */
function stickInHands(node: FigureNode, at: Spot): Partial<FigureAction> {
  const isOne = isTrailing(node) || isBird(node.player.sheet.species)
  return {
    reach: isOne ? { front: at } : oneOverOther(at),
    grip: 'closed',
    holds: 'front',
    ...(isBird(node.player.sheet.species) && { act: undefined }),
    ...(!isTrailing(node) && { body: 'three-quarter' as const }),
  }
}

/** Where the handle of an oar is, before the chest; and where whoever rows looks. */
const oar = { at: { x: 96, y: -134 }, half: 8 }
const quilt = { at: { x: 128, y: -128 }, half: 24 }
const ahead: Spot = { x: 420, y: -236 }
/** Where a hand points over the head of somebody near. */
const overHeads: Spot = { x: 150, y: -370 }

/** Whether somebody is under a table. */
const isBelow = ({ on, isBelow: isUnder }: FigureNode): boolean =>
  on !== null &&
  (on.prop === 'mound' || on.prop === 'table' || on.prop === 'bench' || on.prop === 'bed') &&
  isUnder === true

/** The act of the body: whoever looks, looks up or down. */
const lookOf = (does: SceneAct['does'], aim: Spot | null): Parameters<typeof actOn>[0] =>
  does === 'looks'
    ? !aim || (aim.y > -330 && aim.y < -150)
      ? 'stand'
      : aim.y <= -330
        ? 'look-up'
        : 'look-down'
    : deeds[does].act

const legsOf = ({ how, on, bed, act }: FigureNode, legs: Legs, own: Legs | undefined): Legs =>
  bed
    ? 'stand'
    : how === 'seated' && (legs === 'sit' || legs === 'stand')
      ? isPerching({ act, on })
        ? 'perch'
        : legs
      : how === 'inside'
        ? 'stand'
        : (own ?? legs)

const spotOf = (act: SceneAct | null): Spot | null => {
  const what = act?.how.find(({ what: one }) => one === 'sky' || one === 'far' || one === 'ground')?.what
  if (what === 'sky') return { x: 190, y: -520 }
  if (what === 'far') return { x: 560, y: -280 }
  return what === 'ground' ? { x: 110, y: -6 } : null
}

import type { SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import type { Rest, Stage } from '../../stage-of-place.ts'
import type { Box } from '../cameras.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import { isOpenBox } from './contain.ts'
import { isSeenInto } from './hulls.ts'
import { isArranged } from './piles.ts'
import { layOnQuilt, type Quilt } from './on-quilt.ts'
import { floorThingOf, isOnBed, isOnFloor, isThrown, soft } from './who-rests.ts'

/** Where everybody is on a page on which somebody sleeps. */
export type Laid = {
  stage: Stage
  rest: Rest
  acts: readonly SceneAct[]
  things: readonly ThingNode[]
  figures: readonly FigureNode[]
  box: Box
  quilt: Quilt
  /** The x of the bed's near side. */
  edge: number
  aside: ReadonlyMap<FigureNode, FigureNode>
  tuckedAt: ReadonlyMap<ThingNode, Partial<ThingNode> & { x: number; y: number }>
  /** Whom a figure of the tableau became. */
  moved: (node: FigureNode) => FigureNode
  /** The middle of the wall's own board, if something stands on it. */
  board: { x: number; y: number } | null
}

/** What something stands on, lies in or hangs at. */
const underOf = ({ id }: ThingNode, { acts, things }: Laid): ThingNode | undefined => {
  const refs = acts
    .filter(({ who }) => who === id)
    .flatMap(({ how }) =>
      how.flatMap(({ by, what }) => (['on', 'in', 'at', 'beside', 'before'].includes(by) ? [what] : [])),
    )
  return things.find((one) => refs.includes(one.id))
}

/** Whether a thing of the scene is a board on the wall. */
export const isShelf = ({ id, prop }: ThingNode): boolean => prop === 'table' && /\bshel(?:f|ves)\b/.test(id)

const scaled = (node: ThingNode, k: number): ThingNode => ({
  ...node,
  scale: node.scale * k,
  half: node.half * k,
  height: node.height * k,
})

/** What stands on the wall's board or on the window's sill. */
function onWall(node: ThingNode, laid: Laid): ThingNode | null {
  const { stage, board } = laid
  const under = underOf(node, laid)
  if (!under || node.by) return null
  const { ground } = stage
  const others = laid.things.filter((one) => one !== node && underOf(one, laid) === under)
  const at =
    laid.things.indexOf(node) < laid.things.indexOf(others[0] ?? node) ? -1 : others.length > 0 ? 1 : 0
  if (isShelf(under) && board) {
    const small = scaled(node, Math.min(1, 150 / node.height, 90 / node.half))
    return { ...small, x: board.x + at * 80, y: board.y - ground, isLying: false, on: under, z: 2 }
  }
  const isBefore = laid.acts.some(
    ({ who, how }) =>
      who === node.id &&
      how.some(({ by, what }) => what === under.id && (by === 'at' || by === 'beside' || by === 'before')),
  )
  const sill = under.prop === 'window' ? stage.fixtures?.find(({ prop }) => prop === 'window') : undefined
  if (!sill) return null
  if (isBefore)
    return { ...node, x: sill.x + (at - 0.6) * sill.half, y: 1060 - ground, z: 2, front: undefined }
  const small = scaled(node, Math.min(1, (sill.height * 0.6) / node.height, (sill.half * 0.8) / node.half))
  return {
    ...small,
    x: sill.x + at * sill.half * 0.5,
    y: sill.y - 6 - ground,
    isLying: false,
    on: under,
    z: 2,
  }
}

/** Whether a blanket hangs on a hook or over a chair, and is no quilt. */
const isOverFurniture = ({ on, thing: { state } }: ThingNode): boolean =>
  on !== null && (state === 'draped' || state === 'hung')

const hats: ReadonlySet<string> = new Set(['hat', 'crown', 'soup-pot', 'bucket', 'bowl'])

/** What somebody in bed wears is on the head, tipped over the brow. */
function onSleepersHead(node: ThingNode, { rest, stage, moved, acts, figures }: Laid): ThingNode | null {
  const own = acts.find(
    ({ does, how }) => does === 'wears' && how.some(({ by, what }) => by === 'what' && what === node.id),
  )
  const wearer = own && hats.has(node.prop) && figures.find(({ id }) => id === own.who)
  if (!wearer || moved(wearer).bed !== 'row') return null
  const head = moved(wearer)
  const fitting = scaled(node, Math.min(1.7, (84 * head.f) / node.half))
  return { ...fitting, by: null, onHead: null, x: head.x, y: rest.y - 58 * head.f - stage.ground, z: 24 }
}

/** What a sleeper has in the arms lies on the quilt, and what sleeps on a sleeper lies at the feet. */
function onSleeper(node: ThingNode, { rest, stage, moved, acts, figures }: Laid): ThingNode | null {
  const { ground } = stage
  const isRow = (one: FigureNode | null): one is FigureNode => one !== null && moved(one).bed === 'row'
  if (isRow(node.by)) {
    const { x, f, half } = moved(node.by)
    const small = scaled(node, Math.min(1, (170 * f) / node.height, (100 * f) / node.half))
    return {
      ...small,
      by: null,
      x: x + half * 0.45,
      y: rest.y + 92 * f + small.height * 0.72 - ground,
      z: 21,
    }
  }
  const own = acts.find(({ who }) => who === node.id)
  const [left, right] = (own?.how ?? []).flatMap(({ by, what }) => {
    const one = figures.find(({ id }) => id === what)
    return by === 'between' && one && isRow(one) ? [moved(one)] : []
  })
  if (left && right && !node.by) {
    // On the quilt, below the two faces.
    const small = scaled(node, Math.min(1, (150 * left.f) / node.height, (90 * left.f) / node.half))
    return { ...small, x: (left.x + right.x) / 2, y: rest.y + 110 * left.f + small.height - ground, z: 31 }
  }
  if (!isRow(node.onHead) || !own || !['sleeps', 'lies', 'sits', 'stands'].includes(own.does)) return null
  return { ...node, onHead: null, x: moved(node.onHead).x, y: rest.y + 350 - ground, z: 40 }
}

/** Where each thing is on a page on which somebody sleeps. */
export function layThings(laid: Laid): ThingNode[] {
  const { stage, rest, acts, things, box, edge, aside, tuckedAt } = laid
  const { ground } = stage
  let floorAt = 0
  const laidOut = things.map((node): ThingNode => {
    // What is worn is drawn with whoever wears it.
    if (node.isHidden) return node
    const special = onWall(node, laid) ?? onSleepersHead(node, laid) ?? onSleeper(node, laid)
    if (special) return special
    if (isShelf(node) && laid.board) return { ...node, isHidden: true }
    const inBedAt = tuckedAt.get(node)
    if (inBedAt) return { ...node, ...inBedAt, z: 8 }
    if (node.by || node.onHead || stage.fixtures?.some(({ prop }) => prop === node.prop)) return node
    const sitter = [...aside.entries()].find(([, placed]) => placed.on === node)
    // Who is in an opening is before its far edge.
    const z = isOpenBox(node) || isSeenInto(node) ? 2 : 5
    if (sitter) return { ...node, x: sitter[1].x + (node.x - sitter[0].x), y: 1090 - ground, z }
    if (
      (soft.has(node.prop) || node.isFolds) &&
      !isOverFurniture(node) &&
      !isArranged(node.thing) &&
      !isThrown(node, acts) &&
      !isOnFloor(node, acts)
    ) {
      // Whoever is beside a bed faces it.
      const { left, right } = laid.quilt
      const at = node.prop === 'bed' && rest.kind === 'bed' ? { x: (left + right) / 2, y: 1090 - ground } : {}
      return { ...node, ...at, isHidden: true }
    }
    const onBed = isOnBed(node, acts)
    // On the post at the head.
    if (onBed && rest.kind === 'bed' && acts.some(({ who, does }) => who === node.id && does === 'hangs'))
      return { ...node, x: edge + 30, y: rest.y - 40 - ground, z: 32 }
    if (onBed) return layOnQuilt(node, laid.quilt, ground)
    // A shadow is on the wall, behind everybody.
    if (node.prop === 'shadow') return { ...node, x: edge - node.half - 30, y: 900 - ground, z: 1 }
    const user = [...aside.keys()].find((one) => floorThingOf(one) === node)
    if (user)
      return {
        ...node,
        x: aside.get(user)!.x + Math.abs(node.x - user.x),
        y: 1096 - ground,
        z: propInfo[node.prop].kind === 'ground' ? 2 : 32,
      }
    if (isThrown(node, acts)) return { ...node, x: edge - 40, y: rest.y - 60 - ground, turn: -24, z: 32 }
    if (node.turn) return { ...node, x: edge - 40, y: -330, z: 32 }
    if (node.y < -200) return { ...node, x: rest.x + 40 - 420 * (floorAt++ % 2), y: rest.y - 420 - ground }
    // What lies under the bed looks out at its foot.
    const isUnder = acts.some(
      ({ who, how }) => who === node.id && how.some(({ by, what }) => by === 'under' && soft.has(what)),
    )
    if (isUnder && rest.kind === 'bed') return { ...node, x: edge + 120 + node.half, y: 1100 - ground, z: 32 }
    const x = floorAt++ % 2 ? box.right + 60 : edge - 30 - node.half
    // What is flat on the floor is under everybody's feet.
    return { ...node, x, y: 1096 - ground, z: propInfo[node.prop].kind === 'ground' ? 2 : 32 }
  })
  // What is on something goes with it.
  return laidOut.map((node, at): ThingNode => {
    const was = things[at]!
    const under = was.on && !node.isHidden && !node.by ? things.indexOf(was.on) : -1
    const now = laidOut[under]
    if (!was.on || !now || now.isHidden || now.isFixed || isShelf(was.on) || was.on.prop === 'window')
      return node
    if (soft.has(was.on.prop)) return node
    return { ...node, x: now.x + was.x - was.on.x, y: now.y + was.y - was.on.y, z: now.z + 1 }
  })
}

/** A figure whose hands are at a thing where that is now. */
export function atMoved(node: FigureNode, things: readonly ThingNode[]): FigureNode {
  const { target, bed, how, x } = node
  const now = target?.kind === 'thing' ? things.find(({ id }) => id === target.id) : undefined
  if (!now || now === target || now.by || bed !== null || how !== 'free') return node
  return { ...node, target: now, facing: now.x >= x ? 1 : -1 }
}

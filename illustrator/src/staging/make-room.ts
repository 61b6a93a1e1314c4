import type { Spot } from '../figures/figure-action.ts'
import { propInfo } from '../props/draw-prop.ts'
import type { Stage } from '../stage-of-place.ts'
import { outline } from './measure.ts'
import type { Staging } from './place-cast.ts'
import { faceRadius, handsOf, headOf, type Placed } from './players.ts'
import { carried, propScale, type SceneThing, type Things } from './things.ts'

/** A circle on the canvas, around a face or a prop. */
type Circle = Spot & { radius: number }

/** The distance in x that the middles of two circles need, so that they do not overlap; -Infinity when none is needed. */
const neededDistance = (one: Circle, other: Circle): number => {
  const reach = one.radius + other.radius
  const dy = other.y - one.y
  return Math.abs(dy) >= reach ? Number.NEGATIVE_INFINITY : Math.sqrt(reach * reach - dy * dy)
}

const faceOf = (one: Placed): Circle => ({ ...headOf(one), radius: faceRadius(one) })

/**
 * By how many canvas units the measured outline of `front` covers a face behind it, at its right side (1) or its left (-1);
 * negative when there is room left.
 */
function coveredBy(front: Placed, face: Circle, side: 1 | -1): number {
  const mirror = front.facing === 'left' ? -1 : 1
  let most = Number.NEGATIVE_INFINITY
  front.reach.rows.forEach((row, i) => {
    if (!row) return
    const y = front.y + (outline.top + (i + 0.5) * outline.step) * front.scale
    const dy = Math.abs(y - face.y)
    if (dy >= face.radius) return
    const ends = mirror * side > 0 ? row[1] : -row[0]
    most = Math.max(most, ends * front.scale + Math.sqrt(face.radius ** 2 - dy ** 2))
  })
  return most - (face.x - front.x) * side
}

/** The circle around a prop in a hand. */
function propCircle(held: SceneThing, one: Placed, hand: Spot): Circle {
  const size = propScale(1)
  const { width, height, gripY = 0 } = propInfo[held.prop]
  const side = one.facing === 'left' ? -1 : 1
  const own = { x: (side * (hand.x - one.x)) / one.scale, y: (hand.y - one.y) / one.scale }
  const at = carried(held.prop, own.x, own.y, size, one.reach.head)
  return {
    x: one.x + side * at.x * one.scale,
    y: one.y + (at.y + (gripY - height / 2) * size) * one.scale,
    radius: (Math.max(width, height * 0.7) / 2) * size * one.scale,
  }
}

/** By how many canvas units two neighbors are too close for both faces to be free; 0 or less when they are not. */
export function crowding(left: Placed, right: Placed, heldBy: (one: Placed) => SceneThing | null): number {
  const [a, b] = [faceOf(left), faceOf(right)]
  const hugs = left.member.pose === 'hug' || right.member.pose === 'hug'
  const missing = (one: Circle, other: Circle) => neededDistance(one, other) - (other.x - one.x)
  // In a hug cheeks touch and arms lie on the other's back. A glass helmet cannot overlap.
  const glass = [left, right].some(({ member }) => member.outfit === 'bubble-helmet')
  const near = hugs && !glass ? 0.9 : 1
  let lack = missing({ ...a, radius: a.radius * near }, { ...b, radius: b.radius * near })
  if (hugs) return lack
  // The figure that stands lower in the picture is drawn over the other.
  lack = Math.max(lack, left.y > right.y ? coveredBy(left, b, 1) : coveredBy(right, a, -1))
  for (const [one, face, side] of [
    [left, b, 1],
    [right, a, -1],
  ] as const) {
    const held = heldBy(one)
    const [hand] = handsOf(one)
    if (!held || !hand) continue
    const circle = propCircle(held, one, hand)
    lack = Math.max(lack, side > 0 ? missing(circle, face) : missing(face, circle))
  }
  return lack
}

/**
 * Moves neighbors apart until no hand, arm or carried prop covers a face, and no face another. Leaves out figures in bed,
 * seen from behind, or beside the boat.
 */
export function makeRoom(staging: Staging, stage: Pick<Stage, 'room'>, held: Things['held']): Staging {
  const heldBy = (one: Placed) => held.get(one.member.who) ?? null
  const isMovable = ({ inBed, back, aside }: Placed) => !inBed && !back && !aside
  const line = staging.placed.filter(isMovable).toSorted((one, other) => headOf(one).x - headOf(other).x)
  if (line.length < 2) return staging
  const apart = line.slice(1).reduce<Row>((now, _, i) => part(now, i, heldBy), { line, near: staging.near })
  // Moves the line back to where the place has ground.
  const { left, right } = stage.room ?? { left: 150, right: 1450 }
  const xs = apart.line.map(({ x }) => x)
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const over = Math.max(0, left + 60 - low) - Math.max(0, high - (right - 60))
  const placed = staging.placed.map((one) => {
    const x = apart.line[line.indexOf(one)]?.x
    return x === undefined ? one : { ...one, x: x + over }
  })
  return { ...staging, placed, near: apart.near.map((thing) => ({ ...thing, x: thing.x + over })) }
}

type Row = { line: readonly Placed[]; near: Staging['near'] }

/** Moves the figures up to index `i` and those after it apart, by what the two neighbors there need. */
function part({ line, near }: Row, i: number, heldBy: (one: Placed) => SceneThing | null): Row {
  const [left, right] = [line[i]!, line[i + 1]!]
  const lack = crowding(left, right, heldBy)
  if (!(lack > 0)) return { line, near }
  const middle = (headOf(left).x + headOf(right).x) / 2
  return {
    line: line.map((one, at) => ({ ...one, x: one.x + (at <= i ? -lack / 2 : lack / 2) })),
    near: near.map((thing) => ({ ...thing, x: thing.x + (thing.x < middle ? -lack / 2 : lack / 2) })),
  }
}

import type { Spot } from '../figures/draw-figure.ts'
import { propInfo } from '../props/draw-prop.ts'
import type { Stage } from '../stage.ts'
import type { Staging } from './place-cast.ts'
import { faceRadius, handsOf, headOf, type Placed } from './players.ts'
import { carried, propScale, type SceneThing } from './things.ts'

/** A round thing on the canvas that must not cover a face. */
type Round = Spot & { radius: number }

/** How far apart the middles of two rounds must be in x, so that they do not touch. */
const apart = (one: Round, other: Round): number => {
  const reach = one.radius + other.radius
  const dy = other.y - one.y
  return Math.abs(dy) >= reach ? Number.NEGATIVE_INFINITY : Math.sqrt(reach * reach - dy * dy)
}

const faceOf = (one: Placed): Round => ({ ...headOf(one), radius: faceRadius(one) })

/** What a figure holds out: its hands, the arms to them, and what is carried. */
function limbsOf(one: Placed, held: SceneThing | null): Round[] {
  const hands = handsOf(one)
  const shoulder = { x: one.x, y: one.y - 154 * one.scale }
  const limbs = hands.flatMap((hand): Round[] =>
    [0.55, 0.8, 1].map((share) => ({
      x: shoulder.x + (hand.x - shoulder.x) * share,
      y: shoulder.y + (hand.y - shoulder.y) * share,
      radius: (share === 1 ? 26 : 17) * one.scale,
    })),
  )
  const [hand] = hands
  if (held && hand) limbs.push(boxOf(held, one, hand))
  return limbs
}

function boxOf(held: SceneThing, one: Placed, hand: Spot): Round {
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

/** By how much two neighbours, `left` and `right`, stand too near to each other. */
export function crowding(left: Placed, right: Placed, heldBy: (one: Placed) => SceneThing | null): number {
  const [a, b] = [faceOf(left), faceOf(right)]
  const hugs = left.member.pose === 'hug' || right.member.pose === 'hug'
  const short = (one: Round, other: Round) => apart(one, other) - (other.x - one.x)
  // Who hugs lays cheek to cheek, the arms go round the other's back; glass does not give.
  const glass = [left, right].some(({ member }) => member.outfit === 'bubble-helmet')
  const near = hugs && !glass ? 0.9 : 1
  let lack = short({ ...a, radius: a.radius * near }, { ...b, radius: b.radius * near })
  if (hugs) return lack
  for (const limb of limbsOf(left, heldBy(left))) lack = Math.max(lack, short(limb, b))
  for (const limb of limbsOf(right, heldBy(right))) lack = Math.max(lack, short(a, limb))
  return lack
}

/** Moves neighbours apart until no hand, arm or carried thing lies over a face, and no face over another. */
export function makeRoom(staging: Staging, stage: Pick<Stage, 'room'>, held: SceneThing | null): void {
  const { placed, near } = staging
  const hero = placed[0]
  const heldBy = (one: Placed) => (one === hero ? held : null)
  const standing = placed.filter(({ inBed, back, aside }) => !inBed && !back && !aside)
  const line = standing.toSorted((one, other) => headOf(one).x - headOf(other).x)
  if (line.length < 2) return
  for (let i = 0; i + 1 < line.length; i++) {
    const [left, right] = [line[i]!, line[i + 1]!]
    const lack = crowding(left, right, heldBy)
    if (!(lack > 0)) continue
    const middle = (headOf(left).x + headOf(right).x) / 2
    const before = new Set(line.slice(0, i + 1))
    for (const one of line) one.x += before.has(one) ? -lack / 2 : lack / 2
    for (const thing of near) thing.x += thing.x < middle ? -lack / 2 : lack / 2
  }
  // Back onto the ground there is.
  const { left, right } = stage.room ?? { left: 150, right: 1450 }
  const xs = line.map(({ x }) => x)
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const over = Math.max(0, left + 60 - low) - Math.max(0, high - (right - 60))
  for (const each of [...line, ...near]) each.x += over
}

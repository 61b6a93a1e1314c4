import type { Prop } from '@moonpage/storyteller/scene'
import type { Edges, Spot } from '../../figures/figure-action.ts'
import { poseOf, type FigurePose } from '../../figures/pose-of.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { outline } from '../measure.ts'
import { belowHand, seenHeight, type Holding, type Placed } from '../players.ts'

/** What of a figure has to be seen, and what of it hides others, in canvas units. */
export type Silhouette = {
  face: Edges
  skull: Edges
  solids: readonly Edges[]
  /** Front and back. */
  hands: readonly [Spot, Spot]
  held?: Edges
}

type Held = { at: Spot; box: Edges }

/** The share of a thing's height that is not thin: of a cake, what is below its candle. */
const solidShare: Readonly<Partial<Record<Prop, number>>> = { cake: 0.6 }

/** How far before a mouth the middle of a thing is that is carried in it. */
const out = ({ action }: Placed): number => (action?.act?.target?.half ?? 0) * 0.6

/** Where a held thing is, in figure units, with its hand. */
function heldBox({ hands, holds: which }: FigurePose, placed: Placed, holds: Holding): Held {
  const { sheet } = placed
  const { width, gripY = 0 } = propInfo[holds.prop]
  const height = seenHeight(holds.prop, holds.state) * (solidShare[holds.prop] ?? 1)
  const [front, back] = hands
  const isFour = goesOnFour(sheet.species)
  const hand =
    which === 'back'
      ? back
      : which === 'both' && !isFour
        ? { x: (front.x + back.x) / 2, y: (front.y + back.y) / 2 }
        : front
  const forward = isFour && which !== 'back' ? out(placed) : 0
  const moved = holds.moved ?? { x: 0, y: 0 }
  const [x, y] = [hand.x + forward + moved.x, hand.y + belowHand(holds) + moved.y]
  const half = (width / 2) * holds.scale
  const bottom = y + gripY * holds.scale
  return {
    at: { x: hand.x, y: hand.y },
    box: turnedBox(
      { left: x - half, right: x + half, top: bottom - height * holds.scale, bottom },
      hand,
      holds.moved?.turn ?? 0,
    ),
  }
}

/** The box around a box that is turned by `turn` degrees around a point. */
function turnedBox(box: Edges, { x, y }: Spot, turn: number): Edges {
  if (turn === 0) return box
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const { left, right, top, bottom } = box
  const corners = [left, right].flatMap((a) =>
    [top, bottom].map((b) => [x + (a - x) * cos - (b - y) * sin, y + (a - x) * sin + (b - y) * cos] as const),
  )
  const [xs, ys] = [corners.map(([a]) => a), corners.map(([, b]) => b)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Points of a face: its middle, and ten around it. */
const pointsOf = ({ left, right, top, bottom }: Edges): Spot[] => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [rx, ry] = [(right - left) / 2, (bottom - top) / 2]
  return [
    { x, y },
    ...Array.from({ length: 10 }, (_, i) => ({
      x: x + rx * 0.9 * Math.cos((i * Math.PI) / 5),
      y: y + ry * 0.9 * Math.sin((i * Math.PI) / 5),
    })),
  ]
}

const isIn = ({ x, y }: Spot, { left, right, top, bottom }: Edges): boolean =>
  x > left && x < right && y > top && y < bottom

/** How many points of a face are behind something. */
export const hiddenPoints = (face: Edges, solids: readonly Edges[]): number =>
  pointsOf(face).filter((at) => solids.some((box) => isIn(at, box))).length

/** Moves what a figure holds so that its own face is free: down, with the hand at its upper edge, or out before the hand. */
export function clearOf(placed: Placed): Holding['moved'] {
  const { holds, action } = placed
  if (!holds || !action) return undefined
  const pose = poseOf(placed.sheet, placed.member, action, placed.swims)
  const { at, box } = heldBox(pose, placed, holds)
  const { face } = pose
  // A trunk holds up what it lifts.
  if (placed.sheet.species === 'elephant' && action.act?.name === 'lift')
    return { x: at.x - (box.left + box.right) / 2, y: at.y + 10 - box.bottom, turn: 0 }
  if (goesOnFour(placed.sheet.species) && pose.holds !== 'back') return hanging(at, box, out(placed))
  if (pose.holds === 'back' || hiddenPoints(face, [box]) === 0) return undefined
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  // The hand stays on it.
  const down = Math.max(0, Math.min(face.bottom + 2 - box.top, at.y - 6 - 0.1 * height - box.top))
  const up = Math.max(0, Math.min(box.bottom - face.top + 2, box.bottom - at.y - 6 - 0.1 * height))
  const away = Math.max(0, Math.min(face.right + 2 - box.left, at.x - 4 - 0.1 * width - box.left))
  const tries = [
    { x: 0, y: down },
    { x: away, y: 0 },
    { x: away, y: down },
    { x: 0, y: -up },
    { x: away, y: -up },
  ]
  const shown = ({ x, y }: Spot) => ({
    left: box.left + x,
    right: box.left + x + width,
    top: box.top + y,
    bottom: box.top + y + height,
  })
  const best = tries.toSorted((a, b) => hiddenPoints(face, [shown(a)]) - hiddenPoints(face, [shown(b)]))[0]!
  return { ...best, turn: 0 }
}

/** Moves a stick up by as much as its foot is in the ground. */
export function footOn(placed: Placed): Holding['moved'] {
  const { holds, action } = placed
  if (!holds || !action) return undefined
  const { box } = heldBox(poseOf(placed.sheet, placed.member, action, placed.swims), placed, holds)
  return { x: 0, y: -Math.max(0, box.bottom - 8), turn: 0 }
}

/**
 * How a thing hangs from a mouth: by its upper edge, and turned forward when it is longer than the mouth is high. What is
 * small is before the mouth.
 */
function hanging(at: Spot, { left, right, top, bottom }: Edges, forward: number): Holding['moved'] {
  const length = bottom - top
  if (right - left < 62 && length < 72)
    return { x: at.x - 10 - left, y: at.y + 6 - (top + bottom) / 2, turn: 0 }
  const y = at.y - Math.min(12, length * 0.08) - top
  const room = Math.max(20, -at.y - 4)
  const turn = length * 0.9 > room ? (-Math.acos(room / (length * 0.9)) * 180) / Math.PI : 0
  // Of what is wide, more is before the mouth than under it.
  const x = length > 1.5 * (right - left) ? 0 : Math.min(0.2 * (right - left), forward)
  return { x: x - forward, y, turn: Math.max(-66, turn) }
}

/** What is behind the body: tail, mane, hair, wings; from the measured outline of the figure when it stands. */
function backOf({ reach, action }: Placed, skull: Edges): Edges[] {
  if (!action || action.legs === 'lie' || action.legs === 'tumble') return []
  const boxes: Edges[] = []
  const high = 4
  for (let i = 0; i + high <= reach.rows.length; i += high) {
    const top = outline.top + i * outline.step
    const bottom = top + high * outline.step
    if (bottom < skull.top + 50 || top > 0) continue
    const left = Math.min(0, ...reach.rows.slice(i, i + high).map((row) => row?.[0] ?? 0))
    if (left < -40) boxes.push({ left: left + 6, right: -20, top, bottom })
  }
  return boxes
}

/** The pose of a figure without an action, as it was measured. */
function asMeasured({ reach }: Placed): FigurePose {
  const { head, hand, rows } = reach
  const solids = rows.flatMap((row, i): Edges[] => {
    const top = outline.top + (i - 1) * outline.step
    return row && i % 3 === 1 ? [{ left: row[0], right: row[1], top, bottom: top + 3 * outline.step }] : []
  })
  const box = (r: number): Edges => ({
    left: head.x - r,
    right: head.x + r,
    top: head.y - r,
    bottom: head.y + r,
  })
  return { face: box(60), skull: box(72), solids, hands: [hand, hand], holds: 'front' }
}

const known = new WeakMap<Placed, Silhouette>()

/** The silhouette of a figure where it is placed. */
export function silhouetteOf(placed: Placed): Silhouette {
  const found = known.get(placed) ?? outlined(placed)
  known.set(placed, found)
  return found
}

function outlined(placed: Placed): Silhouette {
  const pose = placed.action
    ? poseOf(placed.sheet, placed.member, placed.action, placed.swims)
    : asMeasured(placed)
  const mirror = placed.facing === 'left' ? -1 : 1
  const place = ({ left, right, top, bottom }: Edges): Edges => {
    const a = placed.x + mirror * left * placed.scale
    const b = placed.x + mirror * right * placed.scale
    return {
      left: Math.min(a, b),
      right: Math.max(a, b),
      top: placed.y + top * placed.scale,
      bottom: placed.y + bottom * placed.scale,
    }
  }
  const spot = ({ x, y }: Spot): Spot => ({
    x: placed.x + mirror * x * placed.scale,
    y: placed.y + y * placed.scale,
  })
  const rear = backOf(placed, pose.skull)
  const held = placed.holds ? [heldBox(pose, placed, placed.holds).box] : []
  return {
    face: place(pose.face),
    skull: place(pose.skull),
    hands: [spot(pose.hands[0]), spot(pose.hands[1])],
    solids: [...pose.solids, ...rear, ...held].map(place),
    ...(held[0] && { held: place(held[0]) }),
  }
}

export const shifted = ({ face, skull, solids, hands }: Silhouette, dx: number): Silhouette => {
  const [front, back] = hands
  const move = (box: Edges): Edges => ({ ...box, left: box.left + dx, right: box.right + dx })
  return {
    face: move(face),
    skull: move(skull),
    solids: solids.map(move),
    hands: [
      { ...front, x: front.x + dx },
      { ...back, x: back.x + dx },
    ],
  }
}

import type { Scene } from '@moonpage/storyteller/scene'
import { sizeOf } from '../figures/sizes.ts'
import { propInfo } from '../props/draw-prop.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import { figureScale } from './cameras.ts'
import { lineUp, order, spanOf, type Thing } from './line-up.ts'
import { measure } from './measure.ts'
import { fitting, headOf, isPairPose, type Placed, type Player } from './players.ts'
import { hovers, isGreat, propScale, type SceneThing, type Things } from './things.ts'

/** Which third of a wide picture the figures stand in. */
const thirds = [-190, -150, 0, 150, 190] as const

/** A prop that has its place: origin at (x, y), canvas units. */
export type PlacedThing = { thing: SceneThing; x: number; y: number; scale: number; depth: number }

export type Staging = {
  /** Scale of a fox. */
  scale: number
  /** Which way the story goes: 1 to the right. */
  dir: 1 | -1
  placed: Placed[]
  near: PlacedThing[]
}

type Ground = Pick<Stage, 'ground' | 'room' | 'swims' | 'holds' | 'bed'>

/** Gives every player and every prop beside them a place on the ground. */
export function placeCast(
  scene: Scene,
  players: readonly Player[],
  things: Things,
  stage: Ground,
  r: Random,
): Staging {
  const dir = r() < 0.5 ? 1 : -1
  const room = stage.room ?? { left: 190, right: 1410 }
  // One alone in a wide picture must not get lost; who looks up at something great looks small.
  const alone = scene.framing === 'wide' && players.length === 1 ? 1.1 : 1
  // The picture that has room for a title is the one that invites.
  const invites = scene.text_area === 'none' ? 1 : 1.22
  const isDwarfed = scene.framing === 'looking-up' && things.near.some(({ prop }) => isGreat(prop))
  let scale = figureScale[scene.framing] * fitting(players) * alone * invites * (isDwarfed ? 0.78 : 1)
  const bedded = stage.bed ? players.find(({ member }) => member.pose === 'sleep') : undefined
  const standing = players.filter((player) => player !== bedded)
  const outside = stage.holds === 'boat' ? standing.filter(({ sheet }) => sheet.species === 'whale') : []
  const lined = standing.filter((player) => !outside.includes(player))

  const beside = things.near.filter(
    ({ prop }) => !(scene.framing === 'looking-up' && prop === things.near[0]?.prop && isGreat(prop)),
  )
  const widthOf = (thing: SceneThing, s: number) => Math.min(propInfo[thing.prop].width * propScale(s), 420)
  const slotsAt = (s: number) =>
    order(
      lined,
      beside.map((thing, index): Thing => ({ kind: 'thing', width: widthOf(thing, s), index })),
      scene.framing === 'close-up',
    )
  const isClose = scene.framing === 'close-up'
  let line = lineUp(slotsAt(scale), scale, dir, isClose)
  // A close-up shows heads, not elbows.
  const wide = isClose ? 1420 : Math.min(room.right - room.left, 1120)
  const span = spanOf(line)
  if (span > wide) {
    scale *= Math.max(0.55, wide / span)
    line = lineUp(slotsAt(scale), scale, dir, isClose)
  }
  const half = Math.min(spanOf(line), room.right - room.left) / 2
  const middle = clamp(
    room.left + half,
    room.right - half,
    800 + (scene.framing === 'wide' ? r.pick(thirds) : 0) + r.between(-50, 50),
  )

  const placed: Placed[] = []
  const near: PlacedThing[] = []
  for (const { slot, x } of line) {
    if (slot.kind === 'player') {
      placed.push(
        place(slot.player, {
          x: middle + x,
          y: footing(slot.player, stage, placed.length, scale),
          scale,
          swims: stage.swims,
          boat: stage.holds === 'boat',
        }),
      )
    } else {
      const thing = beside[slot.index]
      if (!thing) continue
      const { height, gripY = 0 } = propInfo[thing.prop]
      const size = Math.min(propScale(scale), 460 / propInfo[thing.prop].width + 0.25)
      const lift = hovers(thing.prop) ? 150 * scale : 0
      const big = height * size > 240 * scale
      near.push({
        thing,
        x: middle + x,
        y: stage.ground + (big ? -26 : 16) * scale - gripY * size - lift,
        scale: size,
        depth: 0,
      })
    }
  }
  for (const whale of outside) {
    const side = middle > 800 ? -1 : 1
    placed.push({
      ...place(whale, {
        x: 800 + side * 520,
        y: stage.ground + 70,
        scale: scale * 0.9,
        swims: false,
        boat: true,
      }),
      aside: true,
    })
  }
  if (bedded && stage.bed)
    placed.unshift({
      ...place(bedded, { x: stage.bed.x, y: stage.bed.y, scale, swims: false, boat: false }),
      scale: bedScale(stage.bed.width, bedded),
      inBed: true,
    })
  if (isClose && !bedded) leanDown(placed)
  if (placed.length > 2 && !isClose && !bedded && !stage.swims && stage.holds !== 'boat')
    comeForward(placed, players)
  // Of two who hold each other, the smaller is in front.
  const [one, two] = placed
  if (one && two && (isPairPose(one.member.pose) || isPairPose(two.member.pose)))
    (one.scale < two.scale ? one : two).y += 14 * scale
  placed.sort((a, b) => players.indexOf(playerOf(players, a)) - players.indexOf(playerOf(players, b)))
  return { scale, dir, placed, near }
}

/** In a close-up the tall come down to the small: their feet are not in the picture. */
function leanDown(placed: readonly Placed[]): void {
  const lowest = Math.max(...placed.map((one) => headOf(one).y))
  for (const one of placed) one.y += (lowest - headOf(one).y) * 0.6
}

/** Of three, the hero stands nearer. */
function comeForward(placed: Placed[], players: readonly Player[]): void {
  for (const one of placed) {
    const leads = one.member === players[0]?.member
    one.y += (leads ? 24 : -16) * one.scale
    one.scale *= leads ? 1.07 : 0.95
  }
}

const playerOf = (players: readonly Player[], placed: Placed): Player =>
  players.find(({ member }) => member === placed.member) ?? placed

const clamp = (low: number, high: number, value: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value))

/** A bed is made for whoever sleeps in it, small and big within reason. */
const bedScale = (width: number, { size, sheet }: Player): number =>
  (width / 560) * (sheet.species === 'whale' ? 0.62 : 0.86 * Math.max(0.85, Math.min(1.06, size)))

function footing({ member, sheet }: Player, stage: Ground, index: number, scale: number): number {
  if (stage.swims && member.pose !== 'sleep' && member.pose !== 'sit')
    return stage.ground - (sheet.species === 'whale' ? 150 : 90 + (index % 2) * 60) * scale
  // Nobody stands exactly where another does.
  // In a boat the small ones stand on a thwart, so that they look over the side.
  const lift = stage.holds === 'boat' ? Math.max(0, 1.05 - sizeOf(sheet.species)) * 190 * scale : 0
  return stage.ground + [0, -12, 8][index % 3]! * scale - lift
}

function place(
  player: Player,
  at: { x: number; y: number; scale: number; swims: boolean; boat: boolean },
): Placed {
  const floats = at.swims && player.member.pose !== 'sleep' && player.member.pose !== 'sit'
  return {
    ...player,
    x: at.x,
    y: at.y,
    scale: at.scale * player.size,
    facing: 'right',
    back: false,
    inBed: false,
    swims: floats,
    shadow: !floats && !at.boat,
    aside: false,
    reach: measure(player, { swims: floats, back: false }),
  }
}

import type { Filling, Scene, State, Thing as Told, ThingColor } from '@moonpage/storyteller/scene'
import { sizeOf } from '../figures/sizes.ts'
import { propInfo } from '../props/draw-prop.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import { figureScale } from './cameras.ts'
import { lineUp, order, spanOf, type Thing } from './line-up.ts'
import { measure } from './measure.ts'
import { fitting, headOf, isPairPose, type Placed, type Player } from './players.ts'
import { hovers, isGreat, propScale, type SceneThing, type Things } from './things.ts'

/** Offsets in x from the middle of the canvas for the group of a wide picture. */
const thirds = [-190, -150, 0, 150, 190] as const

/** A prop with its place: origin at (x, y) in canvas units; `depth` from 0 (near) to 1 (far). */
export type PlacedThing = {
  thing: SceneThing
  x: number
  y: number
  scale: number
  depth: number
  state?: State | undefined
  /** Degrees by which it is turned. */
  turn?: number
  /** What is written on it. */
  says?: string | undefined
  /** What is drawn on it. */
  shows?: Told['shows']
  color?: ThingColor | undefined
  /** What is in it. */
  filling?: Filling | undefined
  make?: Told['make']
  /** Degrees by which its moving part is turned: its right end down. */
  tilt?: number | undefined
  /** Where it touches what it is on, with half its width there, in canvas units: it has a shadow there. */
  rests?: { y: number; half: number }
  /** A trace in sand or snow. */
  isTrace?: boolean
  /** Its left is its right. */
  isFlipped?: boolean
  /** By how much it is wider than it is drawn by itself. */
  stretch?: number
  /** Where the ground is under what hangs between two posts, in canvas units. */
  postsTo?: number
  /** Of a thing of the scene's acts. */
  id?: string
}

/** Where the figures and the props beside them are. */
export type Staging = {
  /** Scale of a figure of size 1, a fox. */
  scale: number
  /** The direction in which the hero faces: 1 is right. */
  dir: 1 | -1
  placed: readonly Placed[]
  near: readonly PlacedThing[]
}

type Ground = Pick<Stage, 'ground' | 'room' | 'swims' | 'holds' | 'bed'>

/**
 * Places every figure and every prop beside them, in canvas units. `placed` has the order of `players`. Takes the direction
 * and the place of the group from `r`.
 */
export function placeCast(
  scene: Scene,
  players: readonly Player[],
  things: Things,
  stage: Ground,
  r: Random,
): Staging {
  const dir = r() < 0.5 ? 1 : -1
  const room = stage.room ?? { left: 190, right: 1410 }
  // A single figure in a wide picture is drawn larger, a figure that looks up at a great prop smaller.
  const alone = scene.framing === 'wide' && players.length === 1 ? 1.1 : 1
  // A picture with room for a title is a cover, whose figures are larger.
  const cover = scene.text_area === 'none' ? 1 : 1.22
  const isDwarfed = scene.framing === 'looking-up' && things.near.some(({ prop }) => isGreat(prop))
  let scale = figureScale[scene.framing] * fitting(players) * alone * cover * (isDwarfed ? 0.78 : 1)
  const bedded = stage.bed ? players.find(({ member }) => member.pose === 'sleep') : undefined
  const notInBed = players.filter((player) => player !== bedded)
  const outside = stage.holds === 'boat' ? notInBed.filter(({ sheet }) => sheet.species === 'whale') : []
  const lined = notInBed.filter((player) => !outside.includes(player))

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
  // A close-up may cut elbows, so its line may be wider.
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

  const at = { scale, swims: stage.swims, boat: stage.holds === 'boat' }
  const standing = line.flatMap(({ slot, x }) => (slot.kind === 'player' ? [{ player: slot.player, x }] : []))
  const placed = standing.map(({ player, x }, index) =>
    place(player, { ...at, x: middle + x, y: footing(player, stage, index, scale) }),
  )
  const near = line.flatMap(({ slot, x }): PlacedThing[] => {
    const thing = slot.kind === 'thing' ? beside[slot.index] : undefined
    return thing ? [standThing(thing, middle + x, stage.ground, scale)] : []
  })
  const afloat = outside.map((whale): Placed => {
    const side = middle > 800 ? -1 : 1
    const beyond = { x: 800 + side * 520, y: stage.ground + 70, scale: scale * 0.9 }
    return { ...place(whale, { ...beyond, swims: false, boat: true }), aside: true }
  })
  const inBed =
    bedded && stage.bed
      ? [
          {
            ...place(bedded, { x: stage.bed.x, y: stage.bed.y, scale, swims: false, boat: false }),
            scale: bedScale(stage.bed.width, bedded),
            inBed: true,
          },
        ]
      : []
  const isGroup = standing.length + afloat.length + inBed.length > 2
  const all = [...inBed, ...placed, ...afloat]
  const lowered = isClose && !bedded ? lowerTall(all) : all
  const led =
    isGroup && !isClose && !bedded && !stage.swims && stage.holds !== 'boat'
      ? bringHeroForward(lowered, players)
      : lowered
  const rank = (one: Placed) => players.indexOf(playerOf(players, one))
  return { scale, dir, placed: smallInFront(led, scale).toSorted((a, b) => rank(a) - rank(b)), near }
}

/** When two figures touch each other, the smaller one is in front. */
function smallInFront(placed: readonly Placed[], scale: number): readonly Placed[] {
  const [one, two] = placed
  if (!one || !two || !(isPairPose(one.member.pose) || isPairPose(two.member.pose))) return placed
  const small = one.scale < two.scale ? one : two
  return placed.map((each) => (each === small ? { ...each, y: each.y + 14 * scale } : each))
}

/** A prop on the ground beside the figures, `x` its middle; what flies is in the air there. */
function standThing(thing: SceneThing, x: number, ground: number, scale: number): PlacedThing {
  const { width, height, gripY = 0 } = propInfo[thing.prop]
  const size = Math.min(propScale(scale), 460 / width + 0.25)
  const lift = hovers(thing.prop) ? 150 * scale : 0
  const isBig = height * size > 240 * scale
  return { thing, x, y: ground + (isBig ? -26 : 16) * scale - gripY * size - lift, scale: size, depth: 0 }
}

/** Moves tall figures down, towards the height of the smallest: a close-up does not show their feet. */
function lowerTall(placed: readonly Placed[]): readonly Placed[] {
  const lowest = Math.max(...placed.map((one) => headOf(one).y))
  return placed.map((one) => ({ ...one, y: one.y + (lowest - headOf(one).y) * 0.6 }))
}

/** Moves the hero of a group towards the reader, and the others back. */
const bringHeroForward = (placed: readonly Placed[], players: readonly Player[]): readonly Placed[] =>
  placed.map((one) => {
    const leads = one.member === players[0]?.member
    return {
      ...one,
      y: one.y + (leads ? 24 : -16) * one.scale,
      scale: one.scale * (leads ? 1.07 : 0.95),
    }
  })

const playerOf = (players: readonly Player[], placed: Placed): Player =>
  players.find(({ member }) => member === placed.member) ?? placed

const clamp = (low: number, high: number, value: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value))

/** Scale of a figure in bed: it has to fit the bed, so sizes differ less than elsewhere. */
const bedScale = (width: number, { size, sheet }: Player): number =>
  (width / 560) * (sheet.species === 'whale' ? 0.62 : 0.86 * Math.max(0.85, Math.min(1.06, size)))

/** y of a figure's feet; neighbors differ a little, so that they do not stand in a straight row. */
function footing({ member, sheet }: Player, stage: Ground, index: number, scale: number): number {
  if (stage.swims && member.pose !== 'sleep' && member.pose !== 'sit')
    return stage.ground - (sheet.species === 'whale' ? 150 : 90 + (index % 2) * 60) * scale
  // In a boat small figures stand on a thwart, so that they can look over its side.
  const lift = stage.holds === 'boat' ? Math.max(0, 1.05 - sizeOf(sheet)) * 190 * scale : 0
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

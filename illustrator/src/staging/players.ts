import type {
  CastMember,
  CharacterSheet,
  Filling,
  FigureSize,
  Prop,
  Scene,
  State,
  Thing,
  ThingColor,
} from '@moonpage/storyteller/scene'
import type { FigureAction, Spot } from '../figures/figure-action.ts'
import { halfWidthOf, sizeOf } from '../figures/sizes.ts'
import { inState } from '../props/prop-states.ts'
import { propInfo } from '../props/draw-prop.ts'

/** A cast member with its sheet; `size` is its height, 1 for a fox. */
export type Player = { member: CastMember; sheet: CharacterSheet; size: number }

/**
 * Where a figure's parts are, in figure units, when it faces right with its feet on (0, 0). `top` is y of its highest point.
 * `rows` has the left and right end of its outline for each row of the raster `outline` from the top; null for an empty row.
 */
export type Reach = {
  head: Spot
  hand: Spot
  top: number
  rows: readonly ([left: number, right: number] | null)[]
}

/** A player with its place: feet on (x, y) in canvas units. */
export type Placed = Player & {
  x: number
  y: number
  scale: number
  facing: 'left' | 'right'
  back: boolean
  inBed: boolean
  /** Lies down with open eyes. */
  isAwake?: boolean | undefined
  /** Degrees by which it is turned in bed; see `FigurePlace`. */
  bedTurn?: number | undefined
  /** Stands on its head; see `FigurePlace`. */
  onHead?: number | undefined
  swims: boolean
  shadow: boolean
  /** In the water beside the boat that holds the others. */
  aside: boolean
  reach: Reach
  /** One of a group, which has no part in the picture's heads. */
  isExtra?: boolean
  /** The thing of the acts that it is: a small animal, or one of several. */
  thing?: string
  /** What the body does, instead of the member's pose. */
  action?: FigureAction | undefined
  /** Where it looks, in canvas units; by default where its member looks. */
  lookAt?: Spot | undefined
  /** What it has in its hands: `scale` in figure units, `grip` the point of the thing that is in the hands. */
  holds?: Holding | undefined
  /** How far off it is, for its colors: 0 is near, 1 is only haze. */
  depth?: number | undefined
  /** Only what is inside of this path is seen, in canvas units. */
  clip?: string | undefined
  /** Seen upside down in water: which of its points is where, and by what its size is multiplied. */
  reflected?: { from: Spot; at: Spot; k: number }
}

export type Holding = {
  prop: Prop
  state: State | undefined
  says?: string | undefined
  /** What is drawn on it. */
  shows?: Thing['shows']
  color?: ThingColor | undefined
  filling?: Filling | undefined
  make?: Thing['make']
  scale: number
  grip: 'grip' | 'middle' | 'foot'
  /** It is torn: both hands have a half. */
  isTorn?: boolean
  /** By how much it is moved from the hands, so that it hides no face, in figure units, and turned, in degrees. */
  moved?: { x: number; y: number; turn: number } | undefined
}

/** How high a held thing is as it is seen, in its own units: what is pressed flat is low over its lower edge. */
export const seenHeight = (prop: Prop, state: State | undefined): number =>
  propInfo[prop].height * (state === 'flat' && !inState.flat?.[prop] ? 0.36 : 1)

/** From the hands down to the origin of what is in them, in figure units. */
export function belowHand({ prop, scale, grip, state }: Holding): number {
  const { gripY = 0 } = propInfo[prop]
  const height = seenHeight(prop, state)
  // Of what is folded or rolled up, only the lowest part is left.
  if (state === 'folded' || state === 'rolled') return (30 - gripY) * scale
  return { grip: Math.min(0, height - gripY), middle: height / 2 - gripY, foot: -gripY + 8 }[grip] * scale
}

/** How large a figure is whose size the scene says; `own` is that of its kind. */
const sizedAs = (size: FigureSize | undefined, own: number): number => {
  switch (size) {
    case 'tiny':
      return 0.3
    case 'small':
      return Math.min(0.62, own * 0.62)
    case 'big':
      return Math.max(1.3, own * 1.2)
    case 'huge':
      return 2
    default:
      return own
  }
}

/** The scene's cast with their sheets, in the scene's order: the first is its hero. A role without a sheet is left out. */
export const playersOf = (scene: Scene, cast: readonly CharacterSheet[]): Player[] =>
  scene.cast.flatMap((member) => {
    const sheet = cast.find(({ who }) => who === member.who)
    return sheet ? [{ member, sheet, size: sizedAs(member.size, sizeOf(sheet)) }] : []
  })

/** Factor on the scale of all figures: the larger the largest of them, the smaller all are drawn, so that they fit. */
export const fitting = (players: readonly Player[]): number =>
  1 / Math.sqrt(Math.max(0.7, ...players.map(({ size }) => size)))

/** Half of a figure's width at scale 1, in figure units. */
export const halfWidth = ({ sheet, member }: Player): number => halfWidthOf(sheet, member)

const onCanvas = ({ x, y, scale, facing }: Placed, at: Spot): Spot => ({
  x: x + at.x * scale * (facing === 'left' ? -1 : 1),
  y: y + at.y * scale,
})

/** The middle of the head, in canvas units. */
export const headOf = (placed: Placed): Spot =>
  placed.inBed ? { x: placed.x, y: placed.y } : onCanvas(placed, placed.reach.head)

/** The front hand, in canvas units, and then the other hand in poses that raise both. */
export function handsOf(placed: Placed): Spot[] {
  const { hand } = placed.reach
  const both = placed.member.pose === 'cheer' || placed.member.pose === 'run'
  return [hand, ...(both ? [{ x: -hand.x, y: hand.y }] : [])].map((at) => onCanvas(placed, at))
}

/** Radius of a head with its ears, in canvas units. */
export const headRadius = ({ scale }: Placed): number => 96 * scale

/** Radius of the face, or of the glass helmet around it, in canvas units. */
export const faceRadius = ({ scale, member }: Placed): number =>
  (member.outfit === 'bubble-helmet' ? 112 : 78) * scale

const pairPoses = ['hug', 'hold-hands', 'show'] as const
/** Whether two figures touch each other or share a prop in this pose. */
export const isPairPose = (pose: CastMember['pose']): boolean =>
  (pairPoses as readonly string[]).includes(pose)

import type { CastMember, CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/draw-figure.ts'
import { halfWidthOf, sizeOf } from '../figures/sizes.ts'

/** A cast member with its sheet, before it has a place. */
export type Player = { member: CastMember; sheet: CharacterSheet; size: number }

/**
 * Where a figure's parts are, in its own units: looking right, feet on (0, 0). `rows`: how far its outline goes to
 * the left and to the right, from the top of its scrap paper down, one row every step of it; null where there is nothing.
 */
export type Reach = {
  head: Spot
  hand: Spot
  top: number
  rows: readonly ([left: number, right: number] | null)[]
}

/** One who has a place: feet on (x, y), canvas units. */
export type Placed = Player & {
  x: number
  y: number
  scale: number
  facing: 'left' | 'right'
  back: boolean
  inBed: boolean
  swims: boolean
  shadow: boolean
  /** Beside the boat the others are in. */
  aside: boolean
  reach: Reach
}

/** Who plays, first the one in the middle of attention. A role without a sheet is left out. */
export const playersOf = (scene: Scene, cast: readonly CharacterSheet[]): Player[] =>
  scene.cast.flatMap((member) => {
    const sheet = cast.find(({ who }) => who === member.who)
    return sheet ? [{ member, sheet, size: sizeOf(sheet.species) }] : []
  })

/** Small heroes come nearer, big ones step back, so that every picture has room for its figures. */
export const fitting = (players: readonly Player[]): number =>
  1 / Math.sqrt(Math.max(0.7, ...players.map(({ size }) => size)))

/** Half of a figure's breadth at scale 1. */
export const halfWidth = ({ sheet, member }: Player): number => halfWidthOf(sheet, member)

const onCanvas = ({ x, y, scale, facing }: Placed, at: Spot): Spot => ({
  x: x + at.x * scale * (facing === 'left' ? -1 : 1),
  y: y + at.y * scale,
})

/** Where the head will be. */
export const headOf = (placed: Placed): Spot =>
  placed.inBed ? { x: placed.x, y: placed.y } : onCanvas(placed, placed.reach.head)

/** Where the hands will be, first the one in front; both where both are raised. */
export function handsOf(placed: Placed): Spot[] {
  const { hand } = placed.reach
  const both = placed.member.pose === 'cheer' || placed.member.pose === 'run'
  return [hand, ...(both ? [{ x: -hand.x, y: hand.y }] : [])].map((at) => onCanvas(placed, at))
}

/** Radius of a head with its ears, for keeping clear of faces. */
export const headRadius = ({ scale }: Placed): number => 96 * scale

/** Radius of the face alone, or of the glass round it. */
export const faceRadius = ({ scale, member }: Placed): number =>
  (member.outfit === 'bubble-helmet' ? 112 : 78) * scale

const pairPoses = ['hug', 'hold-hands', 'show'] as const
export const isPairPose = (pose: CastMember['pose']): boolean =>
  (pairPoses as readonly string[]).includes(pose)

import type { CastMember, CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/draw-figure.ts'
import { sizeOf } from '../figures/sizes.ts'

/** A cast member with its sheet, before it has a place. */
export type Player = { member: CastMember; sheet: CharacterSheet; size: number }

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

const lying = ({ member, sheet }: Player) =>
  member.pose === 'sleep' && sheet.species !== 'owl' && sheet.species !== 'robot' && !sheet.look.wheelchair

/** Half of a figure's breadth at scale 1. */
export function halfWidth(player: Player): number {
  const { sheet, member } = player
  if (sheet.species === 'whale') return 225
  if (sheet.species === 'unicorn') return 165
  if (sheet.species === 'owl') return 122
  if (member.outfit === 'bubble-helmet') return 128
  if (lying(player)) return 150
  if (sheet.species === 'fairy') return 150
  if (sheet.species === 'elephant' || sheet.species === 'dragon' || sheet.species === 'dinosaur') return 140
  return member.pose === 'cheer' || member.pose === 'run' ? 130 : 108
}

/** Where the head will be. */
export function headOf(placed: Placed): Spot {
  const { x, y, scale, sheet, inBed, facing } = placed
  if (inBed) return { x, y }
  const low = sheet.species === 'whale' ? 96 : lying(placed) ? 80 : placed.member.pose === 'sit' ? 194 : 236
  const ahead = sheet.species === 'unicorn' ? 92 : sheet.species === 'whale' ? 70 : lying(placed) ? 62 : 6
  return { x: x + ahead * scale * (facing === 'left' ? -1 : 1), y: y - low * scale }
}

/** Radius of a head with its ears, for keeping clear of faces. */
export const headRadius = ({ scale }: Placed): number => 96 * scale

const pairPoses = ['hug', 'hold-hands', 'show'] as const
export const isPairPose = (pose: CastMember['pose']): boolean =>
  (pairPoses as readonly string[]).includes(pose)

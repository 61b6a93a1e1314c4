import type { CastMember, CharacterSheet } from '@moonpage/storyteller/scene'
import { birds, isBird } from './birds.ts'
import { builds } from './builds.ts'
import { isPerson } from './clothes.ts'
import { frames, goesOnFour } from './quadruped-frames.ts'
import { stanceOf } from './quadruped.ts'

type Who = Pick<CharacterSheet, 'species' | 'look'>
type Member = Pick<CastMember, 'pose' | 'outfit'>

const own = { whale: 1.5, fairy: 0.8 } as const

/** Height beside the others; a fox is 1. */
export function sizeOf(species: CharacterSheet['species']): number {
  if (species in own) return own[species as keyof typeof own]
  if (goesOnFour(species)) return frames[species].build.size
  if (isBird(species)) return birds[species].build.size
  if (isPerson(species)) return builds.person.size
  return builds[species as keyof typeof builds].size
}

/** Asleep on the ground, longer than high. */
export const lies = ({ species, look }: Who, { pose }: Member): boolean =>
  pose === 'sleep' && !isBird(species) && species !== 'whale' && species !== 'robot' && !look.wheelchair

const raised: Partial<Record<CastMember['pose'], number>> = {
  cheer: 156,
  reach: 142,
  wave: 142,
  point: 142,
  run: 130,
  show: 122,
}

/** Half of a figure's breadth at scale 1, raised hands included. */
export function halfWidthOf(who: Who, member: Member): number {
  const { species } = who
  if (species === 'whale') return 225
  if (goesOnFour(species)) return Math.max(frames[species].half, member.outfit === 'bubble-helmet' ? 190 : 0)
  if (isBird(species))
    return member.pose === 'run' || member.pose === 'cheer' || member.pose === 'reach' ? 176 : 122
  const wide = Math.max(raised[member.pose] ?? 108, member.outfit === 'bubble-helmet' ? 128 : 0)
  if (lies(who, member)) return 150
  return species === 'fairy' || species === 'fox' || species === 'squirrel' ? Math.max(150, wide) : wide
}

/** Middle of the head at scale 1, feet on (0, 0), looking right. */
export function headSpotOf(who: Who, member: Member, swims = false): { x: number; y: number } {
  const { species } = who
  if (species === 'whale') return { x: 70, y: -96 }
  if (goesOnFour(species)) {
    const { head, lift } = stanceOf(species, { pose: member.pose, swims })
    return { x: head[0], y: head[1] - lift }
  }
  if (isBird(species)) return { x: 4, y: birds[species].head }
  if (lies(who, member)) return { x: 62, y: -80 }
  return { x: 6, y: member.pose === 'sit' ? -194 : -236 }
}

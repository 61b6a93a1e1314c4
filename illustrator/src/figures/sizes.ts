import type { CastMember, CharacterSheet } from '@moonpage/storyteller/scene'
import { birds, isBird } from './birds.ts'
import type { Build } from './build.ts'
import { builds } from './builds.ts'
import { isPerson } from './clothes.ts'
import { buildOfKin, sizeOfKin } from './kin.ts'
import { frames, goesOnFour } from './quadruped-frames.ts'

type Who = Pick<CharacterSheet, 'species' | 'look'>
type Member = Pick<CastMember, 'pose' | 'outfit'>

const own = { whale: 1.5, fairy: 0.8 } as const

/** Height of a figure relative to a fox, which is 1. */
export const sizeOf = (sheet: Pick<CharacterSheet, 'species' | 'kin'>): number =>
  sizeOfKin(sheet) ?? sizeOfSpecies(sheet.species)

function sizeOfSpecies(species: CharacterSheet['species']): number {
  if (species in own) return own[species as keyof typeof own]
  if (goesOnFour(species)) return frames[species].build.size
  if (isBird(species)) return birds[species].build.size
  if (isPerson(species)) return builds.person.size
  return builds[species as keyof typeof builds].size
}

/** Whether a figure sleeps curled up on the ground, which makes it wider. */
const lies = ({ species, look }: Who, { pose }: Member): boolean =>
  pose === 'sleep' && !isBird(species) && species !== 'whale' && species !== 'robot' && !look.wheelchair

/** Half widths of upright figures by pose. */
const raised: Partial<Record<CastMember['pose'], number>> = {
  cheer: 156,
  reach: 142,
  wave: 142,
  point: 142,
  run: 130,
  show: 122,
  hug: 122,
  sit: 118,
}

/** Half widths of an owl by pose. The tips of its wings may cover neighbors, so they do not count. */
const wings: Partial<Record<CastMember['pose'], number>> = {
  walk: 190,
  run: 200,
  reach: 200,
  cheer: 190,
  wave: 150,
  point: 180,
  hug: 142,
  show: 150,
  hold: 150,
}

/** Half of a figure's width at scale 1, in figure units, raised hands included. */
export function halfWidthOf(who: Who, member: Member): number {
  const { species } = who
  if (species === 'whale') return 230
  if (goesOnFour(species)) return Math.max(frames[species].half, member.outfit === 'bubble-helmet' ? 190 : 0)
  if (species === 'owl') return wings[member.pose] ?? 122
  if (isBird(species)) return raised[member.pose] ?? 112
  const wide = Math.max(raised[member.pose] ?? 108, member.outfit === 'bubble-helmet' ? 128 : 0)
  if (lies(who, member)) return 150
  return species === 'fairy' || species === 'fox' || species === 'squirrel' ? Math.max(150, wide) : wide
}

/** Half of the width of a body without its arms, at scale 1, in figure units. */
export function bodyHalfOf(sheet: Pick<CharacterSheet, 'species' | 'kin'>): number {
  const { species } = sheet
  if (species === 'whale') return 210
  if (goesOnFour(species)) return frames[species].half * 0.92
  if (isBird(species)) return species === 'owl' ? 122 : 104
  const build: Build = isPerson(species) ? builds.person : builds[species as keyof typeof builds]
  return 84 * Math.max(1, buildOfKin(build, sheet).fat ?? 1)
}

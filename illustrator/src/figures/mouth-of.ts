import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { isBird } from './birds.ts'
import { HEAD } from './bones.ts'
import { builds } from './builds.ts'
import { isPerson } from './clothes.ts'
import type { Spot } from './figure-action.ts'
import { buildOfKin } from './kin.ts'
import { HIP } from './poses.ts'
import { profileMouth } from './profile-muzzle.ts'
import { goesOnFour } from './quadruped-frames.ts'
import { seatHeight } from './wheelchair.ts'

/** Where the mouth of an upright figure is that stands, or is in its wheelchair, and is seen from the side, in figure units; null for all others. */
export function mouthOf(sheet: CharacterSheet): Spot | null {
  const { species } = sheet
  if (isBird(species) || goesOnFour(species) || species === 'whale') return null
  const build = buildOfKin(isPerson(species) ? builds.person : builds[species as keyof typeof builds], sheet)
  const [x, y] = profileMouth(build)
  const lower = sheet.look.wheelchair ? seatHeight - HIP : (1 - (build.legs ?? 1)) * -HIP
  return { x: HEAD[0] + x, y: HEAD[1] + y + lower }
}

import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { birds, isBird } from './birds.ts'
import { builds } from './builds.ts'
import type { Build } from './build.ts'
import { isPerson, personOf } from './clothes.ts'
import { birdOfKin, buildOfKin } from './kin.ts'

/** The color of a figure's hands or paws. */
export function pawColor(sheet: CharacterSheet): string {
  const { species } = sheet
  if (isPerson(species)) return personOf(sheet).skin
  if (isBird(species)) return birdOfKin(birds[species], sheet).build.fur
  const build = (builds as Record<string, Build>)[species]
  return build ? buildOfKin(build, sheet).fur : '#6f93b8'
}

import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { builds } from './builds.ts'
import { isPerson } from './clothes.ts'

const own = { owl: 0.84, whale: 1.5, unicorn: 1.15, fairy: 0.8 } as const

/** Height beside the others; a fox is 1. */
export function sizeOf(species: CharacterSheet['species']): number {
  if (species in own) return own[species as keyof typeof own]
  if (isPerson(species)) return builds.person.size
  return builds[species as keyof typeof builds].size
}

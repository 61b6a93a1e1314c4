import type { Setting } from '@moonpage/contract/categories'
import type { CastMember, CharacterSheet, Scene } from './scene.ts'

const needsNoHelmet: Partial<Record<Setting, readonly CharacterSheet['species'][]>> = {
  'under-the-sea': ['whale', 'turtle', 'penguin', 'frog', 'robot', 'astronaut'],
  moon: ['robot', 'astronaut'],
}
/** Kin who dive, whatever body they are drawn with. */
const divers: ReadonlySet<string> = new Set(['seal', 'walrus', 'otter', 'hippo', 'toad'])

/** Whether a figure cannot breathe in the open there. */
export const wearsHelmet = (species: CharacterSheet['species'], setting: Setting): boolean => {
  const free = needsNoHelmet[setting]
  return free !== undefined && !free.includes(species)
}

/**
 * What a figure wears beside what its sheet says: in bed, where it could not breathe, in the cold.
 * @param isInside in a room of a home, where nobody needs a helmet or a warm hat
 * @param isUnderWater where nobody breathes without a helmet, in whatever setting
 */
export const outfitFor = (
  { species, kin }: Pick<CharacterSheet, 'species' | 'kin'>,
  setting: Scene['setting'],
  resting: boolean,
  isInside = false,
  isUnderWater = false,
): CastMember['outfit'] => {
  if (resting) return 'nightcap'
  if (isInside) return undefined
  const where = isUnderWater ? 'under-the-sea' : setting
  const isAtHome = where === 'under-the-sea' && divers.has(kin ?? '')
  if (!isAtHome && wearsHelmet(species, where)) return 'bubble-helmet'
  const coldBlooded = ['penguin', 'bear', 'robot', 'knight', 'astronaut', 'whale'].includes(species)
  return setting === 'snow' && !coldBlooded ? 'warm-hat' : undefined
}

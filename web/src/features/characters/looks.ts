import { subjects } from '@moonpage/contract/categories'
import {
  companionKinds,
  childHairColors,
  hairStyles,
  type Look,
  outfitColors,
  outfits,
  skinTones,
} from '@moonpage/contract/story-input'

export type Species = Look['species']
/** All fields of a look, including those that do not apply: switching back to a child restores its hair. */
export type LookDraft = Required<Look>
type Outfit = LookDraft['outfit']

const people: readonly Species[] = ['child', 'fairy', 'knight', 'pirate', 'astronaut']
/** Whether the species has skin and hair, and can have glasses and a wheelchair. */
export const isPerson = (species: Species): boolean => people.includes(species)

/** All species but `child`. */
export const beings = subjects

const onAnimals: readonly Outfit[] = [
  'none',
  'scarf',
  'stripes',
  'dungarees',
  'raincoat',
  'cape',
  'hoodie',
  'pyjamas',
]
// Outfits that would look like another one on this species are left out.
const onFew: Partial<Record<Species, readonly Outfit[]>> = {
  owl: ['none', 'scarf', 'stripes', 'dungarees', 'raincoat', 'cape', 'hoodie'],
  whale: ['none', 'scarf', 'stripes', 'cape', 'hoodie'],
  unicorn: ['none', 'scarf', 'stripes', 'cape', 'hoodie', 'pyjamas'],
}
const onOtherPeople: readonly Outfit[] = ['none', 'scarf', 'pyjamas']

/** The outfits for a species; `none` means fur, or the usual costume of a knight. */
export const outfitsFor = (species: Species): readonly Outfit[] => {
  if (species === 'child') return outfits
  return isPerson(species) ? onOtherPeople : (onFew[species] ?? onAnimals)
}

/** Without an outfit, animals have nothing to color; people have a costume, wheelchair or headscarf. */
export const showsOutfitColor = ({ species, outfit }: LookDraft): boolean =>
  isPerson(species) || outfitOn(species, outfit) !== 'none'

export const showsHairColor = ({ hair }: LookDraft): boolean => hair !== 'none' && hair !== 'headscarf'

const outfitOn = (species: Species, outfit: Outfit): Outfit =>
  outfitsFor(species).includes(outfit) ? outfit : 'scarf'

/** The look with every field that applies, so that the illustrator has nothing left to choose. */
export const lookOf = (draft: LookDraft): Look => {
  const { species, skin, hair, hair_color, outfit, outfit_color, glasses, wheelchair } = draft
  const worn = { outfit: outfitOn(species, outfit), outfit_color }
  return isPerson(species)
    ? { species, skin, hair, hair_color, ...worn, glasses, wheelchair }
    : { species, ...worn }
}

export const firstLook: LookDraft = {
  species: 'child',
  skin: 'honey',
  hair: 'short',
  hair_color: 'brown',
  outfit: 'scarf',
  outfit_color: 'teal',
  glasses: false,
  wheelchair: false,
}

/** A saved look, with defaults for missing fields. */
export const draftOf = (look: Look): LookDraft => ({ ...firstLook, ...look })

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** A random look: of a child, or of a random species. Keeps glasses and wheelchair. */
export const randomLook = (draft: LookDraft): LookDraft => {
  const species = draft.species === 'child' ? 'child' : pick(beings)
  return {
    ...draft,
    species,
    skin: pick(skinTones),
    hair: pick(hairStyles.filter((style) => style !== 'none' && style !== 'headscarf')),
    hair_color: pick(childHairColors),
    outfit: pick(outfitsFor(species).filter((outfit) => outfit !== 'none')),
    outfit_color: pick(outfitColors),
  }
}

export const anyKind = (): (typeof companionKinds)[number] => pick(companionKinds)

import { subjects } from '@moonpage/contract/categories'
import {
  companionKinds,
  hairColors,
  hairStyles,
  type Look,
  outfitColors,
  outfits,
  skinTones,
} from '@moonpage/contract/story-input'

export type Species = Look['species']
/** Every field of a look, those too that do not show on this species: going back to a child finds its hair again. */
export type LookDraft = Required<Look>
type Outfit = LookDraft['outfit']

const people: readonly Species[] = ['child', 'fairy', 'knight', 'pirate', 'astronaut']
/** Has skin and hair, may wear glasses and sit in a wheelchair. */
export const isPerson = (species: Species): boolean => people.includes(species)

/** All whom a hero can be beside a child. */
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
// What would look like another of their outfits is left out.
const onFew: Partial<Record<Species, readonly Outfit[]>> = {
  owl: ['none', 'scarf', 'stripes', 'dungarees', 'raincoat', 'cape', 'hoodie'],
  whale: ['none', 'scarf', 'stripes', 'cape', 'hoodie'],
  unicorn: ['none', 'scarf', 'stripes', 'cape', 'hoodie', 'pyjamas'],
}
const onOtherPeople: readonly Outfit[] = ['none', 'scarf', 'pyjamas']

/** The outfits that show on a species; `none` is fur, or the clothes that a knight is known by. */
export const outfitsFor = (species: Species): readonly Outfit[] => {
  if (species === 'child') return outfits
  return isPerson(species) ? onOtherPeople : (onFew[species] ?? onAnimals)
}

/** Bare fur has no colour to choose; a person's costume, wheelchair or headscarf takes it. */
export const showsOutfitColor = ({ species, outfit }: LookDraft): boolean =>
  isPerson(species) || outfitOn(species, outfit) !== 'none'

export const showsHairColor = ({ hair }: LookDraft): boolean => hair !== 'none' && hair !== 'headscarf'

const outfitOn = (species: Species, outfit: Outfit): Outfit =>
  outfitsFor(species).includes(outfit) ? outfit : 'scarf'

/** With every field that applies, so that no book has anything left to choose. */
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

/** A look that was saved, with what it leaves open. */
export const draftOf = (look: Look): LookDraft => ({ ...firstLook, ...look })

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** Another look for the same child, or another being altogether. What a parent knows of their child stays: glasses, wheelchair. */
export const randomLook = (draft: LookDraft): LookDraft => {
  const species = draft.species === 'child' ? 'child' : pick(beings)
  return {
    ...draft,
    species,
    skin: pick(skinTones),
    hair: pick(hairStyles.filter((style) => style !== 'none' && style !== 'headscarf')),
    hair_color: pick(hairColors),
    outfit: pick(outfitsFor(species).filter((outfit) => outfit !== 'none')),
    outfit_color: pick(outfitColors),
  }
}

export const anyKind = (): (typeof companionKinds)[number] => pick(companionKinds)

import { subjects } from '@moonpage/contract/categories'
import { companionKinds, type Look } from '@moonpage/contract/story-input'
import type { CharacterSheet } from '@moonpage/storyteller/scene'

export const sheetFor = (look: Look, who: CharacterSheet['who'] = 'hero'): CharacterSheet => ({
  who,
  name: 'Somebody',
  description: 'somebody',
  species: look.species,
  pronouns: 'they',
  look,
})

/** Twelve different children. */
export const children: readonly Look[] = [
  {
    species: 'child',
    skin: 'umber',
    hair: 'afro',
    hair_color: 'black',
    outfit: 'dungarees',
    outfit_color: 'mustard',
  },
  {
    species: 'child',
    skin: 'sand',
    hair: 'bob',
    hair_color: 'blond',
    outfit: 'stripes',
    outfit_color: 'rust',
  },
  {
    species: 'child',
    skin: 'honey',
    hair: 'long',
    hair_color: 'black',
    outfit: 'raincoat',
    outfit_color: 'sky',
  },
  { species: 'child', skin: 'chestnut', hair: 'headscarf', outfit: 'dress', outfit_color: 'plum' },
  {
    species: 'child',
    skin: 'porcelain',
    hair: 'curly',
    hair_color: 'red',
    outfit: 'hoodie',
    outfit_color: 'leaf',
    glasses: true,
  },
  {
    species: 'child',
    skin: 'ebony',
    hair: 'braids',
    hair_color: 'black',
    outfit: 'cape',
    outfit_color: 'rose',
  },
  {
    species: 'child',
    skin: 'amber',
    hair: 'short',
    hair_color: 'brown',
    outfit: 'stripes',
    outfit_color: 'teal',
    wheelchair: true,
  },
  {
    species: 'child',
    skin: 'honey',
    hair: 'bun',
    hair_color: 'auburn',
    outfit: 'dress',
    outfit_color: 'sky',
    glasses: true,
  },
  { species: 'child', skin: 'umber', hair: 'none', outfit: 'pyjamas', outfit_color: 'teal' },
  { species: 'child', skin: 'sand', hair: 'ponytail', hair_color: 'brown', outfit: 'spacesuit' },
  {
    species: 'child',
    skin: 'chestnut',
    hair: 'curly',
    hair_color: 'brown',
    outfit: 'scarf',
    outfit_color: 'mustard',
  },
  {
    species: 'child',
    skin: 'porcelain',
    hair: 'short',
    hair_color: 'grey',
    outfit: 'raincoat',
    outfit_color: 'mustard',
    wheelchair: true,
    glasses: true,
  },
]

/** Every subject, every companion, and the children. */
export const everyone: readonly CharacterSheet[] = [
  ...subjects.map((species) =>
    sheetFor({
      species,
      outfit: species === 'astronaut' ? 'spacesuit' : 'scarf',
      outfit_color: 'teal',
      skin: 'honey',
      hair: 'bob',
      hair_color: 'brown',
    }),
  ),
  ...companionKinds.map((species) =>
    sheetFor({ species, outfit: 'stripes', outfit_color: 'rust' }, 'companion'),
  ),
  ...children.map((look) => sheetFor(look)),
]

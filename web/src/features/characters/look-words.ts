import { companionLooks } from '@moonpage/contract/companion-looks'
import { categoryLabel } from '@moonpage/contract/category-label'
import type { Character } from '@moonpage/contract/characters'
import type { CompanionKind, Look, Pronouns } from '@moonpage/contract/story-input'
import { isPerson, type Species } from './looks.ts'

type Hair = NonNullable<Look['hair']>
type Outfit = NonNullable<Look['outfit']>

export const pronounWords: Record<Pronouns, string> = { she: 'She', he: 'He', they: 'They' }

export const hairWords: Record<Hair, string> = {
  short: 'Short',
  bob: 'Bob',
  long: 'Long',
  curly: 'Curly',
  afro: 'Afro',
  braids: 'Braids',
  bun: 'Bun',
  ponytail: 'Ponytail',
  headscarf: 'Headscarf',
  none: 'No hair',
}

const outfitLabels: Record<Exclude<Outfit, 'none'>, string> = {
  scarf: 'Scarf',
  stripes: 'Striped shirt',
  dungarees: 'Dungarees',
  raincoat: 'Raincoat',
  cape: 'Cape',
  dress: 'Dress',
  hoodie: 'Hoodie',
  pyjamas: 'Pyjamas',
  spacesuit: 'Space suit',
}

export const outfitLabel = (outfit: Outfit, species: Species): string => {
  if (outfit !== 'none') return outfitLabels[outfit]
  if (species === 'child') return 'Plain clothes'
  return isPerson(species) ? `${categoryLabel(species)}’s clothes` : 'Nothing'
}

const hairPhrases: Record<Hair, string> = {
  short: 'short COLOUR hair',
  bob: 'a COLOUR bob',
  long: 'long COLOUR hair',
  curly: 'curly COLOUR hair',
  afro: 'a COLOUR afro',
  braids: 'COLOUR braids',
  bun: 'COLOUR hair in a bun',
  ponytail: 'a COLOUR ponytail',
  headscarf: 'a headscarf',
  none: 'no hair',
}

const colours: Record<NonNullable<Look['outfit_color']>, string> = {
  teal: 'teal',
  rust: 'rust-red',
  mustard: 'mustard-yellow',
  plum: 'plum',
  sky: 'sky-blue',
  leaf: 'leaf-green',
  rose: 'rose-pink',
}

const article = (noun: string) => (/^(?!uni)[aeiou]/.test(noun) ? 'an' : 'a')
const withArticle = (noun: string) => `${article(noun)} ${noun}`

const inList = (parts: string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1')

const dressed = ({ outfit, outfit_color }: Look): string => {
  if (!outfit || outfit === 'none') return ''
  const what = `${outfit_color ? colours[outfit_color] : ''} ${outfitLabels[outfit].toLowerCase()}`.trim()
  return ` in ${outfit === 'dungarees' || outfit === 'pyjamas' ? what : withArticle(what)}`
}

/** For whoever cannot see the portrait: `A child with amber skin and curly red hair in a teal scarf`. */
export const describeLook = (look: Look): string => {
  const about = isPerson(look.species)
    ? [
        look.skin && `${look.skin} skin`,
        look.hair && hairPhrases[look.hair].replace('COLOUR', look.hair_color ?? ''),
        look.glasses && 'glasses',
      ].filter((part) => typeof part === 'string')
    : []
  const who = categoryLabel(withArticle(look.species))
  const chair = look.wheelchair ? ', in a wheelchair' : ''
  return `${who}${about.length ? ` with ${inList(about)}` : ''}${dressed(look)}${chair}`
}

export const describeKind = (kind: CompanionKind): string => describeLook(companionLooks[kind])

export const describeCharacter = (character: Character): string =>
  character.role === 'hero' ? describeLook(character.look) : describeKind(character.kind)

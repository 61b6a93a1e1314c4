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
  dungarees: 'Overalls',
  raincoat: 'Raincoat',
  cape: 'Cape',
  dress: 'Dress',
  hoodie: 'Hoodie',
  pyjamas: 'Pajamas',
  spacesuit: 'Space suit',
}

export const outfitLabel = (outfit: Outfit, species: Species): string => {
  if (outfit !== 'none') return outfitLabels[outfit]
  if (species === 'child') return 'Plain clothes'
  return isPerson(species) ? `${categoryLabel(species)}’s clothes` : 'Nothing'
}

const hairPhrases: Record<Hair, string> = {
  short: 'short COLOR hair',
  bob: 'a COLOR bob',
  long: 'long COLOR hair',
  curly: 'curly COLOR hair',
  afro: 'a COLOR afro',
  braids: 'COLOR braids',
  bun: 'COLOR hair in a bun',
  ponytail: 'a COLOR ponytail',
  headscarf: 'a headscarf',
  none: 'no hair',
}

const colors: Record<NonNullable<Look['outfit_color']>, string> = {
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

const joinList = (parts: string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1')

const outfitPhrase = ({ outfit, outfit_color }: Look): string => {
  if (!outfit || outfit === 'none') return ''
  const what = `${outfit_color ? colors[outfit_color] : ''} ${outfitLabels[outfit].toLowerCase()}`.trim()
  return ` in ${outfit === 'dungarees' || outfit === 'pyjamas' ? what : withArticle(what)}`
}

/** The display name of a hair color. */
export const hairColorLabel = (color: string): string => (color === 'grey' ? 'Gray' : categoryLabel(color))

/** `an auburn bob`, `a brown bob`. */
const withColor = (phrase: string, color: string): string =>
  phrase.replace('COLOR', hairColorLabel(color).toLowerCase()).replace(/^a (?=[aeiou])/, 'an ')

/** The portrait's alt text: `A child with amber skin and curly red hair in a teal scarf`. */
export const describeLook = (look: Look): string => {
  const about = isPerson(look.species)
    ? [
        look.skin && `${look.skin} skin`,
        look.hair && withColor(hairPhrases[look.hair], look.hair_color ?? 'brown'),
        look.glasses && 'glasses',
      ].filter((part) => typeof part === 'string')
    : []
  const who = categoryLabel(withArticle(look.species))
  const chair = look.wheelchair ? ', in a wheelchair' : ''
  return `${who}${about.length ? ` with ${joinList(about)}` : ''}${outfitPhrase(look)}${chair}`
}

export const describeKind = (kind: CompanionKind): string => describeLook(companionLooks[kind])

export const describeCharacter = (character: Character): string =>
  character.role === 'hero' ? describeLook(character.look) : describeKind(character.kind)

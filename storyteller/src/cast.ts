import { companionLooks } from '@moonpage/contract/companion-looks'
import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import {
  companionKinds,
  childHairColors,
  outfitColors,
  skinTones,
  type CompanionKind,
  type Look,
  type Pronouns,
  type StoryInput,
} from '@moonpage/contract/story-input'
import { fitsPronouns } from './data/names-heard.ts'
import { companions } from './data/companions.ts'
import type { FigureData } from './data/figure-data.ts'
import { hairPhrase } from './drawable.ts'
import { settings } from './data/settings.ts'
import { subjects } from './data/subjects.ts'
import type { Random } from './random.ts'
import type { CharacterSheet } from './scene.ts'

type Species = CharacterSheet['species']
export type Cast = {
  hero: CharacterSheet
  companion: CharacterSheet
  /** Who waits at the end of the way: a helper, or the subject when the hero is somebody else. */
  keeper: CharacterSheet
  names: { hero: string; companion: string }
}

export const people: readonly Species[] = ['child', 'fairy', 'knight', 'pirate', 'astronaut']
const animalOutfits = ['scarf', 'stripes', 'dungarees', 'raincoat', 'cape', 'hoodie', 'none'] as const
const hairOfPeople = ['short', 'bob', 'long', 'curly', 'afro', 'braids', 'bun', 'ponytail'] as const
const dressOf: Partial<Record<Species, Look['outfit']>> = {
  knight: 'cape',
  pirate: 'stripes',
  astronaut: 'spacesuit',
}

const isCompanionKind = (species: Species): species is CompanionKind =>
  (companionKinds as readonly string[]).includes(species)

const subjectDataOf = (species: Species): FigureData => subjects[species]

export const inventedLook = (species: Species, random: Random): Look => {
  const colour = random.pick(outfitColors)
  if (!people.includes(species)) return { species, outfit: random.pick(animalOutfits), outfit_color: colour }
  return {
    species,
    skin: random.pick(skinTones),
    hair: random.pick(hairOfPeople),
    hair_color: random.pick(childHairColors),
    outfit: dressOf[species] ?? random.pick(['dress', 'dungarees', 'cape'] as const),
    outfit_color: colour,
  }
}

/** One who is somebody's own stays the same from book to book. Chance is asked all the same: else the rest of the book changed. */
export const companionLook = (kind: CompanionKind, isGiven: boolean, random: Random): Look => {
  const invented = inventedLook(kind, random)
  return isGiven ? companionLooks[kind] : invented
}

const outfitWords: Partial<Record<NonNullable<Look['outfit']>, string>> = {
  scarf: 'scarf',
  stripes: 'striped shirt',
  dungarees: 'dungarees',
  raincoat: 'raincoat',
  cape: 'cape',
  dress: 'dress',
  hoodie: 'hoodie',
  pyjamas: 'pyjamas',
}
const colourWords: Record<NonNullable<Look['outfit_color']>, string> = {
  teal: 'teal',
  rust: 'rust-red',
  mustard: 'mustard-yellow',
  plum: 'plum',
  sky: 'sky-blue',
  leaf: 'leaf-green',
  rose: 'rose-pink',
}
const skinWords: Record<NonNullable<Look['skin']>, string> = {
  porcelain: 'pale',
  sand: 'fair',
  honey: 'golden',
  amber: 'tan',
  chestnut: 'brown',
  umber: 'warm brown',
  ebony: 'rich brown',
}
/** `a small red fox in a teal scarf`: the same words for the same look, whoever wears it. */
export const describeLook = (looks: string, look: Look): string => {
  const about = [
    look.skin && `${skinWords[look.skin]} skin`,
    look.hair && hairPhrase(look.hair, look.hair_color),
    look.glasses && 'glasses',
  ].filter(Boolean)
  const worn = look.outfit && outfitWords[look.outfit]
  const colour = look.outfit_color ? `${colourWords[look.outfit_color]} ` : ''
  const dressed =
    worn && !looks.includes('shirt')
      ? ` in ${worn.endsWith('s') && worn !== 'dress' ? '' : 'a '}${colour}${worn}`
      : look.outfit === 'spacesuit' && !looks.includes('suit')
        ? ' in a space suit'
        : ''
  return [
    `${/^[aeiou]/.test(looks) ? 'an' : 'a'} ${looks}`,
    about.length ? ` with ${about.join(', ').replace(/, ([^,]*)$/, ' and $1')}` : '',
    dressed,
    look.wheelchair ? ', in a wheelchair' : '',
  ].join('')
}

/** Of a double name either half is taken as well. A name is heard as the pronouns say, where there is one. */
const pickName = (
  names: readonly string[],
  taken: readonly string[],
  pronouns: Pronouns,
  random: Random,
): string => {
  const halves = taken.flatMap((name) => [name, ...name.split(/[\s-]+/)]).map((name) => name.toLowerCase())
  const free = names.filter((name) => !halves.includes(name.toLowerCase()))
  const fit = free.filter((name) => fitsPronouns(name, pronouns))
  return random.pick(fit.length ? fit : free.length ? free : names.map((name) => `Little ${name}`))
}

const companionKindFor = (
  input: StoryInput,
  taken: readonly Species[],
  wanted: readonly string[],
  random: Random,
): CompanionKind => {
  const fits = (kind: CompanionKind) =>
    !taken.includes(kind) && !(kind === 'dog' && input.avoid.includes('dogs'))
  const suited = companionKinds.filter((kind) => fits(kind) && wanted.includes(kind))
  return random.pick(suited.length ? suited : companionKinds.filter(fits))
}

/** How a figure's data call it to look, without its clothes: a companion's where it is one. */
export const looksOf = ({ who, species }: Pick<CharacterSheet, 'who' | 'species'>): string =>
  who !== 'hero' && who !== 'subject' && isCompanionKind(species)
    ? companions[species].looks
    : subjectDataOf(species).looks

/**
 * The figures, no two in the same clothes or the same colour, so that a child tells them apart.
 * @param isFixed whose clothes somebody chose, and stay
 */
export function dressApart(
  sheets: readonly CharacterSheet[],
  isFixed: (who: CharacterSheet['who']) => boolean,
): CharacterSheet[] {
  const worn = sheets.filter(({ who }) => isFixed(who)).map(({ look }) => look)
  return sheets.map((sheet) => {
    if (isFixed(sheet.who)) return sheet
    const { outfit, outfit_color: color } = sheet.look
    const isWorn = worn.some((other) => other.outfit === outfit && outfit !== 'none')
    const isSeen = worn.some((other) => other.outfit_color === color && color !== undefined)
    const isOwn = people.includes(sheet.species)
    const look: Look = {
      ...sheet.look,
      // What belongs to a knight or an astronaut stays.
      ...(isWorn &&
        !isOwn && { outfit: animalOutfits.find((one) => worn.every((other) => other.outfit !== one)) }),
      ...(isSeen && {
        outfit_color: outfitColors.find((one) => worn.every((other) => other.outfit_color !== one)),
      }),
    }
    worn.push(look)
    return { ...sheet, look, description: describeLook(looksOf(sheet), look) }
  })
}

export const sheetOf = (
  who: CharacterSheet['who'],
  name: string,
  look: Look,
  looks: string,
  pronouns: Pronouns,
): CharacterSheet => ({
  who,
  name,
  description: describeLook(looks, look),
  species: look.species,
  pronouns,
  look,
})

/** Those that the family chose. Chance was asked all the same: else the rest of the book changed. */
const companionPronouns = ({ companion }: StoryInput, invented: Pronouns): Pronouns =>
  companion?.pronouns ?? invented

/** Where all three would be “he”, nobody knows by ear who is meant. */
const keeperPronouns = (others: readonly Pronouns[], invented: 'she' | 'he'): Pronouns =>
  others.every((other) => other === invented) ? (invented === 'she' ? 'he' : 'she') : invented

/** Everyone in the book, by `input` and chance. Nobody who is to be avoided is invented. */
export const castFor = (input: StoryInput, random: Random): Cast => {
  const sheOrHe = () => random.pick(['she', 'he'] as const)
  const given = input.hero
  const heroLook = given?.look ?? inventedLook(input.subject, random)
  const heroSpecies = heroLook.species
  const heroData = subjectDataOf(heroSpecies)
  const heroPronouns = given ? (given.pronouns ?? 'they') : sheOrHe()
  const wanted = settings[input.setting].helpers
  const subjectIsOther = Boolean(given?.look)

  const companionKind =
    input.companion?.kind ?? companionKindFor(input, [heroSpecies, input.subject], companionKinds, random)
  const keeperSpecies: Species = subjectIsOther
    ? input.subject
    : companionKindFor(input, [heroSpecies, companionKind], wanted, random)

  const pronounsOfCompanion = companionPronouns(input, sheOrHe())
  const pronounsOfKeeper = keeperPronouns([heroPronouns, pronounsOfCompanion], sheOrHe())
  const typed = [given?.name, input.companion?.name].filter((name) => name !== undefined)
  const heroName = given?.name ?? pickName(heroData.names, typed, heroPronouns, random)
  const companionName =
    input.companion?.name ??
    pickName(companions[companionKind].names, [...typed, heroName], pronounsOfCompanion, random)
  const keeperData = subjectIsOther
    ? subjectDataOf(keeperSpecies)
    : companions[keeperSpecies as CompanionKind]
  const keeperName = pickName(keeperData.names, [heroName, companionName], pronounsOfKeeper, random)

  const sheets = [
    sheetOf('hero', heroPlaceholder, heroLook, heroData.looks, heroPronouns),
    sheetOf(
      'companion',
      companionPlaceholder,
      companionLook(companionKind, Boolean(input.companion), random),
      companions[companionKind].looks,
      pronounsOfCompanion,
    ),
    sheetOf(
      subjectIsOther ? 'subject' : 'helper',
      keeperName,
      inventedLook(keeperSpecies, random),
      keeperData.looks,
      pronounsOfKeeper,
    ),
  ] as const
  const isFixed = (who: CharacterSheet['who']) =>
    who === 'hero' ? given?.look !== undefined : who === 'companion' && input.companion !== undefined
  const [hero = sheets[0], companion = sheets[1], keeper = sheets[2]] = dressApart(sheets, isFixed)
  return { hero, companion, keeper, names: { hero: heroName, companion: companionName } }
}

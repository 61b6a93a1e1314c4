import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import {
  companionKinds,
  type CompanionKind,
  type Look,
  type Pronouns,
  type StoryInput,
} from '@moonpage/contract/story-input'
import { companionLook, dressApart, inventedLook, looksOf, people, sheetOf } from '../cast.ts'
import type { Binding, Outline } from '../outline.ts'
import { randomFrom, type Random } from '../random.ts'
import { bodyOf } from '../data/kin.ts'
import { kins, type CharacterSheet, type Kin } from '../scene.ts'
import { withArticle } from './grammar.ts'
import type { FigureKind } from './name-thing.ts'
import { lexiconList, type Lexicon } from './lexicon.ts'
import type { Figure } from './voice.ts'

type Species = CharacterSheet['species']

/** The hero's kind: the requested subject, unless the parent gave the hero a look. */
export const heroKindOf = (input: Pick<StoryInput, 'hero' | 'subject'>): Species =>
  input.hero?.look?.species ?? input.subject

/** The subject, if it is not the hero and appears as the third figure; else null. */
export const otherKindOf = (input: StoryInput): Species | null => {
  const isOther = heroKindOf(input) !== input.subject && input.companion?.kind !== input.subject
  return isOther ? input.subject : null
}

export const heroPronounsOf = (input: StoryInput, random: Random): Pronouns =>
  input.hero ? (input.hero.pronouns ?? 'they') : random.pick(['she', 'he'] as const)

/** Different from the hero's, so that pronouns are unambiguous; the parent's choice takes precedence. */
export const friendPronounsOf = (input: StoryInput, hero: Pronouns, random: Random): Pronouns =>
  input.companion?.pronouns ??
  (hero === 'she' ? 'he' : hero === 'he' ? 'she' : random.pick(['she', 'he'] as const))

/** Possible kinds of the friend: the parent's, or any other that is not in the cast and not to be avoided. */
export const friendKindsFor = (input: StoryInput): CompanionKind[] => {
  if (input.companion) return [input.companion.kind]
  const taken = [heroKindOf(input), otherKindOf(input)]
  return companionKinds.filter(
    (kind) => !taken.includes(kind) && !(kind === 'dog' && input.avoid.includes('dogs')),
  )
}

const nameOf = (kind: string, taken: readonly string[], lexicon: Lexicon, random: Random): string => {
  const names = lexiconList(lexicon.kinds.get(kind), 'names')
  const initials = taken.map((name) => name.charAt(0).toLowerCase())
  const free = names.filter((name) => !initials.includes(name.charAt(0).toLowerCase()))
  return random.pick(free.length > 0 ? free : names)
}

/** Names for unnamed figures; no two have the same initial, also not with names in the tale. */
export function namesFor(
  input: StoryInput,
  binding: Binding,
  taken: readonly string[],
  lexicon: Lexicon,
): Outline['names'] {
  const random = randomFrom(`${binding.tale}|${input.subject}|${binding.hero_pronouns}|${taken.join()}|names`)
  const given = [input.hero?.name, input.companion?.name].filter((name) => name !== undefined)
  const hero = input.hero?.name ?? nameOf(binding.hero, [...given, ...taken], lexicon, random)
  const friend = input.companion?.name ?? nameOf(binding.friend, [hero, ...taken], lexicon, random)
  return { hero, companion: friend }
}

/** Somebody beside hero and friend, by the tale's own word. */
export type Met = {
  who: 'subject' | 'helper'
  name: string
  person: Figure['person']
  kin: FigureKind | null
}

const isKin = (kin: FigureKind | null): kin is Kin => kins.some((one) => one === kin)

const grandparents = ['grandmother', 'grandfather']

/** The sheet of somebody met; null for a kind that the painter does not know. */
const sheetOfMet = ({ who, name, person, kin }: Met, hero: Look, random: Random): CharacterSheet | null => {
  if (!kin) return null
  const species: Species = isKin(kin) ? bodyOf[kin] : kin
  const look = { ...inventedLook(species, random), outfit: 'none' as const }
  const pronouns = person === 'it' ? 'they' : person
  const isGrandparent = grandparents.some((word) => name.toLowerCase().endsWith(word))
  // The grandmother of a fox is a fox.
  if (isGrandparent && !people.includes(hero.species)) {
    const { outfit_color } = look
    const own = { species: hero.species, outfit: 'scarf' as const, outfit_color, glasses: true }
    return sheetOf(who, name, own, looksOf({ who: 'subject', species: hero.species }), pronouns)
  }
  if (!isKin(kin)) return sheetOf(who, name, look, looksOf({ who: 'subject', species }), pronouns)
  const old = isGrandparent && {
    ...(hero.skin && { skin: hero.skin }),
    hair_color: 'grey' as const,
    glasses: true,
  }
  return {
    who,
    name,
    description: withArticle(kin.replace('-', ' ')),
    species,
    kin,
    pronouns,
    look: { ...look, ...old },
  }
}

/** Character sheets of all drawable figures. */
export function sheetsFor(
  input: StoryInput,
  binding: Binding,
  met: readonly Met[],
  seed: string,
  companionOfSeries?: Look,
): CharacterSheet[] {
  const random = randomFrom(`${seed}|looks`)
  const hero = binding.hero as Species
  const friend = binding.friend as CompanionKind
  const heroLook = input.hero?.look ?? inventedLook(hero, random)
  const friendLook = companionOfSeries ?? companionLook(friend, input.companion !== undefined, random)
  const looks = (who: CharacterSheet['who'], kind: Species) => looksOf({ who, species: kind })
  const sheets = [
    sheetOf('hero', heroPlaceholder, heroLook, looks('hero', hero), binding.hero_pronouns),
    sheetOf(
      'companion',
      companionPlaceholder,
      friendLook,
      looks('companion', friend),
      binding.friend_pronouns,
    ),
    ...met.flatMap((one) => sheetOfMet(one, heroLook, random) ?? []),
  ]
  const isFixed = (who: CharacterSheet['who']) =>
    who === 'hero'
      ? input.hero?.look !== undefined
      : who === 'companion'
        ? input.companion !== undefined
        : true
  return dressApart(sheets, isFixed)
}

import type { Character, CharacterInput } from '@moonpage/contract/characters'
import { Name } from '@moonpage/contract/given-name'
import type { CompanionKind, Pronouns } from '@moonpage/contract/story-input'
import { anyKind, draftOf, firstLook, type LookDraft, lookOf, randomLook } from './looks.ts'

export type Role = Character['role']

/** The form values for both roles. */
export type CharacterDraft = {
  role: Role
  name: string
  pronouns: Pronouns
  look: LookDraft
  kind: CompanionKind
}

/** Starts with a random look: changing one is easier than starting with none. */
export const newDraft = (role: Role): CharacterDraft => ({
  role,
  name: '',
  pronouns: 'they',
  look: randomLook(firstLook),
  kind: anyKind(),
})

export const draftOfCharacter = (character: Character): CharacterDraft => {
  const empty = newDraft(character.role)
  return character.role === 'hero'
    ? { ...empty, name: character.name, pronouns: character.pronouns, look: draftOf(character.look) }
    : { ...empty, name: character.name, kind: character.kind }
}

export const inputOf = ({ role, name, pronouns, look, kind }: CharacterDraft): CharacterInput =>
  role === 'hero'
    ? { role, name: name.trim(), pronouns, look: lookOf(look) }
    : { role, name: name.trim(), kind }

/** The contract's error for a name; null if it is valid. */
export const nameError = (name: string): string | null =>
  Name.safeParse(name).error?.issues[0]?.message ?? null

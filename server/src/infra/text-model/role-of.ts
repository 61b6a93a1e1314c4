import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'
import { castRoles, type CastRole, type CharacterSheet } from '@moonpage/storyteller/scene'
import { oneOf, textOf } from './json-answer.ts'

type Book = { cast: readonly Pick<CharacterSheet, 'who' | 'name'>[]; names: Names }

/** The cast role that is meant: models write the role, the placeholder or the name. Null if none matches. */
export function roleOf(said: unknown, { cast, names }: Book): CastRole | null {
  const role = oneOf(castRoles, said)
  if (role) return role
  const name = textOf(said).trim().toLowerCase()
  if (name === heroPlaceholder || name === names.hero.toLowerCase()) return 'hero'
  if (name === companionPlaceholder || name === names.companion.toLowerCase()) return 'companion'
  return cast.find((sheet) => sheet.name.toLowerCase() === name)?.who ?? null
}

import * as z from 'zod/mini'
import { Name } from './given-name.ts'
import { Paged, pageQuery } from './paging.ts'
import { route } from './route.ts'
import { CompanionKind, Look, Pronouns } from './story-input.ts'

const hero = { role: z.literal('hero'), name: Name, pronouns: Pronouns, look: Look }
const companion = { role: z.literal('companion'), name: Name, kind: CompanionKind }

/** A character that a parent saves, to reuse in later stories. */
export const CharacterInput = z.discriminatedUnion('role', [z.strictObject(hero), z.strictObject(companion)])
export type CharacterInput = z.infer<typeof CharacterInput>

const saved = { id: z.string(), created_at: z.iso.datetime() }
export const HeroCharacter = z.object({ ...saved, ...hero })
export type HeroCharacter = z.infer<typeof HeroCharacter>
export const CompanionCharacter = z.object({ ...saved, ...companion })
export type CompanionCharacter = z.infer<typeof CompanionCharacter>
export const Character = z.discriminatedUnion('role', [HeroCharacter, CompanionCharacter])
export type Character = z.infer<typeof Character>

export const characterLimit = 100

const params = z.strictObject({ id: z.string() })

export const listCharacters = route({
  method: 'GET',
  path: '/api/v1/characters',
  summary: 'Your characters, newest first',
  failure: 'We couldn’t load your characters.',
  access: 'user',
  query: z.strictObject(pageQuery(characterLimit)),
  reply: z.object({ characters: z.array(Character), ...Paged }),
})

export const createCharacter = route({
  method: 'POST',
  path: '/api/v1/characters',
  summary: 'Make a hero or a companion',
  failure: 'We couldn’t save the character.',
  access: 'user',
  family: 'parent',
  body: CharacterInput,
  reply: Character,
  status: 201,
})

export const updateCharacter = route({
  method: 'PUT',
  path: '/api/v1/characters/{id}',
  summary: 'Change a character; existing books stay as they are',
  failure: 'We couldn’t save the character.',
  access: 'user',
  family: 'parent',
  params,
  body: CharacterInput,
  reply: Character,
})

export const deleteCharacter = route({
  method: 'DELETE',
  path: '/api/v1/characters/{id}',
  summary: 'Delete a character; existing books stay as they are',
  failure: 'We couldn’t delete the character.',
  access: 'user',
  family: 'parent',
  params,
  reply: null,
})

export const paintPortrait = route({
  method: 'POST',
  path: '/api/v1/characters/portrait',
  summary: 'Paint a preview of a hero of this look, or of a companion of this kind',
  failure: 'We couldn’t paint the portrait.',
  access: 'user',
  body: z.union([z.strictObject({ look: Look }), z.strictObject({ kind: CompanionKind })]),
  reply: null,
  sends: ['image/webp'],
})

import { type CharacterInput } from '@moonpage/contract/characters'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { problem } from '../../lib/problem.ts'

/** Converts the input to columns of a row; those of the other role are null. */
export const characterColumns = (input: CharacterInput) =>
  input.role === 'hero'
    ? {
        role: input.role,
        name: input.name,
        pronouns: input.pronouns,
        look: JSON.stringify(input.look),
        kind: null,
      }
    : { role: input.role, name: input.name, pronouns: null, look: null, kind: input.kind }

/** A name is read to a child, so it passes the same check as a model's text. */
export function rejectUnfit({ name }: CharacterInput): void {
  if (!isUnfit(name)) return
  const message = 'Please choose another name: this one does not belong in a bedtime story'
  throw problem('unfit_words', 422, message, { errors: [{ field: 'name', message }] })
}

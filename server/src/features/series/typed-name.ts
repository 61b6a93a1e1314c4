import { isUnfit } from '../../infra/text-model/safety.ts'
import type { Names } from '@moonpage/contract/names'
import { foldNames } from '../../lib/fold-names.ts'
import { problem } from '../../lib/problem.ts'

/** A name that a parent typed, as stories store it: hero and companion as placeholders. @throws 422 for unfit words */
export function typedName(name: string, field: string, names: Names): string {
  if (isUnfit(name)) {
    const message = 'Please choose another name: this one does not belong in a bedtime story'
    throw problem('unfit_words', 422, message, { errors: [{ field, message }] })
  }
  return foldNames(name, names)
}

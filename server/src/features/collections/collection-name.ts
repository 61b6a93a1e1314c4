import { isUnfit } from '../../infra/text-model/safety.ts'
import { problem } from '../../lib/problem.ts'

/** Children read it, and people with the link. */
export function rejectUnfitName(name: string): void {
  if (!isUnfit(name)) return
  const message = 'Please choose another name: this one does not belong beside bedtime stories'
  throw problem('unfit_words', 422, message, { errors: [{ field: 'name', message }] })
}

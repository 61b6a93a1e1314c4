import { ApiError, messageOf } from '../../../data/api-error.ts'

/** What the banner says of a failure; nothing when it is said beside one of these fields. */
export const bannerFor = (error: Error | null, fields: object): string | false => {
  const isBeside = error instanceof ApiError && error.errors.some(({ field }) => field in fields)
  return error !== null && !isBeside && messageOf(error)
}

import { ApiError, messageOf } from '../../../data/api-error.ts'

/** The banner's message for an error; false if it is shown next to one of these fields. */
export const bannerFor = (error: Error | null, fields: object): string | false => {
  const isBeside = error instanceof ApiError && error.errors.some(({ field }) => field in fields)
  return error !== null && !isBeside && messageOf(error)
}

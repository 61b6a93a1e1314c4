import { VendorTrouble } from '../models/vendor-trouble.ts'

/**
 * Does something with a model that may be unable to answer in JSON: where the vendor takes no schema, or twice nothing
 * could be read, it is asked in plain lines, and from then on always.
 */
export async function inEitherForm<T>(
  form: { isPlain: boolean },
  run: (isPlain: boolean) => Promise<T>,
): Promise<T> {
  if (form.isPlain) return run(true)
  try {
    return await run(false)
  } catch (error) {
    if (!(error instanceof VendorTrouble) || (error.kind !== 'rejected' && error.kind !== 'unreadable'))
      throw error
    const answer = await run(true)
    // Only now it is known that the form was what was wrong.
    form.isPlain = true
    return answer
  }
}

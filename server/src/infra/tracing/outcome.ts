import { VendorTrouble } from '../models/vendor-trouble.ts'

/** How something ended that threw, in a word of ours: one of a few. */
export function outcomeOf(error: unknown, signal?: AbortSignal): string {
  if (error instanceof VendorTrouble) return error.kind
  return signal?.aborted ? 'interrupted' : 'error'
}

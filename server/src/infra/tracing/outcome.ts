import { ProviderError } from '../models/provider-error.ts'

/** Classifies an error by a small set of labels. */
export function outcomeOf(error: unknown, signal?: AbortSignal): string {
  if (error instanceof ProviderError) return error.kind
  return signal?.aborted ? 'interrupted' : 'error'
}

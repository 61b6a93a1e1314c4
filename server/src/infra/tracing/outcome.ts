import { ProviderError } from '../models/provider-error.ts'

/** How something ended that threw, in a word of ours: one of a few. */
export function outcomeOf(error: unknown, signal?: AbortSignal): string {
  if (error instanceof ProviderError) return error.kind
  return signal?.aborted ? 'interrupted' : 'error'
}

import { ProviderError, type ProviderName } from '../models/provider-error.ts'

/** The model told what does not belong before a child, twice in a row: the story ends, and asking again is no help. */
export class UnfitAnswer extends ProviderError {
  override name = 'UnfitAnswer'
  constructor(provider: ProviderName) {
    super('unfit', { provider })
  }
}

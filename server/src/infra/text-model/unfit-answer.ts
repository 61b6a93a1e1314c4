import { ProviderError, type ProviderName } from '../models/provider-error.ts'

/** The model wrote unsafe text twice in a row: the story fails, and retries would not help. */
export class UnfitAnswer extends ProviderError {
  override name = 'UnfitAnswer'
  constructor(provider: ProviderName) {
    super('unfit', { provider })
  }
}

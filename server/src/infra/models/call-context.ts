/** One billed answer of a model. Counts that the provider does not report are 0. */
export type BilledCall = {
  purpose: 'outline' | 'pages' | 'picture' | 'safety' | 'speech'
  model: string
  inputTokens: number
  outputTokens: number
  pictures: number
  /** US dollars, by the configured prices or those of prices.ts. */
  usd: number
}

/** The context of a call to a model. */
export type CallContext = {
  signal: AbortSignal
  /** Retries after a failed request; the default of retry-policy.ts if undefined. */
  retries?: number
  /**
   * Called before each request that may cost money. @returns a function to call when the request has ended
   * @throws ProviderError `over-budget`
   */
  reserveBudget?: (use: 'text' | 'pictures' | 'speech') => Promise<() => void>
  /** Called when an answer is delayed: before a retry, or when the provider has been silent for long. */
  onWaiting?: () => void
  /** Called for every billed answer before it is processed, so that the cost is recorded even if processing fails. */
  recordCall(call: BilledCall): Promise<void>
}

/** The fields that callProvider needs. */
export const callTerms = ({ signal, retries, onWaiting, reserveBudget }: CallContext) => ({
  signal,
  retries,
  onWaiting,
  reserveBudget,
})

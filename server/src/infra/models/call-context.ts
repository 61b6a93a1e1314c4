/** One answer of a model, as it is paid for. Numbers that a provider does not tell are 0. */
export type BilledCall = {
  purpose: 'outline' | 'pages' | 'picture' | 'safety'
  model: string
  inputTokens: number
  outputTokens: number
  pictures: number
  /** US dollars, by the prices of settings or of prices.ts. */
  usd: number
}

/** What a call to a model is made with. */
export type CallContext = {
  signal: AbortSignal
  /** How often a call that failed is repeated; as often as is usual where it is left out. */
  retries?: number
  /**
   * Asked before each request that may cost. @returns what to call when it is over
   * @throws ProviderError `over-budget`
   */
  mayAsk?: (use: 'text' | 'pictures') => Promise<() => void>
  /** Told when an answer does not come as it should: the provider is asked again, or is silent for long. */
  waiting?: () => void
  /** Told of every answer that costs something, before anything is made of it: what was paid is never forgotten. */
  paid(call: BilledCall): Promise<void>
}

/** The part of it that a call to a provider needs. */
export const callTerms = ({ signal, retries, waiting, mayAsk }: CallContext) => ({
  signal,
  retries,
  waiting,
  mayAsk,
})

/** Which model is asked. Prices are what the operator says, else what prices.ts knows, else nothing. */
export type HostedModel = {
  provider: 'openai' | 'openai-compatible'
  /** Where the protocol's paths begin, without a slash at the end: `https://api.openai.com/v1`. */
  baseUrl: string
  /** A server of one's own may want none. */
  apiKey: string | null
  model: string
}

export type TextModelSettings =
  | { provider: 'embedded' }
  | (HostedModel & {
      /** US dollars a million tokens. */
      price: { input: number; output: number } | null
      /** Which wording of the prompts; by the model's name where nothing is said. */
      prompts?: 'full' | 'short' | undefined
      /** Whether it looks at each book once more, where the provider has no judge of its own. */
      review: boolean
      /** Has each whole book read once as a child would, and the pages mended on which it would stumble. */
      edits: boolean
    })

export type ImageModelSettings =
  | { provider: 'embedded' }
  | (HostedModel & {
      concurrency: number
      /** US dollars a picture. */
      price: number | null
    })

/** Settings of a hosted model. Prices are the operator's, else those of prices.ts, else 0. */
export type HostedModel = {
  provider: 'openai' | 'openai-compatible'
  /** Base URL without a trailing slash: `https://api.openai.com/v1`. */
  baseUrl: string
  /** Null if the server needs no key, such as one on the same machine. */
  apiKey: string | null
  model: string
}

export type TextModelSettings =
  | { provider: 'embedded' }
  | (HostedModel & {
      /** US dollars per million tokens. */
      price: { input: number; output: number } | null
      /** Which prompts to use; null: by the model's name. */
      prompts?: 'full' | 'short' | undefined
      /** Whether the model reviews the safety of each book, if the provider has no moderation endpoint. */
      review: boolean
      /** Whether the model reads each book as a child would and rewrites pages that are hard to follow. */
      edits: boolean
    })

export type ImageModelSettings =
  | { provider: 'embedded' }
  | (HostedModel & {
      concurrency: number
      /** US dollars per image. */
      price: number | null
    })

/** What reads aloud, if not only the embedded voice. */
export type SpeechModelSettings =
  | { provider: 'embedded' }
  | (HostedModel & {
      voice: string
      /** A model of the same server that says when each word is spoken; null: none. */
      transcriptionModel: string | null
      /** US dollars per million characters. */
      price: number | null
      /** Whether names that parents typed may be sent to it. */
      hearsNames: boolean
    })

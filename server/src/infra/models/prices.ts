import type { ImageModelSettings, SpeechModelSettings, TextModelSettings } from './model-settings.ts'

// List prices of 21 November 2026, from https://openai.com/api/pricing. TEXT_PRICE and IMAGE_PRICE take precedence.

/** US dollars per million input and output tokens. */
export type TextPrice = { input: number; output: number }

const textPrices: Readonly<Record<string, TextPrice>> = {
  'gpt-5.5': { input: 5, output: 30 },
  'gpt-5.4': { input: 2.5, output: 15 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  'gpt-5.2': { input: 1.75, output: 14 },
  'gpt-5.1': { input: 1.25, output: 10 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
}

/**
 * `picture`: estimated US dollars for an image of medium quality, used if the answer has no token counts. Input tokens
 * are priced as image tokens, which cost more than text tokens.
 */
const picturePrices: Readonly<Record<string, TextPrice & { picture: number }>> = {
  'gpt-image-2': { picture: 0.053, input: 8, output: 30 },
  'gpt-image-1.5': { picture: 0.05, input: 8, output: 32 },
  'gpt-image-1': { picture: 0.063, input: 10, output: 40 },
  'gpt-image-1-mini': { picture: 0.015, input: 2.5, output: 8 },
}

/** A dated version has the price of its model: `gpt-5.4-mini-2026-03-17`. */
const known = <T>(table: Readonly<Record<string, T>>, model: string): T | null =>
  Object.entries(table).find(([name]) => name === model.replace(/-\d{4}-\d\d-\d\d$/, ''))?.[1] ?? null

/** Null for models that are not in the list. */
export function textPrice(settings: TextModelSettings): TextPrice | null {
  if (settings.provider === 'embedded') return { input: 0, output: 0 }
  return settings.price ?? (settings.provider === 'openai' ? known(textPrices, settings.model) : null)
}

/** Estimated US dollars per image; null if unknown. */
export function picturePrice(settings: ImageModelSettings): number | null {
  if (settings.provider === 'embedded') return 0
  return settings.price ?? openAiPicture(settings)?.picture ?? null
}

/**
 * Whether books with several pictures begin with a reference picture of the hero that is sent along with every page.
 */
export const paintsHeroFirst = (settings: ImageModelSettings): boolean =>
  settings.provider === 'openai' && takesReference(settings.model)

/** Whether the model accepts reference images at OpenAI. */
const takesReference = (model: string): boolean => /^(chatgpt|gpt)-image/.test(model)

const openAiPicture = (settings: ImageModelSettings) =>
  settings.provider === 'openai' ? known(picturePrices, settings.model) : null

export type Tokens = { inputTokens: number; outputTokens: number }

const byTokens = ({ input, output }: TextPrice, { inputTokens, outputTokens }: Tokens): number =>
  (inputTokens * input + outputTokens * output) / 1_000_000

/** US dollars of one answer; 0 if the price is unknown. Discounts for cached input are ignored. */
export function textCost(settings: TextModelSettings, usage: Tokens): number {
  const price = textPrice(settings)
  return price ? byTokens(price, usage) : 0
}

/**
 * US dollars of one image; 0 if the price is unknown.
 * @param usage if the provider reported it
 */
export function pictureCost(settings: ImageModelSettings, usage?: Tokens): number {
  if (settings.provider === 'embedded') return 0
  const model = settings.price === null ? openAiPicture(settings) : null
  if (model && usage && usage.outputTokens > 0) return byTokens(model, usage)
  return picturePrice(settings) ?? 0
}

/** US dollars per million characters, with a transcription of what was spoken where that is asked for. */
const speechPrices: Readonly<Record<string, number>> = {
  'tts-1': 15,
  'tts-1-hd': 30,
  // 1.5 cents a minute, at 900 characters a minute.
  'gpt-4o-mini-tts': 17,
}
/** 0.6 cents a minute, at 900 characters a minute. */
const transcriptionPrice = 7

/** US dollars per million characters; null if unknown. */
export function speechPrice(settings: SpeechModelSettings): number | null {
  if (settings.provider === 'embedded') return 0
  if (settings.price !== null) return settings.price
  const price = settings.provider === 'openai' ? known(speechPrices, settings.model) : null
  return price === null ? null : price + (settings.transcriptionModel === null ? 0 : transcriptionPrice)
}

/** US dollars of a page that is read; 0 if the price is unknown. */
export const speechCost = (settings: SpeechModelSettings, text: string): number =>
  ((speechPrice(settings) ?? 0) * text.length) / 1_000_000

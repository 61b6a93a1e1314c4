export type AskedSize = `${number}x${number}`

/** The supported size closest to our 4:3, by prefix of the model's name. */
const sizes: readonly [RegExp, AskedSize][] = [
  // These accept any size.
  [/^gpt-image-2\.[5-9]/, '1536x1152'],
  [/^(chatgpt|gpt)-image/, '1536x1024'],
  [/^dall-e-3/, '1792x1024'],
  [/^dall-e-2/, '1024x1024'],
]

/** Every model accepts a square. */
export const squareSize: AskedSize = '1024x1024'

/** Self-hosted models are mostly trained for one megapixel, in steps of 64. */
export function sizeFor(model: string): AskedSize {
  const name = model.slice(model.lastIndexOf('/') + 1)
  return sizes.find(([beginning]) => beginning.test(name))?.[1] ?? '1024x768'
}

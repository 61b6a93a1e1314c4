export type AskedSize = `${number}x${number}`

/** What models paint that comes nearest to our 4:3, by the beginning of their names. */
const sizes: readonly [RegExp, AskedSize][] = [
  // These take any size.
  [/^gpt-image-2\.[5-9]/, '1536x1152'],
  [/^(chatgpt|gpt)-image/, '1536x1024'],
  [/^dall-e-3/, '1792x1024'],
  [/^dall-e-2/, '1024x1024'],
]

/** A square is what every model knows. */
export const squareSize: AskedSize = '1024x1024'

/** Models of one's own are mostly made for a million dots, in steps of 64. */
export function sizeFor(model: string): AskedSize {
  const name = model.slice(model.lastIndexOf('/') + 1)
  return sizes.find(([beginning]) => beginning.test(name))?.[1] ?? '1024x768'
}

import type { Wording } from './prompts.ts'

/** In billions of parameters. Larger models follow prose as well as one rule per line. */
const smallest = 8

/** `qwen3:8b`, `Llama-3.2-3B-Instruct`, `phi-4-mini`; a mixture such as `8x7b` is not small. */
const sizes = /(?<![\p{L}\d.x])(\d+(?:\.\d+)?)b(?![\p{L}\d])/giu
const smallNames = /(?<!\p{L})(?:phi-?\d(?:\.\d)?-mini|gemma-?3n|tinyllama|smollm\d?)(?!\p{L})/iu

/** The prompt wording for a model, by the size in its name; `full` if the name has none. */
export function wordingFor(model: string): Wording {
  const billions = [...model.matchAll(sizes)].map(([, size]) => Number(size))
  const isSmall = billions.length > 0 ? Math.max(...billions) <= smallest : smallNames.test(model)
  return isSmall ? 'short' : 'full'
}

import type { Wording } from './prompts.ts'

/** So many billion weights follow a rule a line; beyond that they follow reasons too. */
const smallest = 8

/** `qwen3:8b`, `Llama-3.2-3B-Instruct`, `phi-4-mini`; a mixture such as `8x7b` is not small. */
const sizes = /(?<![\p{L}\d.x])(\d+(?:\.\d+)?)b(?![\p{L}\d])/giu
const smallNames = /(?<!\p{L})(?:phi-?\d(?:\.\d)?-mini|gemma-?3n|tinyllama|smollm\d?)(?!\p{L})/iu

/** Which wording of the prompts fits a model, by its name; the full one where that says nothing. */
export function wordingFor(model: string): Wording {
  const billions = [...model.matchAll(sizes)].map(([, size]) => Number(size))
  const isSmall = billions.length > 0 ? Math.max(...billions) <= smallest : smallNames.test(model)
  return isSmall ? 'short' : 'full'
}

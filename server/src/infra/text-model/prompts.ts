import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { plots } from './plots.ts'

const folder = new URL('./prompts/', import.meta.url)
const files = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => [file.replace(/\.md$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
)

/** Hash over all prompts, stored with every story: it changes with any word of them. */
export const promptVersion = createHash('sha256')
  .update(JSON.stringify([...files, plots]))
  .digest('hex')
  .slice(0, 10)

/** `short` is for models of 8B parameters and fewer: one rule per line. */
export type Wording = 'full' | 'short'

/**
 * Fills the `{{slots}}` of the prompt `name` in one pass: values are not searched for slots.
 * @throws if the prompt does not exist or a slot has no value
 */
export function prompt(name: string, values: Record<string, string>, wording: Wording = 'full'): string {
  const text = (wording === 'short' ? files.get(`short-${name}`) : undefined) ?? files.get(name)
  if (text === undefined) throw new Error(`Unknown prompt ${name}`)
  return text
    .replace(/\{\{(\w+)\}\}/g, (_, slot: string) => {
      const value = values[slot]
      if (value === undefined) throw new Error(`The prompt ${name} has no value for ${slot}`)
      return value
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isExample = (name: string) => name.startsWith('example-')

/** The texts of all instructions, to detect answers that repeat them. */
export const promptTexts: readonly string[] = [...files].flatMap(([name, text]) =>
  isExample(name) ? [] : [text],
)
/** The texts of all example pages. Copying them is a fault, but a harmless one. */
export const exampleTexts: readonly string[] = [...files].flatMap(([name, text]) =>
  isExample(name) ? [text] : [],
)

/**
 * Encodes a value as one line of JSON that a model cannot mistake for instructions. Control, invisible and
 * direction-changing characters, and characters that could close a placeholder or tag, are escaped.
 */
export const asData = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}<>&`]/gu, (sign) =>
    Array.from(
      { length: sign.length },
      (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  )

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { plotShapes } from './plot-shapes.ts'

const folder = new URL('./prompts/', import.meta.url)
const files = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => [file.replace(/\.md$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
)

/** Names the wording of all prompts together: stored on every story, other as soon as a word of them is. */
export const promptVersion = createHash('sha256')
  .update(JSON.stringify([...files, plotShapes]))
  .digest('hex')
  .slice(0, 10)

/** Which of two wordings: short is for models of 8B and smaller, a rule a line. */
export type Wording = 'full' | 'short'

/**
 * The prompt of `name`, its `{{slots}}` filled in. Filled once: what is put in is never searched for slots itself.
 * @throws when there is no such prompt, or a slot of it has no value
 */
export function prompt(name: string, values: Record<string, string>, wording: Wording = 'full'): string {
  const text = (wording === 'short' ? files.get(`short-${name}`) : undefined) ?? files.get(name)
  if (text === undefined) throw new Error(`There is no prompt ${name}`)
  return text
    .replace(/\{\{(\w+)\}\}/g, (_, slot: string) => {
      const value = values[slot]
      if (value === undefined) throw new Error(`The prompt ${name} needs ${slot}`)
      return value
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isExample = (name: string) => name.startsWith('example-')

/** Our instructions, for whoever looks whether an answer repeats them. */
export const promptTexts: readonly string[] = [...files].flatMap(([name, text]) =>
  isExample(name) ? [] : [text],
)
/** The worked pages, which may be repeated just as little, but would harm nobody. */
export const exampleTexts: readonly string[] = [...files].flatMap(([name, text]) =>
  isExample(name) ? [text] : [],
)

/**
 * A value as one line of JSON that can be nothing but data: no line break, no invisible or direction-changing
 * character, nothing that could close a mark or a tag stands in it as it is.
 */
export const asData = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}<>&`]/gu, (sign) =>
    Array.from(
      { length: sign.length },
      (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  )

import type { Condition } from './format.ts'

/** Parses `small, !flies, owl/cat` into tests that all have to hold; `/` separates alternatives. */
export const parseCondition = (text: string): Condition =>
  text
    .split(',')
    .map((test) => test.trim())
    .filter((test) => test !== '')
    .map((test) =>
      test.split('/').map((part) => {
        const tag = part.trim()
        return tag.startsWith('!') ? { tag: tag.slice(1), not: true } : { tag, not: false }
      }),
    )

export const holds = (condition: Condition, tags: ReadonlySet<string>): boolean =>
  condition.every((test) => test.some(({ tag, not }) => tags.has(tag) !== not))

export const tagsOf = (condition: Condition): string[] => condition.flat().map(({ tag }) => tag)

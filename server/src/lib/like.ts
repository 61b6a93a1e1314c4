/** Patterns for LIKE, one for each word that was typed: found anywhere, with `%` and `_` as themselves. At most ten. */
export const likeParts = (typed: string): string[] =>
  typed
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

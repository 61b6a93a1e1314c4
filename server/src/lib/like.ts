/** Patterns for LIKE, one for each word that was typed: found anywhere, with `%` and `_` as themselves. At most ten. */
export const likeParts = (typed: string): string[] =>
  typed
    .trim()
    // No text of the database holds a NUL, and it takes none in a question either.
    .split(/[\s\0]+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

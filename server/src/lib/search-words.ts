/** The words that were typed into a search field, each to be found by itself. At most ten. */
export const searchWords = (typed: string): string[] =>
  typed
    .trim()
    // No text of the database holds a NUL, and it takes none in a question either.
    .split(/[\s\0]+/)
    .filter((word) => word !== '')
    .slice(0, 10)

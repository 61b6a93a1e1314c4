/** The words that were typed into a search field, each to be found by itself. At most ten. */
export const searchWords = (typed: string): string[] =>
  typed
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)

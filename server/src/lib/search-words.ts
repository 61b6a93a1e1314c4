/** The words of a search field, each to be found separately. At most ten. */
export const searchWords = (typed: string): string[] =>
  typed
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)

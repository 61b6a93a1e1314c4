export const countBooks = (count: number): string =>
  count === 0 ? 'No books yet' : count === 1 ? '1 book' : `${count} books`

/** The words of a row that is marked as italic, `*so*` or `_so_`; null for any other. */
export function italicWords(row: string): string | null {
  const [mark, first] = row
  const isMarked = (mark === '*' || mark === '_') && first !== mark && row.length > 2 && row.endsWith(mark)
  return isMarked ? row.slice(1, -1) : null
}

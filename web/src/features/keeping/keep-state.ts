import type { BookToKeep, KeptBook } from '../../data/kept/kept-books.ts'

/** `none`: nothing was asked for. `busy`: on its way. `paused`: until somebody says so. `stopped`: until the server can be reached. */
export type KeepState = 'none' | 'busy' | 'stopped' | 'paused' | 'kept'

export type Keeping = {
  state: KeepState
  /** Those of the books that were asked for. */
  records: KeptBook[]
  bytes: number
  keptBytes: number
  missingBytes: number | null
  trouble: string | null
}

/** How far books are that are kept together. */
export function keepingOf(books: readonly BookToKeep[], kept: readonly KeptBook[]): Keeping {
  const records = books.flatMap(
    (book) => kept.find(({ id, copy }) => id === book.id && copy === book.copy) ?? [],
  )
  const has = (state: KeptBook['state']) => records.some((record) => record.state === state)
  const state = (): KeepState => {
    if (has('paused')) return 'paused'
    if (has('stopped')) return 'stopped'
    if (has('keeping') || has('waiting')) return 'busy'
    return records.length > 0 && records.length === books.length ? 'kept' : 'none'
  }
  return {
    state: state(),
    records,
    bytes: records.reduce((sum, record) => sum + record.bytes, 0),
    keptBytes: records.reduce((sum, record) => sum + Math.min(record.kept_bytes, record.bytes), 0),
    missingBytes: records.find((record) => record.missing_bytes !== null)?.missing_bytes ?? null,
    trouble: records.find((record) => record.trouble !== null)?.trouble ?? null,
  }
}

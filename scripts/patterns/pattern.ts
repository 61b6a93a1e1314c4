/** `place` is `file:line`, `pattern` as it is written: `/a+/u`. */
export type Pattern = { place: string; pattern: string }
/** A call of RegExp with a text that is put together, on the lines `from` to `to`. */
export type BuiltAt = { from: number; to: number }

/** Flags that say where a search begins, and nothing of how long it takes, are left out. */
export const asWritten = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string =>
  `/${source}/${flags.replace(/[dgy]/g, '')}`

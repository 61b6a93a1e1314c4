/** `place` is `file:line`, `pattern` the source: `/a+/u`. */
export type Pattern = { place: string; pattern: string }
/** A RegExp call with a computed pattern, on the lines `from` to `to`. */
export type BuiltAt = { from: number; to: number }

/** Leaves out flags that do not affect the running time. */
export const asWritten = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string =>
  `/${source}/${flags.replace(/[dgy]/g, '')}`

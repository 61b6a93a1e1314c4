import type { Outline } from '@moonpage/storyteller/outline'

/**
 * What of each page’s picture could not be drawn, in sentences for the model, until its book is read as a whole. In memory: after a
 * restart those pictures stay as they are.
 */
export type UndrawnLines = WeakMap<Outline, Map<number, string[]>>

export function noteUndrawn(known: UndrawnLines, outline: Outline, page: number, reasons: string[]): void {
  const pages = known.get(outline) ?? new Map<number, string[]>()
  pages.set(page, reasons)
  known.set(outline, pages)
}

export const undrawnOf = (known: UndrawnLines, outline: Outline, page: number): string[] =>
  known.get(outline)?.get(page) ?? []

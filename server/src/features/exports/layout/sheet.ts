import type { BookPicture } from '../book.ts'
import type { SetText, Style } from './set-text.ts'

/** In points from the sheet's upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }
export type Point = readonly [x: number, y: number]

/** A4, lying. */
export const sheetSize = { width: 841.89, height: 595.28 } as const
/** What printers at home can reach, and hands can hold. */
export const margin = 48

export const ink = '#222148'
export const quietInk = '#524e6e'

export type TextBlock = {
  kind: 'text'
  tag: 'h1' | 'p'
  box: Box
  text: SetText
  style: Style
}

export type PictureBlock = {
  kind: 'picture'
  picture: BookPicture
  /** Where it is seen; a picture of another shape fills it from its middle. */
  box: Box
  /** Its edge, cut by hand. */
  edge: readonly Point[]
  jpeg: Buffer
  /** As many pixels as `jpeg` has. */
  pixels: { width: number; height: number }
}

export type OrnamentBlock = { kind: 'ornament'; ornament: 'moon' | 'mark'; box: Box }

export type Block = TextBlock | PictureBlock | OrnamentBlock

/** One side of paper with all that stands on it, in the order in which it is read. */
export type Sheet = {
  /** `cover`, `dedication`, `page-3`, `page-3-2` for what did not fit, `end`. */
  id: string
  kind: 'cover' | 'dedication' | 'page' | 'end'
  /** For lists of contents. */
  label: string
  /** Printed at the foot. */
  number: number | null
  blocks: Block[]
}

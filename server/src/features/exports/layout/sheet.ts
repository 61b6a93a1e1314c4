import type { BookPicture } from '../book.ts'
import type { SetText, Style } from './set-text.ts'

/** In points from the sheet's upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }
export type Point = readonly [x: number, y: number]

/** The outline of what is not cut by hand. */
export const edgeOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

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
  /** Position of the picture; it is cropped around its middle to fill it. */
  box: Box
  /** Its outline, cut by hand. */
  edge: readonly Point[]
  jpeg: Buffer
  /** Size of `jpeg` in pixels. */
  pixels: { width: number; height: number }
}

export type OrnamentBlock = { kind: 'ornament'; ornament: 'moon' | 'mark'; box: Box }

export type Block = TextBlock | PictureBlock | OrnamentBlock

/** One side of paper with everything on it, in reading order. */
export type Sheet = {
  /** `cover`, `dedication`, `page-3`, `page-3-2` for its continuation, `end`. */
  id: string
  kind: 'cover' | 'dedication' | 'page' | 'end'
  /** For tables of contents. */
  label: string
  /** Printed page number. */
  number: number | null
  blocks: Block[]
}

import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'

export type PaintRequest = {
  scene: Scene
  cast: readonly CharacterSheet[]
  /** The same request and seed may answer the same picture. */
  seed: string
}

/** One size of a picture: WebP bytes. */
export type PictureSize = { width: number; data: Uint8Array }

/** A picture for the front of a book, painted when it is wanted: a square WebP. */
export type Cover = {
  /** What it shows, names as marks. */
  alt: string
  paint(): Promise<Uint8Array>
}

/** Paints scenes: the embedded illustrator, a hosted model, or a scripted one in tests. */
export type ImageModel = {
  /** How many pictures it is worth asking for at once. */
  concurrency: number
  /** Resolves when it could paint now. Rejects with a sentence for an admin. */
  check(signal: AbortSignal): Promise<void>
  /** In every width of `pictureWidths`. */
  paint(request: PaintRequest, signal: AbortSignal): Promise<PictureSize[]>
  /** A pencil drawing of what is not painted yet (WebP); null where the model cannot. */
  sketch(request: PaintRequest, signal: AbortSignal): Promise<Uint8Array | null>
  /** One figure alone, whole, on nothing: a square WebP with alpha. Quick, so that looks can be tried. */
  portrait(sheet: CharacterSheet): Promise<Uint8Array>
  /** A cover for the book that `outline` plans; null where the model makes none, or the plan says too little. */
  cover(book: { outline: Outline; pages: readonly Pick<Page, 'page_number' | 'scene'>[] }): Cover | null
  close(): Promise<void>
}

/** A phone, a tablet, a desk. */
export const pictureWidths = [480, 960, 1536] as const

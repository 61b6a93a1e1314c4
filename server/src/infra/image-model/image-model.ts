import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { CallContext } from '../models/call-context.ts'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import type { FairScheduler } from './fair-scheduler.ts'

export type PaintRequest = {
  scene: Scene
  cast: readonly CharacterSheet[]
  /** The same request and seed may answer the same picture. */
  seed: string
  /** The hero as `paintHero` made it, or a page with the hero on it (WebP), for models that paint after one. */
  reference?: Uint8Array | undefined
}

/** One size of a picture: WebP bytes. */
export type PictureSize = { width: number; data: Uint8Array }

/** A picture in every width of `pictureWidths`, and what a crop of it should keep, where that is known. */
export type Painted = { sizes: PictureSize[]; focus: PictureFocus | null }

/** A picture for the front of a book, painted when it is wanted: a square WebP. */
export type Cover = {
  /** What it shows, names as marks. */
  alt: string
  paint(): Promise<Uint8Array>
}

/** Paints scenes: the embedded illustrator, a hosted model, or a scripted one in tests. */
export type ImageModel = {
  /** To be taken before each `paint`: as many at once as it is worth asking for, over all stories. */
  turns: FairScheduler
  /** The same for `sketch`; the same turns where the same hands do both. */
  sketchTurns: FairScheduler
  /** Whether it paints after a reference. */
  takesReference: boolean
  /**
   * The hero alone, to be given along with each page (WebP), where it paints after a reference.
   * @param hasOwnLooks a parent chose what the hero looks like
   */
  paintHero?: (sheet: CharacterSheet, hasOwnLooks: boolean, context: CallContext) => Promise<Uint8Array>
  /** For the record of a story: null where the illustrator that comes with the app paints it. */
  record: { model: string; promptVersion: string } | null
  /** Resolves when it could paint now. Rejects with a sentence for an admin. */
  check(signal: AbortSignal): Promise<void>
  /** @param answered is called where there is more to do when the turn is no longer needed */
  paint(request: PaintRequest, context: CallContext, answered?: () => void): Promise<Painted>
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

export const referenceWidth = pictureWidths[1]

/** A picture as it is given along for others to be painted after. */
export const referenceOf = (sizes: readonly PictureSize[]): Uint8Array => {
  const size = sizes.find(({ width }) => width === referenceWidth)
  if (!size) throw new Error(`A picture lacks its width of ${referenceWidth}`)
  return size.data
}

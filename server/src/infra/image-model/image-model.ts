import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { CallContext } from '../models/call-context.ts'
import type { CharacterSheet, Prop, Scene } from '@moonpage/storyteller/scene'
import type { FairScheduler } from './fair-scheduler.ts'

export type PaintRequest = {
  scene: Scene
  cast: readonly CharacterSheet[]
  /** The same request and seed may return the same picture. */
  seed: string
  /** Reference picture of the hero (WebP), from `paintHero` or an earlier page, for models that accept one. */
  reference?: Uint8Array | undefined
}

/** One size of a picture, as WebP. */
export type PictureSize = { width: number; data: Uint8Array }

/**
 * A picture in each width of `pictureWidths`, and the area that crops should keep, if known. `faults`: the kinds of what is wrong
 * in it, where the painter measures that.
 */
export type Painted = { sizes: PictureSize[]; focus: PictureFocus | null; faults?: readonly string[] }

/** How a picture is painted for print, as a JPEG. */
export type PrintSize = {
  shape: 'wide' | 'square'
  /** In pixels, bleed included. */
  width: number
  /** At each side, as a share of the width without it; 0 when absent. */
  bleed?: number
  /** Width by height, to which a wide picture is cut around its figures. */
  ratio?: number
}

/** A figure from head to foot, or a thing. */
export type Alone = { sheet: CharacterSheet } | { prop: Prop }

/** A book cover, painted on demand: a square WebP. */
export type Cover = {
  /** Alt text, with placeholders for names. */
  alt: string
  paint(): Promise<Uint8Array>
  paintForPrint(size: PrintSize): Promise<Uint8Array>
}

/** Paints scenes: the embedded illustrator, a hosted model, or a scripted one in tests. */
export type ImageModel = {
  /** Limits concurrent `paint` calls over all stories. Acquire a turn before each call. */
  turns: FairScheduler
  /** The same for `sketch`; the same scheduler if both use the same resource. */
  sketchTurns: FairScheduler
  /** Whether it accepts a reference picture. */
  takesReference: boolean
  /**
   * Paints the reference picture of the hero (WebP), if the model accepts one.
   * @param hasOwnLooks the parent chose the hero's looks
   */
  paintHero?: (sheet: CharacterSheet, hasOwnLooks: boolean, context: CallContext) => Promise<Uint8Array>
  /** Stored with the story; null for the embedded illustrator. */
  modelInfo: { model: string; promptVersion: string } | null
  /** Health check: resolves if a picture could be painted now. @throws an error with a message for admins */
  check(signal: AbortSignal): Promise<void>
  /** @param answered called when the turn can be released although work remains */
  paint(request: PaintRequest, context: CallContext, answered?: () => void): Promise<Painted>
  /** A pencil drawing for a picture that is not painted yet (WebP); null if the model makes none. */
  sketch(request: PaintRequest, signal: AbortSignal): Promise<Uint8Array | null>
  /** The outlines of a scene, for children to color in (PNG). */
  drawLines(request: PaintRequest): Promise<Uint8Array>
  /** The scene as the illustrator paints it, at the size of print (JPEG). One at a time, since each takes a hundred megabytes. */
  paintForPrint(request: PaintRequest, size: PrintSize): Promise<Uint8Array>
  /** A figure or a thing on paper of one color, `width` pixels wide and high (JPEG). */
  paintAlone(alone: Alone, on: { width: number; paper: string }): Promise<Uint8Array>
  /** A portrait preview of one figure: a square WebP with transparent background. Fast. */
  portrait(sheet: CharacterSheet): Promise<Uint8Array>
  /** A cover for the book; null if the model makes none or the outline is too short for one. */
  cover(book: { outline: Outline; pages: readonly Pick<Page, 'page_number' | 'scene'>[] }): Cover | null
  close(): Promise<void>
}

/** Phone, tablet, desktop. */
export const pictureWidths = [480, 960, 1536] as const

export const referenceWidth = pictureWidths[1]

/** The size of a picture that is sent along as a reference. */
export const referenceOf = (sizes: readonly PictureSize[]): Uint8Array => {
  const size = sizes.find(({ width }) => width === referenceWidth)
  if (!size) throw new Error(`The picture has no width of ${referenceWidth}`)
  return size.data
}

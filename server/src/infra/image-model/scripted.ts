import sharp from 'sharp'
import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { pictureWidths, referenceWidth, type ImageModel, type PaintRequest } from './image-model.ts'
import { createFairScheduler } from './fair-scheduler.ts'

/** Lets a test observe and control a scripted model. */
export type ImageScript = {
  /** The seeds of all requested pictures. */
  asked: string[]
  /** Called before each picture; may throw, or delay it. */
  before?: (request: PaintRequest) => Promise<void> | void
  concurrency?: number
  /** Sketches and paints on separate schedulers and accepts reference pictures, as hosted models do. */
  isHosted?: boolean
  /** The figures of all requested reference pictures. */
  heroes?: { sheet: CharacterSheet; hasOwnLooks: boolean }[]
  /** Called before each reference picture; may throw, or delay it. */
  beforeHero?: () => Promise<void> | void
  /** The figures of all requested portrait previews. */
  portraits?: CharacterSheet[]
  /** Focus of every picture; hosted models return none. */
  focus?: PictureFocus
  /** Called by the health check; may throw, or delay it. */
  check?: (signal: AbortSignal) => Promise<void> | void
}

const encoded = new Map<number, Promise<Buffer>>()

/** Encoded once a width: to encode the largest takes a tenth of a second of a core. */
function plain(width: number): Promise<Buffer> {
  const known = encoded.get(width)
  if (known) return known
  const picture = sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#27386b' } })
    .webp()
    .toBuffer()
  encoded.set(width, picture)
  return picture
}

const plainJpeg = async (width: number) =>
  sharp(await plain(width))
    .jpeg()
    .toBuffer()

/** Paints plain blue pictures. */
export function scriptedImageModel(script: ImageScript): ImageModel {
  const turns = createFairScheduler(script.concurrency ?? 2)
  return {
    turns,
    sketchTurns: script.isHosted ? createFairScheduler(2) : turns,
    takesReference: script.isHosted ?? false,
    modelInfo: null,
    async check(signal) {
      await script.check?.(signal)
    },
    async paint(request) {
      script.asked.push(request.seed)
      await script.before?.(request)
      const sizes = await Promise.all(
        pictureWidths.map(async (width) => ({ width, data: await plain(width) })),
      )
      return { sizes, focus: script.focus ?? null }
    },
    ...(script.isHosted && {
      async paintHero(sheet: CharacterSheet, hasOwnLooks: boolean) {
        script.heroes?.push({ sheet, hasOwnLooks })
        await script.beforeHero?.()
        return plain(referenceWidth)
      },
    }),
    sketch: () => plain(480),
    drawLines: () => plain(480),
    paintForPrint: () => plainJpeg(480),
    paintAlone: () => plainJpeg(480),
    async portrait(sheet) {
      script.portraits?.push(sheet)
      return plain(480)
    },
    cover: () => null,
    close: async () => {},
  }
}

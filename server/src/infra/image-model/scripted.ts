import sharp from 'sharp'
import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { pictureWidths, referenceWidth, type ImageModel, type PaintRequest } from './image-model.ts'
import { createFairScheduler } from './fair-scheduler.ts'

/** What a test sees of a scripted model, and how it steers it. */
export type ImageScript = {
  /** The seed of every picture that was asked for. */
  asked: string[]
  /** Called before each picture; throw to fail, wait to hold it back. */
  before?: (request: PaintRequest) => Promise<void> | void
  concurrency?: number
  /** Draws with other hands than it paints with, and paints after a reference, as hosted models do. */
  isHosted?: boolean
  /** Everyone who was painted to be given along with each page. */
  heroes?: { sheet: CharacterSheet; hasOwnLooks: boolean }[]
  /** Called before that; throw to fail, wait to hold it back. */
  beforeHero?: () => Promise<void> | void
  /** Everyone of whom a portrait was asked for. */
  portraits?: CharacterSheet[]
  /** Of every picture; hosted models know none. */
  focus?: PictureFocus
  /** Called when it is asked whether it works; throw, or keep it waiting. */
  check?: (signal: AbortSignal) => Promise<void> | void
}

const plain = (width: number) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#27386b' } })
    .webp()
    .toBuffer()

/** Paints plain blue pictures. */
export function scriptedImageModel(script: ImageScript): ImageModel {
  const turns = createFairScheduler(script.concurrency ?? 2)
  return {
    turns,
    sketchTurns: script.isHosted ? createFairScheduler(2) : turns,
    takesReference: script.isHosted ?? false,
    record: null,
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
    async portrait(sheet) {
      script.portraits?.push(sheet)
      return plain(480)
    },
    cover: () => null,
    close: async () => {},
  }
}

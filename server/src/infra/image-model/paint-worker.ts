import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  encodeForPrint,
  encodeLineDrawing,
  encodeOnPaper,
  encodePicture,
  encodePortrait,
  encodeSketch,
} from '@moonpage/illustrator/encode'
import { drawLines } from '@moonpage/illustrator/line-drawing'
import { paintScene } from '@moonpage/illustrator/paint'
import { paintAlone } from '@moonpage/illustrator/paint-alone'
import { sketchScene } from '@moonpage/illustrator/pencil'
import { paintPortrait } from '@moonpage/illustrator/portrait'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import type { Alone, Painted, PaintRequest, PrintSize } from './image-model.ts'
import { yieldToOtherThreads } from '../../lib/thread-priority.ts'

// Requests, queries and stories go first.
yieldToOtherThreads()

// V8 does not know that a rendered picture holds 14 MB outside of its heap, and lets some ten of them wait to be freed. After
// every third picture it is made to look: 13 ms a picture, and 100 MB less in two threads.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const picturesBetween = 3
let painted = 0

/** Runs in a worker thread: painting a picture takes most of a second of CPU time. */
export async function paint({ scene, cast, seed }: PaintRequest): Promise<Painted> {
  const painting = paintScene(scene, cast, seed)
  painted += 1
  if (painted % picturesBetween === 0) collectGarbage()
  return { sizes: await encodePicture(painting), focus: painting.focus, faults: painting.faults }
}

export async function cover({ scene, cast, seed }: PaintRequest): Promise<Uint8Array> {
  const [picture] = await encodePicture(
    paintScene(scene, cast, seed, { shape: 'square', width: 1200 }),
    [1200],
  )
  if (!picture) throw new Error('A cover needs a size')
  return picture.data
}

export async function forPrint(task: { request: PaintRequest; size: PrintSize }): Promise<Uint8Array> {
  const { scene, cast, seed } = task.request
  const { ratio, ...size } = task.size
  return encodeForPrint(paintScene(scene, cast, seed, size), ratio)
}

export async function alone(task: { alone: Alone; width: number; paper: string }): Promise<Uint8Array> {
  return encodeOnPaper(paintAlone(task.alone, task.width), task.paper)
}

export async function sketch({ scene, cast, seed }: PaintRequest): Promise<Uint8Array> {
  return encodeSketch(sketchScene(scene, cast, seed))
}

export async function lines({ scene, cast, seed }: PaintRequest): Promise<Uint8Array> {
  return encodeLineDrawing(drawLines(scene, cast, seed))
}

export async function portrait(sheet: CharacterSheet): Promise<Uint8Array> {
  return encodePortrait(paintPortrait(sheet))
}

/** Reports that this thread has loaded all its modules. */
export const ready = (): true => true

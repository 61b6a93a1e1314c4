import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { composeScene } from './compose.ts'
import { render, type Picture } from './render.ts'

/**
 * Paints one scene. Same arguments, same pixels. Takes 0.3 to 0.5 s of a processor: call it in a worker thread.
 *
 * @param options.width in pixels, 1536 when absent
 * @param options.shape `wide` is 4:3, `square` keeps the cast inside a square
 */
export function paintScene(
  scene: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  { width = 1536, shape = 'wide' }: { width?: number; shape?: 'wide' | 'square' } = {},
): Picture {
  const { drawing, view, squareView } = composeScene(scene, cast, seed)
  return render(drawing, shape === 'square' ? squareView : view, width)
}

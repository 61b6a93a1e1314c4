import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { composeScene } from './compose.ts'
import { render, type Grade, type Picture } from './render.ts'

/**
 * Paints one scene. Same arguments, same pixels. Takes 0.3 to 0.5 s of a processor: call it in a worker thread.
 *
 * @param seed `book:page`; pages of one book have the same places
 * @param options.width in pixels, 1536 when absent
 * @param options.shape `wide` is 4:3, `square` keeps the cast inside a square
 * @param options.grade `night` is for reading in the dark: dim and warm, its paper that of a room with one lamp
 */
export function paintScene(
  scene: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  {
    width = 1536,
    shape = 'wide',
    grade = 'day',
  }: { width?: number; shape?: 'wide' | 'square'; grade?: Grade } = {},
): Picture {
  const { drawing, view, squareView } = composeScene(scene, cast, seed, grade)
  return render(drawing, shape === 'square' ? squareView : view, width, grade)
}

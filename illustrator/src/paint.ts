import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { chooseStaging } from './choose-staging.ts'
import { rasterize, render, type Picture } from './render.ts'
import type { FaultKind } from './seen/fault.ts'
import { setOffHeads } from './seen/set-off-heads.ts'
import { withBleed } from './staging/cameras.ts'

/**
 * A picture with the area that a crop should show, null in a square picture and where there is no figure; and the kinds of what is
 * wrong in it and no staging mends.
 */
export type Painting = Picture & { focus: PictureFocus | null; faults: FaultKind[] }

/**
 * Paints one scene. The same arguments give the same pixels. Takes 0.3 to 0.5 s of one core: call it in a worker thread.
 *
 * @param cast the characters' sheets; a role of the scene that has no sheet is left out
 * @param seed `book:page`; pages of one book have the same places
 * @param options.width in pixels, 1536 when absent
 * @param options.shape `wide` is 4:3; `square` is 1:1 with all of the cast in view
 * @param options.bleed how much more is shown at each side, as a share of the width: paper that is printed to its edge is cut
 *   there
 * @returns RGB pixels and the focus, in percent of the picture
 */
export function paintScene(
  scene: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  {
    width = 1536,
    shape = 'wide',
    bleed = 0,
  }: { width?: number; shape?: 'wide' | 'square'; bleed?: number } = {},
): Painting {
  const { made, cells, faults } = chooseStaging(scene, cast, seed)
  const { drawing, view, squareView, focus } = made
  const isSquare = shape === 'square'
  const shown = withBleed(isSquare ? squareView : view, bleed)
  const paint = () => rasterize(drawing.toSvg(true, shown), width)
  const shaded = setOffHeads(made, shown, paint, isSquare || bleed > 0 ? undefined : cells)
  return {
    ...render(drawing, shown, width, shaded),
    focus: isSquare ? null : focus,
    faults: [...new Set(faults.map(({ kind }) => kind))],
  }
}

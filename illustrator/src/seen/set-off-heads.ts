import { mix } from '../colour.ts'
import type { Composition } from '../compose-scene.ts'
import { n1 } from '../path.ts'
import type { ViewBox } from '../render.ts'
import type { PictureCells } from './layer-cells.ts'
import { headContrasts, type HeadContrast, type Pixels } from './head-contrast.ts'

/** A head that differs less from what is behind it is hard to see: about 3 % of all heads do. */
export const leastContrast = 0.065

/** How strong the haze behind a head is, one try after another: the share of its color in its middle. */
const strengths = [0.3, 0.5, 0.7, 0.9] as const

/**
 * Paints a picture; where a head is hardly seen before what is behind it, draws a soft haze there and paints again, until it is
 * seen. The composition's drawing has the haze afterwards. Nothing is drawn where each head is seen.
 *
 * @param paint gives the picture of the drawing as it is, with its shading
 * @param cells those of `view`, where they are known
 */
export function setOffHeads<Painted extends Pixels>(
  made: Composition,
  view: ViewBox,
  paint: () => Painted,
  cells?: PictureCells,
): Painted {
  let painted = paint()
  for (const strength of strengths) {
    const weak = headContrasts(made, view, painted, cells).filter(({ contrast }) => contrast < leastContrast)
    if (weak.length === 0) return painted
    for (const head of weak) drawHaze(made, head, strength)
    painted = paint()
  }
  return painted
}

/** How far the haze reaches, in radii of the head. */
const reach = 2

/** Draws a haze behind a head and behind all who are close to it, lighter than what is there where that is the lighter one. */
function drawHaze({ drawing, layers, stage }: Composition, head: HeadContrast, strength: number): void {
  const { x, y, radius, own, behind } = head
  const close = layers.findIndex(
    (layer) =>
      layer.kind === 'figure' &&
      Math.abs(layer.figure.x - x) < radius * 4 &&
      Math.abs(layer.figure.y - y) < radius * 6,
  )
  const lighter = behind >= own ? behind < 0.9 : behind < 0.2
  const { key, shadow } = stage.mood
  const color = lighter ? mix(key, '#fff8e6', 0.5) : mix(shadow, '#1a1730', 0.3)
  drawing.under(`layer ${close < 0 ? head.layer : Math.min(close, head.layer)}`, () =>
    drawing.raw(
      `<ellipse data-sh="1" cx="${n1(x)}" cy="${n1(y)}" rx="${n1(radius * reach)}" ry="${n1(radius * reach * 0.9)}" fill="${drawing.radial(color, 0.6)}" opacity="${strength}"/>`,
    ),
  )
}

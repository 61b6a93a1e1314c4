import type { Framing } from '@moonpage/storyteller/scene'
import type { ViewBox } from '../render.ts'

/** Edges in canvas units, y down. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** Scale of figures in each framing; at scale 1 a fox is 380 canvas units high. */
export const figureScale: Record<Framing, number> = {
  wide: 1.1,
  medium: 1.3,
  'close-up': 2.4,
  'from-behind': 1.12,
  'looking-up': 1.22,
  spot: 1.5,
}

/**
 * Least width of a view, in canvas units. Resvg aborts on a layer that lies more than two view widths outside of the view;
 * this is why a close-up has larger figures and not a narrower view.
 */
export const narrowest = 1000

/** How far places are painted beyond the edges of the canvas, in canvas units. */
const bleed = 190
const limits = { left: -bleed, right: 1600 + bleed, top: -bleed, bottom: 1200 + bleed }

const clamp = (low: number, high: number, value: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value))

/** Moves a view into the painted area, and first scales it down if it is larger than that. */
function inside({ x, y, width, height }: ViewBox): ViewBox {
  const shrink = Math.min(1, (limits.right - limits.left) / width, (limits.bottom - limits.top) / height)
  const [w, h] = [width * shrink, height * shrink]
  return {
    x: clamp(limits.left, limits.right - w, x + (width - w) / 2),
    y: clamp(limits.top, limits.bottom - h, y + (height - h)),
    width: w,
    height: h,
  }
}

/** A view with the ratio `ratio` (width by height), at least `height` high, that contains all of `box`. */
function around(box: Box, center: { x: number; y: number }, height: number, ratio: number): ViewBox {
  const h = Math.max(height, box.bottom - box.top, (box.right - box.left) / ratio, narrowest / ratio)
  const w = h * ratio
  return inside({
    x: clamp(box.right - w, box.left, center.x - w / 2),
    y: clamp(box.bottom - h, box.top, center.y - h / 2),
    width: w,
    height: h,
  })
}

/** What a view has to show, in canvas units. */
export type Subject = {
  /** All heads with a margin: no view may cut this box. */
  heads: Box
  /** All figures from top to feet, and the focus. */
  all: Box
  /** y of the ground line. */
  ground: number
  /** The height at which whoever acts is still seen well; no view is higher without need. */
  most?: number
}

/** How far the view is moved from its default, -1 to 1 each: `side` to the left or right, `rise` up or down. */
export type Angle = { side: number; rise: number }

/** The part of the canvas that a framing shows; `ratio` is width by height. The view is at least `narrowest` wide. */
export function viewFor(framing: Framing, subject: Subject, ratio: number, angle: Angle): ViewBox {
  const { heads, all, ground, most = Infinity } = subject
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  const { side, rise } = angle
  const isSquare = ratio <= 1
  switch (framing) {
    case 'spot':
      return around(withMargin(union(heads, all), 0.05), { x: 800, y: 640 }, isSquare ? 1060 : 1020, ratio)
    case 'wide':
      return isSquare
        ? around(withMargin(union(heads, all), 0.04), { x: middle(all).x, y: 640 }, 1120, ratio)
        : around(
            withFeet(heads, all),
            { x: 800, y: 600 + rise * 70 },
            Math.min(most, 1180 - Math.abs(rise) * 130),
            ratio,
          )
    case 'looking-up': {
      // Seen from low down: little ground, much sky.
      const h = Math.min(most, 940 + Math.abs(side) * 60)
      return around(
        withMargin(heads, 0.04),
        { x: isSquare ? middle(all).x : middle(all).x + side * 150, y: ground + 58 - h / 2 },
        h,
        ratio,
      )
    }
    case 'from-behind': {
      const h = Math.min(most, 1040 + rise * 50)
      return around(
        heads,
        { x: isSquare ? middle(heads).x : (800 + middle(heads).x) / 2 + side * 60, y: ground + 120 - h / 2 },
        h,
        ratio,
      )
    }
    case 'medium': {
      const tall = all.bottom - all.top
      const h = Math.max(750, tall * 1.3)
      const low = all.bottom + h * (0.095 + rise * 0.03) - h / 2
      return around(
        withMargin(union(heads, all), 0.04),
        { x: middle(all).x + side * h * 0.2, y: low },
        h,
        ratio,
      )
    }
    case 'close-up': {
      const tall = heads.bottom - heads.top
      const h = Math.max(750, tall * 1.3)
      const air = withMargin(heads, 0.06)
      return around(
        air,
        { x: middle(heads).x + side * h * 0.14, y: heads.top + h * (0.46 + rise * 0.03) },
        h,
        ratio,
      )
    }
  }
}

/** The heads down to the lowest feet: a view that is not high because those who act are small would be of their heads alone. */
const withFeet = (heads: Box, all: Box): Box => ({
  ...heads,
  bottom: Math.max(heads.bottom, all.bottom + 64),
})

/** Adds a margin at the left and right: 24 canvas units and `share` of the box's width. */
const withMargin = (box: Box, share: number): Box => {
  const air = 24 + (box.right - box.left) * share
  return { ...box, left: box.left - air, right: box.right + air }
}

/** The smallest box around both. */
export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Makes a view 14 % larger, with the new room at the top or the bottom, for text over the picture. */
export function withRoom(view: ViewBox, area: 'none' | 'top' | 'bottom'): ViewBox {
  if (area === 'none') return view
  const grow = 1.14
  const [w, h] = [view.width * grow, view.height * grow]
  return inside({
    x: view.x - (w - view.width) / 2,
    y: area === 'top' ? view.y + view.height - h : view.y,
    width: w,
    height: h,
  })
}

/** A view that is larger by a share of its width at all sides, for paper that is cut after printing. */
export function withBleed(view: ViewBox, share: number): ViewBox {
  const more = view.width * share
  const [w, h] = [view.width + 2 * more, view.height + 2 * more]
  return inside({ x: view.x - more, y: view.y - more, width: w, height: h })
}

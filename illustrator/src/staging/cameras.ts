import type { Framing } from '@moonpage/storyteller/scene'
import type { ViewBox } from '../render.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

/** Scale of a fox-sized figure (380 units) in each framing. */
export const figureScale: Record<Framing, number> = {
  wide: 1.1,
  medium: 1.3,
  'close-up': 2.4,
  'from-behind': 1.12,
  'looking-up': 1.22,
  spot: 1.5,
}

/**
 * The renderer aborts where a layer lies more than two views beside the view, so none may be narrower than this;
 * a close-up draws its figures larger instead.
 */
export const narrowest = 1000

/** Places are painted this far beyond the canvas. */
const bleed = 190
const limits = { left: -bleed, right: 1600 + bleed, top: -bleed, bottom: 1200 + bleed }

const held = (low: number, high: number, value: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value))

/** Moves a view inside of what is painted, and makes it smaller where it is larger than that. */
function inside({ x, y, width, height }: ViewBox): ViewBox {
  const shrink = Math.min(1, (limits.right - limits.left) / width, (limits.bottom - limits.top) / height)
  const [w, h] = [width * shrink, height * shrink]
  return {
    x: held(limits.left, limits.right - w, x + (width - w) / 2),
    y: held(limits.top, limits.bottom - h, y + (height - h)),
    width: w,
    height: h,
  }
}

/** A view of `ratio` (width by height) that is at least `height` high and holds all of `box`. */
function around(box: Box, center: { x: number; y: number }, height: number, ratio: number): ViewBox {
  const h = Math.max(height, box.bottom - box.top, (box.right - box.left) / ratio, narrowest / ratio)
  const w = h * ratio
  return inside({
    x: held(box.right - w, box.left, center.x - w / 2),
    y: held(box.bottom - h, box.top, center.y - h / 2),
    width: w,
    height: h,
  })
}

export type Subject = {
  /** Heads with air around them: what no view may cut. */
  heads: Box
  /** Figures from top to feet, and the focus. */
  all: Box
  ground: number
}

/** How the camera differs from its rule: to the side (-1…1, of what is free) and up or down (-1…1). */
export type Angle = { side: number; rise: number }

/** What of the canvas a framing shows. */
export function viewFor(framing: Framing, subject: Subject, ratio: number, angle: Angle): ViewBox {
  const { heads, all, ground } = subject
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  const { side, rise } = angle
  const isSquare = ratio <= 1
  switch (framing) {
    case 'spot':
      return around(airy(union(heads, all), 0.05), { x: 800, y: 640 }, isSquare ? 1060 : 1020, ratio)
    case 'wide':
      return isSquare
        ? around(airy(union(heads, all), 0.04), { x: middle(all).x, y: 640 }, 1120, ratio)
        : around(heads, { x: 800, y: 600 + rise * 70 }, 1180 - Math.abs(rise) * 130, ratio)
    case 'looking-up': {
      // The camera lies low: hardly any ground, much sky.
      const h = 940 + Math.abs(side) * 60
      return around(
        airy(heads, 0.04),
        { x: isSquare ? middle(all).x : middle(all).x + side * 150, y: ground + 58 - h / 2 },
        h,
        ratio,
      )
    }
    case 'from-behind': {
      const h = 1040 + rise * 50
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
      return around(airy(union(heads, all), 0.04), { x: middle(all).x + side * h * 0.2, y: low }, h, ratio)
    }
    case 'close-up': {
      const tall = heads.bottom - heads.top
      const h = Math.max(750, tall * 1.3)
      const air = airy(heads, 0.06)
      return around(
        air,
        { x: middle(heads).x + side * h * 0.14, y: heads.top + h * (0.46 + rise * 0.03) },
        h,
        ratio,
      )
    }
  }
}

/** With air to the left and right, as a share of the breadth. */
const airy = (box: Box, share: number): Box => {
  const air = 24 + (box.right - box.left) * share
  return { ...box, left: box.left - air, right: box.right + air }
}

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Room for letters over or under the figures. */
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

import type { Framing } from '@moonpage/storyteller/scene'
import type { ViewBox } from '../render.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

/** Scale of a fox-sized figure (380 units) in each framing. */
export const figureScale: Record<Framing, number> = {
  wide: 0.95,
  medium: 1.12,
  'close-up': 2.3,
  'from-behind': 1.12,
  'looking-up': 0.92,
  spot: 1.42,
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

/** What of the canvas a framing shows. */
export function viewFor(framing: Framing, subject: Subject, ratio: number): ViewBox {
  const { heads, all, ground } = subject
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  switch (framing) {
    case 'spot':
      return around(union(heads, all), { x: 800, y: 640 }, ratio > 1 ? 1020 : 1060, ratio)
    case 'wide':
      return ratio > 1
        ? around(heads, { x: 800, y: 600 }, 1200, ratio)
        : around(union(heads, all), { x: middle(all).x, y: 640 }, 1120, ratio)
    case 'looking-up': {
      // The camera lies low: hardly any ground, much sky.
      const h = 980
      return around(
        heads,
        { x: ratio > 1 ? (800 + middle(all).x) / 2 : middle(all).x, y: ground + 72 - h / 2 },
        h,
        ratio,
      )
    }
    case 'from-behind': {
      const h = 1080
      return around(
        heads,
        { x: ratio > 1 ? (800 + middle(heads).x) / 2 : middle(heads).x, y: ground + 130 - h / 2 },
        h,
        ratio,
      )
    }
    case 'medium': {
      const tall = all.bottom - all.top
      const h = Math.max(780, tall * 1.42)
      return around(union(heads, all), { x: middle(all).x, y: all.bottom + h * 0.12 - h / 2 }, h, ratio)
    }
    case 'close-up': {
      const tall = heads.bottom - heads.top
      const h = Math.max(750, tall * 1.36)
      return around(heads, { x: middle(heads).x, y: heads.top + h * 0.47 }, h, ratio)
    }
  }
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

import { shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import { type Brush, brush, isNamed } from './brush.ts'
import { Marks } from './marks.ts'
import { outdoors } from '../place-mood.ts'
import { moon } from './sky.ts'
import { halo, pool, wash } from './wash.ts'

/** A papered wall down to `floor`; stars, stripes, dots or boards as its pattern. */
export function wall(
  b: Brush,
  floor: number,
  color: string,
  pattern: 'stars' | 'stripes' | 'dots' | 'boards' | 'plain' = 'stars',
): void {
  const paint = b.tone(color)
  wash(b, `M-200 -200H1800V${floor}H-200Z`, paint, -100, floor, { lit: 0.25, shade: 0.3 })
  const marks = new Marks()
  const bright = shift(paint, 0.045)
  if (pattern === 'stripes' || pattern === 'boards') {
    const gap = pattern === 'stripes' ? 92 : 118
    for (let x = -200; x < 1800; x += gap)
      marks.add(
        pattern === 'stripes' ? bright : shift(paint, -0.06),
        pattern === 'stripes' ? `M${x} -200h${gap / 2}V${floor}h${-gap / 2}Z` : `M${x} -200h5V${floor}h-5Z`,
      )
  } else if (pattern !== 'plain')
    for (let y = -150, i = 0; y < floor - 30; y += 92, i++)
      for (let x = i % 2 ? -180 : -118; x < 1800; x += 124)
        marks.add(
          bright,
          pattern === 'dots'
            ? ellipse(x, y, 9)
            : `M${x} ${y - 12}Q${x} ${y} ${x + 12} ${y}Q${x} ${y} ${x} ${y + 12}Q${x} ${y} ${x - 12} ${y}Q${x} ${y} ${x} ${y - 12}Z`,
        )
  marks.fill(b, 0.8)
}

/** Floor boards from `top` down, running towards the eye, with a skirting. */
export function boards(b: Brush, top: number, color: string, skirting?: string): void {
  const paint = b.tone(color)
  wash(b, `M-200 ${top}H1800V1400H-200Z`, paint, top, 1400, { lit: 0.25, shade: 0.45 })
  const marks = new Marks()
  for (let x = -1500; x <= 3100; x += 165)
    marks.add(shift(paint, -0.07), `M${n1(800 + (x - 800) * 0.62)} ${top}L${x} 1400`)
  for (let i = 0; i < 16; i++) {
    const [x, y, l] = [b.r.between(-150, 1700), b.r.between(top + 20, 1380), b.r.between(40, 130)]
    marks.add(
      shift(paint, b.r() < 0.5 ? 0.04 : -0.04),
      `M${n1(x)} ${n1(y)}l${n1((x - 800) * 0.0009 * l)} ${n1(l * 0.5)}`,
    )
  }
  marks.stroke(b, 4, 0.75)
  if (skirting)
    b.d.shape(`M-200 ${top - 34}H1800V${top}H-200Z`, b.tone(skirting), { shade: 0.3, dir: [0, 1] })
}

/** Flagstones from `top` down, in perspective. */
export function flagstones(b: Brush, top: number, color: string, second = shift(color, -0.06)): void {
  const [one, two] = [b.tone(color), b.tone(second)]
  wash(b, `M-200 ${top}H1800V1400H-200Z`, one, top, 1400, { lit: 0.25, shade: 0.45 })
  const marks = new Marks()
  const rows = [0, 0.09, 0.2, 0.34, 0.52, 0.74, 1]
  const row = (i: number) => top + (1400 - top) * (rows[i] as number)
  const x = (column: number, y: number) => 800 + column * (120 + ((y - top) / (1400 - top)) * 150)
  for (let i = 0; i < rows.length - 1; i++)
    for (let c = -9; c < 9; c++)
      if ((c + i) % 2 === 0) {
        const [y0, y1] = [row(i), row(i + 1)]
        marks.add(
          two,
          `M${n1(x(c, y0))} ${n1(y0)}L${n1(x(c + 1, y0))} ${n1(y0)}L${n1(x(c + 1, y1))} ${n1(y1)}L${n1(x(c, y1))} ${n1(y1)}Z`,
        )
      }
  marks.fill(b, 0.75)
}

type View = {
  shape?: 'square' | 'arched' | 'round'
  frame?: string
  bars?: boolean
  view?: (outside: Brush) => void
  /** No sun or moon: of two windows of a room, only one may show it. */
  empty?: boolean
}

/**
 * A window whose glass spans x…x+w, y…y+h, with the sky of this time of day behind it. `view` draws what is outside,
 * in canvas coordinates, clipped to the glass.
 */
export function window(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  { shape = 'square', frame = '#e9dcc4', bars = true, view, empty = false }: View = {},
): void {
  const wood = b.tone(frame)
  const outline = (pad: number) => {
    if (shape === 'round') return ellipse(x + w / 2, y + h / 2, w / 2 + pad, h / 2 + pad)
    if (shape === 'arched')
      return `M${n1(x - pad)} ${n1(y + h + pad)}V${n1(y + w / 2)}A${n1(w / 2 + pad)} ${n1(w / 2 + pad)} 0 0 1 ${n1(x + w + pad)} ${n1(y + w / 2)}V${n1(y + h + pad)}Z`
    return `M${n1(x - pad)} ${n1(y - pad)}H${n1(x + w + pad)}V${n1(y + h + pad)}H${n1(x - pad)}Z`
  }
  b.d.shape(outline(26), wood, { shade: 0.45 })
  const outside = brush(b.d, outdoors[b.scene.time], b)
  b.d.clip(outline(0), () => {
    const [top, middle, low] = outside.mood.sky
    const id = `win${Math.round(x)}_${Math.round(y)}`.replace(/-/g, 'm')
    b.d.define(
      id,
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    )
    b.d.raw(
      `<path d="M${n1(x - 4)} ${n1(y - 4)}h${n1(w + 8)}v${n1(h + 8)}h${n1(-w - 8)}Z" fill="url(#${id})"/>`,
    )
    if (!empty) pane(outside, x, y, w, h)
    view?.(outside)
  })
  if (bars) {
    const cross =
      shape === 'round'
        ? `M${n1(x + w / 2)} ${n1(y)}v${n1(h)}M${n1(x)} ${n1(y + h / 2)}h${n1(w)}`
        : `M${n1(x + w / 2)} ${n1(y)}v${n1(h)}M${n1(x)} ${n1(y + h * 0.46)}h${n1(w)}`
    b.d.raw(`<path d="${cross}" stroke="${wood}" stroke-width="${n1(Math.max(9, w * 0.035))}"/>`)
  }
}

/** Sun, crescent or moon with stars, sized to a window. */
function pane(b: Brush, x: number, y: number, w: number, h: number): void {
  const { air: r } = b
  const [cx, cy, s] = [x + w * r.between(0.62, 0.74), y + h * 0.27, Math.min(w, h) * 0.13]
  const { time } = b.scene
  if (time === 'afternoon' || time === 'sunset') {
    const low = time === 'sunset' ? y + h * 0.62 : cy
    halo(b, cx, low, s * 4.4, '#fff2b8', 0.8)
    b.d.raw(`<path d="${ellipse(cx, low, s * 0.9)}" fill="#fff6d2"/>`)
    return
  }
  const dots = new Marks()
  for (let i = 0; i < (time === 'night' ? 34 : 16); i++)
    dots.add('#fdf3d0', ellipse(x + r() * w, y + r() * h * 0.75, 1.4 + r() ** 3 * 4))
  dots.fill(b, 0.85)
  if (isNamed(b, 'moon')) return moon(b, cx, cy, s * 1.5)
  halo(b, cx, cy, s * 3.2, '#fdf0c8', 0.55)
  b.d.shape(
    `M${n1(cx + s * 0.3)} ${n1(cy - s * 0.95)}A${n1(s)} ${n1(s)} 0 1 0 ${n1(cx + s * 0.95)} ${n1(cy + s * 0.32)}A${n1(s * 0.8)} ${n1(s * 0.8)} 0 0 1 ${n1(cx + s * 0.3)} ${n1(cy - s * 0.95)}Z`,
    '#f7ecc6',
    { shade: 0.2 },
  )
}

/** Daylight or moonlight on the floor below a window at x…x+w. */
export function daylight(b: Brush, x: number, floor: number, w: number): void {
  const { time } = b.scene
  if (time === 'afternoon' || time === 'sunset')
    pool(b, x + w * 0.7, floor + 150, w * 1.3, 110, b.mood.key, 0.5)
  else if (time === 'night') pool(b, x + w * 0.5, floor + 140, w, 90, '#a8b8ec', 0.25)
}

/** Curtains left and right of a window, on a rod. */
export function curtains(b: Brush, x: number, y: number, w: number, h: number, color: string): void {
  const paint = b.tone(color)
  b.d.stroke(`M${n1(x - w * 0.32)} ${n1(y - 52)}H${n1(x + w * 1.32)}`, b.tone('#6b4a36'), 15)
  for (const k of [-1, 1]) {
    const edge = k < 0 ? x : x + w
    const at = (dx: number) => n1(edge - k * dx)
    b.d.shape(
      `M${at(w * 0.2)} ${n1(y - 56)}C${at(w * 0.14)} ${n1(y + h * 0.35)} ${at(-4)} ${n1(y + h * 0.5)} ${at(0)} ${n1(y + h + 44)}Q${at(-w * 0.12)} ${n1(y + h + 58)} ${at(-w * 0.26)} ${n1(y + h + 46)}C${at(-w * 0.27)} ${n1(y + h * 0.5)} ${at(-w * 0.26)} ${n1(y + h * 0.2)} ${at(-w * 0.24)} ${n1(y - 56)}Z`,
      paint,
      { shade: 0.55, dir: [k, 0.3] },
    )
    new Marks()
      .add(
        shift(paint, -0.06),
        `M${at(w * 0.06)} ${n1(y - 44)}C${at(w * 0.02)} ${n1(y + h * 0.4)} ${at(-w * 0.08)} ${n1(y + h * 0.6)} ${at(-w * 0.08)} ${n1(y + h + 40)}M${at(-w * 0.1)} ${n1(y - 44)}C${at(-w * 0.12)} ${n1(y + h * 0.4)} ${at(-w * 0.18)} ${n1(y + h * 0.6)} ${at(-w * 0.17)} ${n1(y + h + 42)}`,
      )
      .stroke(b, 6, 0.6)
  }
}

/** Draws `view` with the outdoor mood of this time of day, clipped to the SVG path `outline`. */
export function opening(b: Brush, outline: string, view: (outside: Brush) => void): void {
  const outside = brush(b.d, outdoors[b.scene.time], b)
  b.d.clip(outline, () => view(outside))
}

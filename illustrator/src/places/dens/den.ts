import { shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from '../parts/brush.ts'
import { bricks } from '../parts/buildings.ts'
import { ridge } from '../parts/land.ts'
import { Marks } from '../parts/marks.ts'
import { farWood } from '../parts/trees.ts'
import { halo, wash } from '../parts/wash.ts'

/** The room, window and bed of `bedside` in one setting. */
export type Den = {
  room: (b: Brush) => void
  window: {
    x: number
    y: number
    w: number
    h: number
    shape: 'square' | 'arched' | 'round'
    frame: string
    bars?: boolean
    cloth?: string
    view: (outside: Brush) => void
  }
  /** Draws the furnishing right of the window and above the bed. */
  things: (b: Brush) => void
  rug: string
  bed: { wood: string; head: 'plain' | 'arch' | 'rails' | 'shell' | 'cloud'; quilt: string[] }
}

/** The usual window, in canvas units. */
export const at = { x: 120, y: 170, w: 340, h: 400 } as const

/** A round window, in canvas units. */
export const round = { x: 110, y: 190, w: 360, h: 360, shape: 'round' } as const

/** The y of the edge between wall and floor, in canvas units. */
export const floor = 920

/** Colours of a quilt: the first is its ground, the others its pattern. */
export const quilts = {
  warm: ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a'],
  sea: ['#3f7f94', '#7fc0c0', '#e6d6a8', '#5a9ab0', '#e08a70'],
  leaf: ['#5f8a58', '#c8c070', '#e9dcb4', '#a8663f', '#8aa86a'],
  berry: ['#8f4a64', '#d8a0a8', '#e9d3c0', '#6a5a94', '#c87a6a'],
  night: ['#4a5a9a', '#8f9ad0', '#e4def0', '#6a4f94', '#f0cf80'],
  rose: ['#e4b0c8', '#c8b4ec', '#fbe6c8', '#a8ccf0', '#f6d0dc'],
  ice: ['#7fa4cc', '#e4ecf8', '#b8d0ec', '#c86a64', '#5a7ab0'],
}

/** Hills and a wood outside the window. */
export const hills = (o: Brush) => {
  ridge(o, 450, 14, '#8fa9a4', { depth: 0.5, bottom: 640 })
  const near = ridge(o, 500, 12, '#7f9a68', { depth: 0.2, bottom: 640 })
  farWood(o, near, 26, [50, 90], { depth: 0.25, pines: 0.6 })
}

/** A wall of stone down to the floor, with `n` strokes of masonry. */
export function stoneWall(b: Brush, color: string, n: number, size: number): void {
  const paint = b.tone(color)
  wash(b, `M-200 -200H1800V${floor}H-200Z`, paint, -100, floor, { lit: 0.25, shade: 0.35 })
  bricks(b, -200, -170, 2000, floor + 140, n, paint, size)
}

/** Walls of horizontal logs. */
export function logs(b: Brush, color: string): void {
  const paint = b.tone(color)
  wash(b, `M-200 -200H1800V${floor}H-200Z`, paint, -100, floor, { lit: 0.2, shade: 0.35 })
  const seams = new Marks()
  for (let y = -160; y < floor; y += 86)
    seams.add(shift(paint, -0.1), `M-200 ${y}Q300 ${n1(y + b.r.between(-5, 5))} 800 ${y}T1800 ${y}`)
  seams.stroke(b, 9, 0.75)
  const grain = new Marks()
  for (let i = 0; i < 60; i++) {
    const y = -130 + b.r.int(0, 11) * 86 + b.r.between(-24, 24)
    grain.add(
      shift(paint, b.r.pick([-0.05, 0.05])),
      `M${n1(b.r.between(-180, 1650))} ${n1(y)}h${n1(b.r.between(40, 170))}`,
    )
  }
  grain.stroke(b, 4, 0.6)
}

export function ringBuoy(b: Brush, x: number, y: number, s: number): void {
  b.d.raw(
    `<path d="${ellipse(x, y, s)}" fill="none" stroke="${b.tone('#f2e8da')}" stroke-width="${n1(s * 0.44)}"/>`,
  )
  for (let k = 0; k < 4; k++) {
    const a = k * 1.571 + 0.5
    b.d.raw(
      `<path d="M${n1(x + Math.cos(a - 0.3) * s)} ${n1(y + Math.sin(a - 0.3) * s)}A${s} ${s} 0 0 1 ${n1(x + Math.cos(a + 0.3) * s)} ${n1(y + Math.sin(a + 0.3) * s)}" fill="none" stroke="${b.tone('#c8503f')}" stroke-width="${n1(s * 0.46)}"/>`,
    )
  }
}

export function hangingStars(b: Brush, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, s] of spots) {
    let d = ''
    for (let k = 0; k < 10; k++) {
      const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? s * 0.5 : s]
      d += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q)}`
    }
    b.d.raw(`<path d="M${x} -200V${y - s}" stroke="${b.tone('#e9dcc4')}" stroke-width="3"/>`)
    halo(b, x, y, s * 2.6, '#ffe6a0', b.mood.dark ? 0.6 : 0.25)
    b.d.raw(`<path d="${d}Z" fill="${b.mood.dark ? '#ffe6a0' : b.tone('#f0d08a')}" stroke-linejoin="round"/>`)
  }
}

/** A picture frame around x…x+w, y…y+h; `draw` paints what is in it. */
export function frame(b: Brush, x: number, y: number, w: number, h: number, draw: () => void): void {
  b.d.shape(`M${x - 14} ${y - 14}h${w + 28}v${h + 28}h${-w - 28}Z`, b.tone('#8a5c3e'), { shade: 0.4 })
  b.d.raw(`<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="${b.tone('#f2e4c8')}"/>`)
  draw()
}

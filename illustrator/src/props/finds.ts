import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const eggShape = (x: number, y: number, s: number): string =>
  `M${x} ${y - 44 * s}C${x + 24 * s} ${y - 44 * s} ${x + 35 * s} ${y - 8 * s} ${x + 35 * s} ${y + 8 * s}C${x + 35 * s} ${y + 28 * s} ${x + 18 * s} ${y + 40 * s} ${x} ${y + 40 * s}C${x - 18 * s} ${y + 40 * s} ${x - 35 * s} ${y + 28 * s} ${x - 35 * s} ${y + 8 * s}C${x - 35 * s} ${y - 8 * s} ${x - 24 * s} ${y - 44 * s} ${x} ${y - 44 * s}Z`

const speckles = [
  [-14, -18, 4.5],
  [8, -28, 3.5],
  [16, -4, 5.5],
  [-20, 8, 4],
  [-4, 2, 3],
  [6, 20, 5],
  [-10, 24, 3.5],
] as const

const speckled = (p: Pen, x: number, y: number, s: number): void => {
  p.cut(eggShape(x, y, s), '#a9d0d0', { shade: 0.5, lit: 0.45 })
  for (const [dx, dy, size] of speckles)
    p.flat(ellipse(x + dx * s, y + dy * s, size * s, size * s * 0.85), '#6a8f9a')
}

const egg: PropDrawing = {
  width: 74,
  height: 88,
  kind: 'held',
  gripY: 32,
  draw(p) {
    speckled(p, 0, -10, 1.03)
    p.gleam('M-20 -32Q-25 -22 -26 -14', 6)
  },
}

const drawNest = (p: Pen, hasEggs: boolean): void => {
  p.shadow(100)
  p.cut(ellipse(0, -58, 84, 24), '#6b4636')
  if (hasEggs) {
    speckled(p, -36, -66, 0.72)
    speckled(p, 36, -66, 0.72)
    speckled(p, 0, -72, 0.78)
  }
  p.cut('M-94 -58Q0 -22 94 -58C92 -16 52 0 0 0C-52 0 -92 -16 -94 -58Z', '#a5743f', { shade: 0.6 })
  for (let i = 0; i < 26; i++) {
    const x = p.r.between(-76, 60)
    const y = p.r.between(-34, -12) - Math.abs(x) * 0.16
    p.mark(
      `M${Math.round(x - 14)} ${Math.round(y)}q16 ${Math.round(p.r.between(0, 12))} 36 ${Math.round(p.r.between(-10, 6))}`,
      p.r.pick(['#c9a066', '#7a5230', '#dcb878']),
      4,
    )
  }
  p.mark('M-96 -56Q0 -16 96 -56', '#c9a066', 8)
  p.mark('M-104 -62L-84 -46M104 -66L82 -44M-90 -30l-12 4', '#a5743f', 5)
}

/** A nest in which nothing lies. */
export const emptyNest = (p: Pen): void => drawNest(p, false)

const nest: PropDrawing = { width: 196, height: 116, kind: 'ground', draw: (p) => drawNest(p, true) }

const feather: PropDrawing = {
  width: 92,
  height: 166,
  kind: 'held',
  gripY: 36,
  draw(p) {
    p.at(0, 0, 20, () => {
      const vane =
        'M0 6C-12 4 -22 -4 -27 -14L-16 -18L-33 -26C-36 -36 -36 -46 -34 -56L-22 -56L-33 -68C-28 -96 -10 -114 14 -126C24 -104 34 -84 34 -62L24 -56L33 -46C32 -36 30 -28 26 -22L16 -20L21 -12C16 -2 8 4 0 6Z'
      p.cut(vane, '#4f9ac4', { shade: 0.45, lit: 0.4 })
      p.clip(vane, () => {
        p.flat('M2 6C14 -30 16 -80 14 -130H60V20Z', '#9fd0e4')
        for (let y = 10; y > -140; y -= 17) p.mark(`M-44 ${y - 34}L3 ${y}L40 ${y - 26}`, '#2f6f98', 2.6, 0.55)
        p.flat('M-40 -140H40V-96Q10 -104 -40 -84Z', '#2f5f90', 0.75)
      })
      p.mark('M-16 -4q-8 8 -14 6M14 2q6 6 12 4M-8 8q-2 8 -8 10', '#cfe6f0', 4)
      p.mark('M-2 38C0 0 8 -60 11 -112', '#f3e2b8', 5)
      p.mark('M-2 38C-1 26 0 14 1 6', '#c9a36a', 5.5)
    })
  },
}

const seed: PropDrawing = {
  width: 56,
  height: 64,
  kind: 'held',
  gripY: 34,
  draw(p) {
    p.cut('M2 -28C24 -22 36 4 22 22C8 40 -18 36 -26 18C-34 -2 -18 -24 2 -28Z', '#a5713f', {
      shade: 0.6,
      lit: 0.5,
    })
    p.mark('M2 -22Q16 0 4 28', '#7a4f2c', 3.5, 0.8)
    p.gleam('M-16 -4Q-20 6 -16 14', 5, 0.5)
  },
}

const leaf: PropDrawing = {
  width: 92,
  height: 112,
  kind: 'held',
  gripY: 36,
  draw(p) {
    p.at(0, 0, 14, () => {
      p.bar('M0 34V0', '#8a5c3e', 6)
      p.cut('M0 12C-48 4 -50 -40 0 -78C50 -40 48 4 0 12Z', '#d9863c', { shade: 0.5, lit: 0.45 })
      p.mark(
        'M0 8V-64M0 -6L-24 -22M0 -6L24 -22M0 -26L-24 -42M0 -26L24 -42M0 -44L-14 -54M0 -44L14 -54',
        '#a5522c',
        3,
      )
    })
  },
}

const shell: PropDrawing = {
  width: 104,
  height: 88,
  kind: 'held',
  gripY: 32,
  draw(p) {
    p.cut('M-16 18H16L22 32H-22Z', '#d98f88')
    p.cut(
      'M0 24C-20 16 -54 -2 -52 -24Q-44 -40 -34 -34Q-28 -54 -14 -46Q0 -64 14 -46Q28 -54 34 -34Q44 -40 52 -24C54 -2 20 16 0 24Z',
      '#efb1a4',
      { shade: 0.5, lit: 0.5 },
    )
    p.mark(
      'M0 18V-46M-6 18C-14 -10 -18 -24 -20 -38M6 18C14 -10 18 -24 20 -38M-12 16C-26 0 -36 -12 -42 -24M12 16C26 0 36 -12 42 -24',
      '#c97a74',
      3.5,
    )
  },
}

const pearl: PropDrawing = {
  width: 136,
  height: 118,
  kind: 'held',
  gripY: 40,
  glows: '#f4ecff',
  draw(p) {
    p.halo(0, -22, 140, '#e6dcff', 0.7)
    p.cut('M-62 -8C-70 -50 -40 -78 0 -78C40 -78 70 -50 62 -8Q0 -30 -62 -8Z', '#7f8fb0')
    p.mark('M0 -30V-72M-24 -28L-40 -66M24 -28L40 -66', '#5f6f94', 4, 0.7)
    p.cut('M-56 -6C-60 -44 -34 -66 0 -66C34 -66 60 -44 56 -6Q0 -24 -56 -6Z', '#e9c9d0', { shade: 0.3 })
    p.cut('M-66 -6Q0 22 66 -6C62 28 34 40 0 40C-34 40 -62 28 -66 -6Z', '#8a9aba', { shade: 0.6 })
    p.mark('M0 14V34M-28 12L-22 32M28 12L22 32', '#5f6f94', 4, 0.7)
    p.cut('M-64 -6Q0 18 64 -6Q40 -18 0 -18T-64 -6Z', '#f0d6da', { shade: 0.2 })
    p.shine(ellipse(0, -22, 27), '#fdf6ff', '#f7efe9')
    p.gleam('M-14 -30Q-10 -40 0 -41', 6, 0.95)
  },
}

const acorn: PropDrawing = {
  width: 68,
  height: 92,
  kind: 'held',
  gripY: 38,
  draw(p) {
    p.bar('M0 -38Q2 -50 8 -52', '#6b4636', 7)
    p.cut('M-29 -14H29C32 14 12 28 0 38C-12 28 -32 14 -29 -14Z', '#c98d48', { shade: 0.55, lit: 0.5 })
    p.cut('M-34 -12C-34 -48 34 -48 34 -12Q0 0 -34 -12Z', '#7f5a3a', { shade: 0.5 })
    p.mark(
      'M-22 -30L-6 -10M-6 -38L14 -9M10 -38L28 -16M22 -30L6 -9M6 -38L-14 -9M-10 -38L-28 -16',
      '#5f4028',
      2.6,
      0.8,
    )
    p.gleam('M-17 2Q-15 14 -8 22', 5, 0.5)
  },
}

const pebble: PropDrawing = {
  width: 76,
  height: 56,
  kind: 'held',
  gripY: 22,
  draw(p) {
    const stone = 'M-37 0C-40 -26 -14 -34 8 -32C30 -30 40 -14 37 2C34 18 12 22 -8 21C-26 20 -36 14 -37 0Z'
    p.cut(stone, '#8f96a6', { shade: 0.6, lit: 0.5 })
    p.clip(stone, () => p.mark('M-44 -2Q-10 -20 44 -4', '#eef0f2', 7, 0.9))
    p.gleam('M-18 -21Q-8 -26 2 -25', 4, 0.6)
  },
}

export const findProps = { egg, nest, feather, seed, leaf, shell, pearl, acorn, pebble } satisfies Partial<
  Record<Prop, PropDrawing>
>

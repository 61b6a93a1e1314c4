import { mix, shift } from '../colour.ts'
import { blob, ellipse } from '../path.ts'
import { random } from '../random.ts'
import type { Build, TailKind } from './build.ts'
import type { Pen } from './pen.ts'

type DrawTail = (p: Pen, build: Build) => void

/** Draw functions for tails, which start at the hip (y -76) and go to the left, behind the body. */
const tails: Record<TailKind, DrawTail | null> = {
  none: null,
  brush: (p, b) => {
    p.d.shape(
      'M-16 -62C-84 -14 -172 -52 -184 -128C-190 -182 -160 -214 -142 -232C-136 -190 -98 -164 -72 -134C-56 -116 -36 -108 -14 -102Z',
      p.t(b.fur),
    )
    p.d.shape(
      'M-184 -156C-182 -192 -156 -218 -142 -232C-138 -206 -122 -186 -106 -170q-10 12 -24 2q-8 16 -22 6q-10 14 -32 6Z',
      p.t(b.light),
    )
  },
  puff: (p, b) => p.d.shape(blob(-62, -66, 27, 25, 9, 0.08, random('puff')), p.t(b.light)),
  stub: (p, b) => p.d.shape(ellipse(-66, -70, 19, 17), p.t(b.dark)),
  thin: (p, b) => p.d.stroke('M-30 -56C-90 -16 -120 -66 -150 -52', p.t(b.inner), 8),
  ringed: (p, b) => {
    p.d.stroke('M-26 -58C-116 -36 -150 -116 -122 -176C-108 -206 -116 -236 -142 -240', p.t(b.fur), 24)
    for (const d of ['M-92 -66l-8 14', 'M-118 -96l-16 6', 'M-124 -136l-17 -2', 'M-114 -172l-16 -8'])
      p.d.stroke(d, p.t(b.dark), 9, { shade: 0.2, lit: 0 })
    p.d.stroke('M-126 -232q-8 -8 -16 -8', p.t(b.dark), 24)
  },
  wag: (p, b) => {
    p.d.stroke('M-34 -66C-84 -62 -110 -96 -104 -142', p.t(b.fur), 24)
    p.d.stroke('M-106 -126l2 -18', p.t(b.light), 24)
  },
  plume: (p, b) => {
    p.d.shape(
      'M-16 -40C-96 4 -192 -44 -194 -150C-196 -262 -150 -330 -96 -322C-56 -314 -52 -264 -86 -252C-108 -244 -96 -196 -78 -156C-66 -128 -40 -112 -12 -104Z',
      p.t(b.fur),
      { shade: 0.5 },
    )
    p.d.stroke(
      'M-62 -62C-134 -60 -162 -130 -150 -196C-144 -234 -128 -262 -106 -276',
      mix(p.t(b.fur), p.t(b.light), 0.35),
      19,
      {
        opacity: 0.75,
      },
    )
  },
  curl: (p, b) =>
    p.d.stroke(
      'M-30 -60C-100 -30 -150 -80 -136 -136C-124 -178 -76 -168 -82 -134C-86 -114 -108 -118 -108 -134',
      p.t(b.fur),
      17,
    ),
  tuft: (p, b) => {
    p.d.stroke('M-30 -62C-92 -36 -136 -76 -134 -138', p.t(b.fur), 16)
    p.d.shape(blob(-134, -158, 24, 30, 9, 0.1, random('tuft')), p.t(b.dark))
  },
  // Long hair that hangs down.
  mane: (p, b) => {
    p.d.shape(
      'M-24 -76C-70 -92 -112 -70 -116 -26C-118 -8 -126 2 -134 8C-108 14 -92 4 -86 -8C-84 0 -88 6 -92 10C-66 4 -62 -22 -54 -38C-46 -50 -34 -52 -22 -50Z',
      p.t(b.dark),
      { shade: 0.45 },
    )
  },
  rope: (p, b) => {
    p.d.stroke('M-40 -76C-86 -70 -104 -50 -100 -26', p.t(b.fur), 13)
    p.d.shape(ellipse(-100, -20, 10, 14), p.t(b.dark))
  },
  spade: (p, b) => {
    p.d.stroke('M-14 -66C-70 -20 -130 -36 -150 -90', p.t(b.fur), 30)
    p.d.stroke('M-96 -38C-124 -48 -142 -66 -152 -96', p.t(b.fur), 18)
    p.d.shape('M-152 -140l26 44q-26 -10 -52 8Z', p.t(b.spikes ?? b.dark))
  },
  saurian: (p, b) => {
    p.d.shape('M-30 -128C-90 -100 -120 -56 -196 -58C-170 -18 -90 -8 -20 -40Z', p.t(b.fur), { shade: 0.5 })
    for (const [x, y, s] of [
      [-78, -98, 1],
      [-112, -76, 0.85],
      [-146, -62, 0.7],
    ] as const)
      p.d.shape(
        `M${x - 16 * s} ${y + 4}q${-6 * s} ${-30 * s} ${4 * s} ${-38 * s}q${22 * s} ${8 * s} ${28 * s} ${28 * s}Z`,
        p.t(b.spikes ?? b.dark),
      )
  },
}

/** Draws the tail of a build, if it has one. */
export function drawTail(p: Pen, build: Build): void {
  tails[build.tail]?.(p, build)
}

/** Draws the wings of an upright dragon; `spread` in degrees. */
export function drawLeatherWings(p: Pen, color: string, spread: number): void {
  for (const side of [-1, 1])
    p.d.group(`translate(${side * 18} -158) scale(${side} 1) rotate(${-14 - spread})`, () => {
      p.d.shape(
        'M0 0C30 -70 80 -100 150 -104C138 -78 142 -60 150 -36C124 -40 108 -28 100 -6C80 -18 62 -10 52 12C36 0 16 6 0 16Z',
        p.t(color),
        { shade: 0.55 },
      )
      p.d.stroke(
        'M4 4C40 -50 84 -84 146 -102M10 6C50 -24 90 -40 144 -38M12 10C46 -6 70 -8 98 -8',
        p.t(shift(color, -0.22)),
        4.5,
        {
          shade: 0,
          lit: 0,
          opacity: 0.55,
        },
      )
    })
}

/** Draws the wings of a fairy. */
export function drawGossamer(p: Pen): void {
  for (const side of [-1, 1])
    p.d.group(`translate(${side * 14} -150) scale(${side} 1)`, () => {
      const tint = p.t('#cfeaf2')
      p.d.shape('M0 0C20 -96 96 -150 150 -116C172 -82 120 -10 10 10Z', tint, {
        opacity: 0.72,
        shade: 0.35,
        lit: 0.4,
      })
      p.d.shape('M4 8C60 4 128 22 118 66C96 100 26 70 2 22Z', tint, { opacity: 0.66, shade: 0.35, lit: 0.4 })
      p.d.stroke(
        'M6 2C50 -50 90 -80 136 -98M8 4C60 -20 92 -34 130 -72M8 14C50 26 76 40 104 60',
        p.t('#ffffff'),
        2.6,
        {
          shade: 0,
          lit: 0,
          opacity: 0.7,
        },
      )
    })
}

/** Draws a turtle's shell: behind the body, or over it when the figure is seen from behind (`back`). */
export function drawShell(p: Pen, back: boolean): void {
  const rim = p.t('#cfc17c')
  const shell = p.t('#6b7f4a')
  const plate = p.t('#8da35f')
  p.d.shape(ellipse(back ? 0 : -10, -114, back ? 90 : 112, 100), rim, { shade: 0.45 })
  const dome = ellipse(back ? 0 : -12, -117, back ? 80 : 101, 90)
  p.d.shape(dome, shell, { shade: 0.5 })
  p.d.clip(dome, () => {
    for (const [x, y] of back
      ? [
          [0, -116],
          [-52, -146],
          [52, -146],
          [-54, -84],
          [54, -84],
          [0, -178],
          [0, -54],
        ]
      : [
          [-84, -164],
          [-100, -112],
          [-82, -62],
          [58, -172],
          [80, -118],
          [66, -64],
        ])
      p.d.shape(blob(x as number, y as number, 26, 24, 6, 0.05, random(`plate ${x} ${y}`)), plate, {
        shade: 0.3,
      })
  })
}

/** Draws a hedgehog's spines around the trunk; in three rows when it is seen from behind (`back`). */
export function drawSpines(p: Pen, dark: string, back: boolean): void {
  for (const reach of back ? [1, 0.72, 0.44] : [1]) {
    let d = ''
    for (let i = 0; i <= 26; i++) {
      const angle = Math.PI * (0.62 + (i / 26) * 1.76)
      const r = (i % 2 ? 92 : 76) * reach
      d += `${i ? 'L' : 'M'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r - 108).toFixed(1)}`
    }
    p.d.shape(`${d}L0 -60Z`, p.t(shift(dark, (1 - reach) * 0.16)), { shade: 0.45 })
  }
}

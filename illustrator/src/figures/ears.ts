import { mix, shift } from '../colour.ts'
import { blob, ellipse } from '../path.ts'
import { random } from '../random.ts'
import type { Build, EarKind } from './build.ts'
import { line, type Pen } from './pen.ts'

/** Draws the right ear, with its root on (0, 0). `back`: seen from behind, without the inside. */
type DrawEar = (p: Pen, build: Build, back: boolean) => void

const inside = (p: Pen, build: Build, back: boolean, d: string) => {
  if (!back) p.d.shape(d, p.t(build.inner), { shade: 0.4 })
}

const shapes: Record<EarKind, DrawEar | null> = {
  none: null,
  pointed: (p, b, back) => {
    p.d.shape('M-30 24C-30 -20 -4 -62 20 -82C40 -56 48 -20 34 34Z', p.t(b.fur))
    inside(p, b, back, 'M-12 16C-10 -14 4 -40 18 -54C28 -36 32 -12 24 22Z')
    p.d.shape('M-2 -58C6 -70 14 -78 20 -82C32 -66 40 -46 41 -26C28 -40 12 -48 -2 -58Z', p.t(b.dark))
  },
  cat: (p, b, back) => {
    p.d.shape('M-36 26C-32 -14 -8 -46 18 -64C36 -40 42 -8 34 36Z', p.t(b.fur))
    inside(p, b, back, 'M-16 16C-12 -10 2 -30 15 -40C25 -24 28 -4 22 22Z')
  },
  long: (p, b, back) =>
    p.d.group('rotate(8)', () => {
      p.d.shape('M-24 16C-34 -50 -22 -128 6 -134C32 -126 34 -50 22 16Z', p.t(b.fur))
      inside(p, b, back, 'M-12 10C-18 -46 -10 -104 5 -110C20 -100 20 -46 12 10Z')
    }),
  round: (p, b, back) => {
    p.d.shape(ellipse(12, -4, 30), p.t(b.fur))
    inside(p, b, back, ellipse(13, 0, 17))
  },
  dish: (p, b, back) => {
    p.d.shape(ellipse(26, -16, 48, 46), p.t(b.fur))
    inside(p, b, back, ellipse(28, -12, 31, 29))
  },
  flop: (p, b) => {
    p.d.shape('M-14 -12C10 -34 52 -22 62 18C68 54 58 92 36 96C14 92 6 56 -4 30Z', p.t(b.dark), { shade: 0.5 })
  },
  tufted: (p, b, back) => {
    p.d.shape(
      'M-24 24C-26 -10 -8 -40 8 -52C14 -60 22 -72 30 -78C28 -66 30 -58 32 -48C40 -24 38 4 28 30Z',
      p.t(b.fur),
    )
    inside(p, b, back, 'M-8 16C-8 -8 4 -26 13 -34C22 -20 24 0 18 20Z')
  },
  tiny: (p, b, back) => {
    p.d.shape(ellipse(4, 22, 19), p.t(b.dark))
    inside(p, b, back, ellipse(4, 24, 11))
  },
  side: (p, b, back) => {
    p.d.shape(ellipse(36, 40, 30, 32), p.t(b.fur))
    inside(p, b, back, ellipse(37, 42, 19, 21))
  },
  maned: (p, b, back) => {
    p.d.shape(ellipse(6, 4, 24), p.t(b.fur))
    inside(p, b, back, ellipse(7, 7, 14))
  },
  flap: (p, b, back) => {
    p.d.shape('M-8 0C20 -46 92 -44 112 4C124 54 92 104 54 100C26 96 4 70 -6 52Z', p.t(b.fur))
    inside(p, b, back, 'M14 12C32 -20 78 -22 92 10C102 46 80 80 54 78C34 72 18 50 12 36Z')
  },
  horned: (p, b, back) => {
    p.d.shape('M-14 10C-8 -30 10 -52 30 -60C30 -34 22 -8 14 12Z', p.t(b.light))
    p.d.shape('M10 24C40 6 64 10 78 26C62 40 36 46 12 44Z', p.t(b.fur), { shade: 0.5 })
    inside(p, b, back, 'M24 28C42 18 56 20 66 28C54 36 38 38 24 38Z')
  },
  antlers: (p, b, back) => {
    line(
      p,
      'M4 6C10 -26 26 -44 46 -56M14 -20C0 -40 2 -60 8 -74M28 -42C24 -58 28 -74 34 -84',
      p.t('#8a6a4a'),
      13,
    )
    p.d.shape('M10 24C40 6 64 10 78 26C62 40 36 46 12 44Z', p.t(b.fur), { shade: 0.5 })
    inside(p, b, back, 'M24 28C42 18 56 20 66 28C54 36 38 38 24 38Z')
  },
  antenna: (p, b) => p.d.shape('M26 24h22q8 0 8 8v34q0 8 -8 8h-22Z', p.t(b.dark)),
  human: (p, b, back) => {
    p.d.shape(ellipse(24, 46, 14, 17), p.t(b.fur))
    if (!back) line(p, 'M22 40q8 2 5 12', p.t(b.inner), 4)
  },
}

/** Draws one ear as of a right one, with its root on (0, 0). */
export const drawEarAt = (p: Pen, build: Build): void => shapes[build.ears]?.(p, build, false)

/** Draws both ears, behind a head with its middle on (0, 0). `turn` (as in `Actor`) moves them against the face. */
export function drawEars(p: Pen, build: Build, turn: number, back: boolean): void {
  const ear = shapes[build.ears]
  if (ear)
    for (const side of [-1, 1])
      p.d.group(`translate(${side * build.rx * 0.62 - turn * 8} ${build.ry * -0.62}) scale(${side} 1)`, () =>
        ear(p, build, back),
      )
  if (build.ears === 'antenna') {
    line(p, 'M0 -50q-3 -24 2 -44', p.t(build.dark), 7)
    p.d.shape(ellipse(3, -100, 13), p.t('#e2604f'))
  }
}

/** Draws what is around a head and behind it: a mane or spines. */
export function drawFrame(p: Pen, build: Build): void {
  if (build.ears === 'maned') {
    p.d.shape(blob(0, 8, 112, 104, 15, 0.06, random('mane')), p.t(build.dark), { shade: 0.5 })
    p.d.shape(blob(0, 6, 94, 88, 13, 0.05, random('mane within')), p.t(shift(build.dark, 0.08)), {
      shade: 0.3,
    })
  }
  if (build.spines) {
    for (const [radius, color] of [
      [104, build.dark],
      [90, mix(build.dark, build.fur, 0.3)],
    ] as const) {
      let d = ''
      for (let i = 0; i <= 24; i++) {
        const angle = Math.PI * (0.86 + (i / 24) * 1.28)
        const reach = i % 2 ? radius : radius * 0.82
        d += `${i ? 'L' : 'M'}${(Math.cos(angle) * reach * 0.98).toFixed(1)} ${(Math.sin(angle) * reach * 0.94 + 4).toFixed(1)}`
      }
      p.d.shape(`${d}L0 40Z`, p.t(color), { shade: 0.4 })
    }
  }
}

import type { Prop } from '@moonpage/storyteller/scene'
import { blob, n1, type Point } from '../path.ts'
import { star, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

export const tuft = (p: Pen, x: number, y: number, size: number, color = '#7f9f50'): void =>
  p.mark(
    [-1, 0, 1]
      .map(
        (k) =>
          `M${n1(x + k * size * 0.3)} ${n1(y)}q${n1(k * size * 0.2)} ${n1(-size * 0.6)} ${n1(k * size * 0.6)} ${n1(-size)}`,
      )
      .join(''),
    color,
    size * 0.16,
  )

/** An uneven edge of ground from the left of the picture to its right. */
const edge = (p: Pen, at: (x: number) => number, swing: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => [-900 + i * 75, at(-900 + i * 75) + p.r.between(-swing, swing)])

const line = (points: readonly Point[]): string => points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')

const rubble = ['#9a8f92', '#aaa098', '#8a8290']

/** Lies in the ground as the eye sees it from this side: the far lip, the rock under it, then only soft mist. */
const ravine: PropDrawing = {
  width: 1800,
  height: 208,
  kind: 'barrier',
  layer: 'behind',
  gripY: 150,
  draw(p) {
    const far = edge(p, (x) => -8 + Math.sin(x / 210) * 12, 8)
    const near = edge(p, (x) => 116 + Math.sin(x / 260 + 2) * 14, 9)
    const gap = `M${line(far)}L${line(near.toReversed())}Z`
    p.mark(`M${line(far)}`, '#b99b78', 26)
    p.cut(gap, '#5f5680', { shade: 0, lit: 0 })
    p.clip(gap, () => {
      for (const [deep, color] of [
        [104, '#75648a'],
        [78, '#8f7484'],
        [50, '#ab8678'],
        [24, '#c6a083'],
      ] as const)
        p.cut(
          `M${line(far.map(([x, y]): Point => [x, y - 30]))}L${line(far.map(([x, y], i): Point => [x, y + deep + ((i * 37) % 7) * 4 - 12]).toReversed())}Z`,
          color,
          { shade: 0.25, lit: 0.2, dir: [0.2, 1] },
        )
      for (let i = 0; i < 30; i++) {
        const [x, y] = [p.r.between(-880, 880), p.r.between(-6, 50)]
        p.mark(
          `M${n1(x)} ${n1(y)}l${p.r.int(-8, 8)} ${p.r.int(18, 36)}l${p.r.int(-10, 10)} ${p.r.int(10, 24)}`,
          '#6f5870',
          4,
          0.55,
        )
      }
      const mist = p.d.linear(p.tint('#cfc8e4'), [0, 1])
      p.d.raw(`<rect x="-900" y="0" width="1800" height="160" fill="${mist}" fill-opacity=".75"/>`)
      for (let i = 0; i < 7; i++)
        p.d.raw(
          `<ellipse cx="${p.r.int(-840, 840)}" cy="${p.r.int(84, 112)}" rx="${p.r.int(120, 230)}" ry="${p.r.int(14, 24)}" fill="${p.d.radial(p.tint('#f1ecf8'), 0.5)}" fill-opacity=".7"/>`,
        )
    })
    p.mark(`M${line(near.map(([x, y]): Point => [x, y + 9]))}`, '#a8866e', 26)
    p.mark(`M${line(near)}`, '#d8bd94', 11)
    for (const [x, y] of far) if (p.r() < 0.6) tuft(p, x + p.r.between(-20, 20), y - 6, p.r.between(16, 30))
    for (const [x, y] of near) {
      if (p.r() < 0.45) tuft(p, x + p.r.between(-30, 30), y + 12, p.r.between(26, 46))
      if (p.r() > 0.4) continue
      const size = p.r.between(8, 28)
      p.cut(
        blob(x + p.r.between(-30, 30), y + 12 - size * 0.2, size, size * 0.64, 8, 0.1, p.r),
        p.r.pick(rubble),
      )
    }
  },
}

/** A wet place in the ground: puddles that mirror the sky, soft rims, sunken boot prints, bubbles. */
const mud: PropDrawing = {
  width: 1120,
  height: 172,
  kind: 'barrier',
  layer: 'behind',
  gripY: 88,
  draw(p) {
    const puddle = (x: number, y: number, rx: number, ry: number, color: string, jitter = 0.1) =>
      p.cut(blob(x, y, rx, ry, 13, jitter, p.r), color, { shade: 0.4, lit: 0.3, dir: [0.1, 1] })
    for (const [x, y, rx, ry] of [
      [-330, 16, 206, 56],
      [0, 4, 310, 76],
      [330, 20, 214, 58],
      [-500, -20, 52, 15],
      [496, -24, 58, 16],
      [150, -56, 150, 24],
      [-200, -52, 130, 22],
    ] as const)
      puddle(x, y, rx, ry, '#8a6549')
    for (const [x, y, rx, ry] of [
      [-310, 20, 160, 38],
      [20, 6, 250, 50],
      [330, 24, 164, 38],
    ] as const)
      puddle(x, y, rx, ry, '#6f4c38', 0.07)
    for (const [x, y, rx, ry] of [
      [-350, 16, 80, 15],
      [-40, -10, 120, 18],
      [130, 26, 96, 15],
      [360, 18, 84, 14],
    ] as const) {
      p.flat(blob(x, y, rx, ry, 11, 0.07, p.r), '#9fb4bc', 0.75)
      p.mark(
        `M${x - rx * 0.6} ${n1(y - ry * 0.3)}q${n1(rx * 0.5)} ${n1(-ry * 0.5)} ${n1(rx)} 0`,
        '#e8f0ee',
        4,
        0.8,
      )
    }
    for (const [x, y, turn] of [
      [-190, 36, -12],
      [-130, 14, 10],
      [230, -8, -10],
      [262, 44, 8],
    ] as const)
      p.at(x, y, turn, () => {
        p.flat('M-13 14C-20 -4 -16 -22 0 -22C16 -22 20 -4 13 14Z', '#4a3228', 0.8)
        p.flat('M-12 20q12 -7 24 0q2 14 -12 15q-14 -1 -12 -15Z', '#4a3228', 0.8)
        p.mark('M-16 -6Q-14 -26 2 -26', '#a8805e', 4, 0.8)
      })
    for (const [x, y, size] of [
      [-420, 40, 15],
      [-60, 46, 20],
      [60, -38, 14],
      [300, 52, 16],
      [440, 2, 13],
    ] as const) {
      p.cut(
        `M${x - size} ${y}a${size} ${n1(size * 0.94)} 0 0 1 ${size * 2} 0q${-size} ${n1(size * 0.4)} ${-size * 2} 0Z`,
        '#9a7454',
        { lit: 0.5 },
      )
      p.gleam(
        `M${n1(x - size * 0.5)} ${n1(y - size * 0.34)}q${n1(size * 0.1)} ${n1(-size * 0.3)} ${n1(size * 0.4)} ${n1(-size * 0.36)}`,
        4,
        0.7,
      )
    }
    for (const [x, y] of [
      [-520, 40],
      [-250, -62],
      [300, -60],
      [520, 36],
      [60, 84],
    ] as const)
      tuft(p, x, y, 34)
  },
}

/** Snow blown into waves with sharp crests and blue shade, a fir's top looking out of it. */
const snowdrift: PropDrawing = {
  width: 1300,
  height: 340,
  kind: 'barrier',
  layer: 'behind',
  gripY: 26,
  draw(p) {
    p.cut('M330 -150L376 -312L424 -150ZM300 -110L376 -250L452 -110Z', '#4f7a74', { shade: 0.5 })
    p.cut('M356 -250L376 -314L396 -252Q384 -240 376 -254Q366 -238 356 -250Z', '#f4f8fc', { shade: 0.2 })
    const drift = (path: string, shade: string, color = '#eaf1f9') => {
      p.cut(path, color, { shade: 0.4, lit: 0.5, dir: [0.35, 0.9] })
      p.flat(shade, '#a9bfe0', 0.6)
    }
    drift(
      'M-560 20C-500 -90 -420 -210 -230 -262C-150 -282 -70 -262 -30 -216C60 -190 150 -60 260 20Z',
      'M-30 -216C-70 -262 -150 -282 -230 -262C-130 -250 -110 -170 -60 -110C0 -40 90 0 180 20H260C150 -60 60 -190 -30 -216Z',
    )
    drift(
      'M-60 22C60 -60 160 -190 330 -200C430 -200 470 -150 500 -110C560 -60 610 -10 650 24Z',
      'M500 -110C470 -150 430 -200 330 -200C400 -170 410 -110 460 -60C500 -20 560 10 590 24H650C610 -10 560 -60 500 -110Z',
    )
    drift(
      'M-650 26C-590 -30 -500 -110 -380 -112C-300 -110 -270 -70 -220 -50C-120 -10 -20 14 60 26Z',
      'M-220 -50C-270 -70 -300 -110 -380 -112C-320 -96 -300 -40 -230 -8C-190 10 -120 22 -60 26H60C-20 14 -120 -10 -220 -50Z',
      '#f4f8fc',
    )
    drift(
      'M-120 26C0 -20 60 -92 180 -96C260 -94 290 -50 350 -30C420 -8 490 12 540 26Z',
      'M350 -30C290 -50 260 -94 180 -96C240 -80 250 -30 310 -6C360 14 430 24 460 26H540C490 12 420 -8 350 -30Z',
      '#f4f8fc',
    )
    p.mark(
      'M-430 -180Q-360 -244 -250 -258M170 -150Q240 -194 330 -196M-520 -70Q-460 -106 -390 -108',
      '#ffffff',
      9,
      0.9,
    )
    for (let i = 0; i < 18; i++) {
      const [x, y] = [p.r.between(-480, 500), p.r.between(-170, -6)]
      p.flat(star(x, y, 10, 3, 1, 4), '#ffffff', 0.95)
    }
  },
}

export const groundProps = { ravine, mud, snowdrift } satisfies Partial<Record<Prop, PropDrawing>>

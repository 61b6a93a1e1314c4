import type { Prop } from '@moonpage/storyteller/scene'
import { blob, n1, type Point } from '../path.ts'
import { star, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** A tuft of grass, its foot on (x, y). */
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

const line = (points: readonly Point[]): string => points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')

const rubble = ['#9a8f92', '#aaa098', '#8a8290']

/**
 * A crack in the ground, seen from the near side: the far wall in facets that darken downwards, mist below, no floor.
 * Narrow at both ends, so that there is ground all round it.
 */
const ravine: PropDrawing = {
  width: 1800,
  height: 236,
  kind: 'barrier',
  layer: 'behind',
  gripY: 150,
  draw(p) {
    const side = p.r() < 0.5 ? 1 : -1
    const rim = (sign: 1 | -1, reach: number) =>
      Array.from({ length: 23 }, (_, i): Point => {
        const x = -880 + i * 80
        const open = reach * Math.max(0, 1 - (Math.abs(x) / 890) ** 2.6)
        const jag = i % 22 ? p.r.between(-12, 12) : 0
        return [
          x + (i % 22 ? p.r.between(-22, 22) : 0),
          46 - (x / 900) * 34 + sign * open + jag * Math.min(1, open / 40),
        ]
      })
    p.d.raw(`<g transform="scale(${side} 1)">`)
    const [far, near] = [rim(-1, 84), rim(1, 74)]
    const gap = `M${line(far)}L${line(near.toReversed())}Z`
    p.mark(gap, '#b39a6c', 13)
    p.flat(gap, '#3d3560')
    p.clip(gap, () => {
      const rocks = ['#b8957c', '#a3806f', '#c9a888', '#94746c']
      for (let i = 0; i + 1 < far.length; i++) {
        const [[x0, y0], [x1, y1]] = [far[i] as Point, far[i + 1] as Point]
        const deep = p.r.between(74, 124)
        const lean = -(x0 + x1) * 0.02
        p.cut(
          `M${n1(x0)} ${n1(y0 - 8)}L${n1(x1)} ${n1(y1 - 8)}L${n1(x1 + lean + p.r.between(-10, 4))} ${n1(y1 + deep * p.r.between(0.8, 1))}L${n1((x0 + x1) / 2 + lean)} ${n1(y0 + deep)}L${n1(x0 + lean + p.r.between(-4, 10))} ${n1(y0 + deep * p.r.between(0.7, 0.9))}Z`,
          rocks[(i * 3 + p.r.int(0, 1)) % 4] as string,
          { shade: 0.3, lit: 0.3, dir: [0.7, 0.6] },
        )
      }
      p.d.raw(
        `<rect x="-900" y="-60" width="1800" height="190" fill="${p.d.linear(p.tint('#3d3560'), [0, 1])}" fill-opacity=".95"/>`,
      )
      for (let i = 0; i < 5; i++)
        p.d.raw(
          `<ellipse cx="${p.r.int(-520, 520)}" cy="${p.r.int(70, 104)}" rx="${p.r.int(90, 180)}" ry="${p.r.int(9, 15)}" fill="${p.d.radial(p.tint('#cfc6ea'), 0.5)}" fill-opacity=".5"/>`,
        )
    })
    p.mark(`M${line(near)}`, '#dcc294', 9)
    for (const [x, y] of far) if (p.r() < 0.7) tuft(p, x + p.r.between(-20, 20), y - 4, p.r.between(16, 30))
    for (const [x, y] of near) {
      if (p.r() < 0.6) tuft(p, x + p.r.between(-30, 30), y + 12, p.r.between(26, 46))
      if (p.r() > 0.4) continue
      const size = p.r.between(8, 28)
      p.cut(
        blob(x + p.r.between(-30, 30), y + 12 - size * 0.2, size, size * 0.64, 8, 0.1, p.r),
        p.r.pick(rubble),
      )
    }
    p.d.raw('</g>')
  },
}

/** Mud: puddles that mirror the sky, soft rims, boot prints, bubbles. */
const mud: PropDrawing = {
  width: 1120,
  height: 172,
  kind: 'barrier',
  layer: 'behind',
  gripY: 88,
  draw(p) {
    // Flat fills, since shaded puddles would look like logs.
    const lobes = (spots: readonly (readonly [number, number, number, number])[], grow: number, dy = 0) =>
      spots.map(([x, y, rx, ry]) => blob(x, y + dy, rx + grow, ry + grow * 0.4, 13, 0.07, p.r)).join('')
    const wet = [
      [-330, 16, 196, 50],
      [0, 4, 300, 70],
      [330, 20, 204, 52],
      [-490, -18, 52, 15],
      [490, -20, 56, 16],
      [150, -50, 150, 24],
      [-200, -46, 130, 22],
    ] as const
    const deep = [
      [-330, 16, 150, 32],
      [-120, 8, 210, 40],
      [130, 4, 230, 44],
      [340, 20, 150, 32],
    ] as const
    p.flat(lobes(wet, 12, 7), '#b08c66')
    p.flat(lobes(wet, 0), '#7f5c44')
    p.flat(lobes(deep, 0), '#6a4a38')
    for (const [x, y, rx, ry] of [
      [-330, 4, 90, 9],
      [-40, -14, 150, 11],
      [190, 30, 120, 9],
      [390, 6, 60, 7],
      [-210, 34, 70, 7],
    ] as const) {
      p.flat(blob(x, y, rx, ry, 11, 0.07, p.r), '#a8b4b4', 0.6)
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

/** A snowdrift: waves with sharp crests and blue shade; the top of a fir above it. */
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

import type { Prop } from '@moonpage/storyteller/scene'
import { blob, ellipse, n1, type Point } from '../path.ts'
import { box, star, type Pen } from './pen.ts'
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

const jagged = (p: Pen, y: number, swing: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => [-900 + i * 75, y + p.r.between(-swing, swing)])

const line = (points: readonly Point[]): string => points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')

const ravine: PropDrawing = {
  width: 1800,
  height: 320,
  kind: 'barrier',
  layer: 'behind',
  gripY: 150,
  draw(p) {
    const far = jagged(p, -120, 18)
    const near = jagged(p, 112, 22)
    const gap = `M${line(far)}L${line(near.toReversed())}Z`
    p.cut(gap, '#3d3050', { shade: 0.2, lit: 0 })
    p.clip(gap, () => {
      for (const [depth, color] of [
        [156, '#5f4a5c'],
        [106, '#836468'],
        [56, '#a8866e'],
      ] as const)
        p.cut(
          `M${line(far.map(([x, y]): Point => [x, y - 40]))}L${line(far.map(([x], i): Point => [x, -120 + depth + ((i * 37) % 5) * 9 - 18]).toReversed())}Z`,
          color,
          { shade: 0.35 },
        )
      for (let i = 0; i < 18; i++) {
        const [x, y] = [p.r.between(-860, 860), p.r.between(-110, 0)]
        p.mark(
          `M${n1(x)} ${n1(y)}l${p.r.int(-14, 14)} ${p.r.int(14, 30)}l${p.r.int(-16, 16)} ${p.r.int(10, 26)}`,
          '#4f3d50',
          4,
          0.6,
        )
      }
      p.d.raw(`<rect x="-900" y="10" width="1800" height="170" fill="${p.d.linear('#1d1830', [0, 1])}"/>`)
    })
    p.mark(`M${line(far)}`, '#cbb08a', 13)
    p.mark(`M${line(near)}`, '#a8866e', 30)
    p.mark(`M${line(near.map(([x, y]): Point => [x, y - 7]))}`, '#cbb08a', 14)
    for (let i = 0; i < 14; i++) {
      const [x, y] = near[p.r.int(1, 23)] as Point
      const size = p.r.between(9, 38)
      p.cut(
        blob(x + p.r.between(-30, 30), y - size * 0.2, size, size * 0.7, 8, 0.1, p.r),
        p.r.pick(['#9a8f92', '#aaa098', '#8a8290']),
      )
    }
  },
}

const mud: PropDrawing = {
  width: 960,
  height: 180,
  kind: 'barrier',
  layer: 'behind',
  gripY: 88,
  draw(p) {
    const pool =
      'M-470 6C-450 -50 -330 -36 -250 -58C-150 -96 -60 -62 40 -78C160 -98 250 -60 330 -56C440 -50 500 0 440 34C360 74 240 52 120 76C0 98 -120 62 -240 74C-360 84 -480 60 -470 6Z'
    p.cut(pool, '#7a573f', { shade: 0.5, lit: 0.3 })
    p.cut(
      'M-400 4C-380 -30 -250 -20 -180 -38C-60 -62 60 -44 160 -54C280 -58 400 -30 390 4C380 40 200 28 80 44C-60 60 -180 40 -280 46C-360 50 -410 36 -400 4Z',
      '#654634',
      { shade: 0.3 },
    )
    p.mark('M-330 0Q-260 -22 -190 -14M40 -34Q120 -44 190 -32M-60 26Q20 36 90 24', '#b08a68', 7, 0.75)
    for (const [x, y, size] of [
      [-230, 18, 20],
      [-120, -22, 26],
      [30, 4, 22],
      [150, -14, 28],
      [270, 6, 18],
      [300, -30, 13],
    ] as const) {
      p.cut(
        `M${x - size} ${y}a${size} ${size * 0.94} 0 0 1 ${size * 2} 0q${-size} ${size * 0.4} ${-size * 2} 0Z`,
        '#8f6a4c',
        { lit: 0.5 },
      )
      p.gleam(
        `M${x - size * 0.5} ${y - size * 0.34}q${size * 0.1} ${-size * 0.3} ${size * 0.4} ${-size * 0.36}`,
        4,
        0.7,
      )
    }
    for (const [x, y, size] of [
      [-480, -40, 12],
      [470, -36, 14],
      [-430, 80, 10],
      [420, 76, 11],
    ] as const)
      p.cut(ellipse(x, y, size, size * 0.6), '#7a573f')
  },
}

const snowdrift: PropDrawing = {
  width: 1280,
  height: 330,
  kind: 'barrier',
  layer: 'behind',
  gripY: 24,
  draw(p) {
    p.cut(
      'M-630 24C-560 -60 -480 -90 -380 -110C-300 -200 -180 -250 -40 -220C60 -300 240 -310 330 -210C430 -200 520 -110 560 -60Q620 -20 640 24Z',
      '#dbe6f2',
      { shade: 0.5, lit: 0.5 },
    )
    p.cut(
      'M-640 24C-500 -120 -330 -130 -220 -60C-120 -160 80 -170 180 -80C300 -150 480 -130 640 24Z',
      '#eef4fa',
      { shade: 0.5, lit: 0.4 },
    )
    p.mark(
      'M-360 -104Q-280 -170 -180 -196M120 -262Q220 -286 290 -220M-420 -54Q-360 -92 -290 -84M20 -130Q90 -140 140 -104',
      '#ffffff',
      12,
      0.8,
    )
    for (let i = 0; i < 16; i++) {
      const [x, y] = [p.r.between(-480, 480), p.r.between(-170, -10)]
      p.flat(star(x, y, 11, 3, 1, 4), '#ffffff', 0.9)
    }
    p.bar('M410 -190L436 -290M424 -240L456 -262', '#6b4636', 9)
  },
}

const wall: PropDrawing = {
  width: 1400,
  height: 344,
  kind: 'barrier',
  layer: 'behind',
  gripY: 10,
  draw(p) {
    p.cut(box(-690, -292, 1380, 302, 8), '#7d7682', { shade: 0.3 })
    for (let row = 0; row < 5; row++) {
      let x = -688 - (row % 2) * 40
      while (x < 688) {
        const width = p.r.between(84, 138)
        const [left, right] = [Math.max(x, -690), Math.min(x + width, 690)]
        if (right - left > 20)
          p.cut(
            box(left + 4, -290 + row * 60 + 3, right - left - 8, 53, 14),
            p.r.pick(['#a39ca6', '#b0a8ac', '#968f9c', '#aaa098']),
            { shade: 0.4 },
          )
        x += width
      }
    }
    for (let x = -700; x < 690; x += 140) p.cut(box(x, -330, 136, 46, 12), '#bdb4b8', { shade: 0.4 })
    for (const [start, length] of [
      [-560, 5],
      [520, 6],
      [380, 3],
    ] as const) {
      p.mark(
        `M${start} -330C${start + 30} -280 ${start - 40} -220 ${start + 10} ${-330 + length * 44}`,
        '#5f7f44',
        5,
      )
      for (let i = 0; i < length * 4; i++)
        p.at(
          start + p.r.between(-42, 42),
          -338 + (i / (length * 4)) * length * 46,
          p.r.between(30, 150),
          () =>
            p.cut('M0 -12C16 -20 30 -6 30 4C20 16 4 14 0 -12Z', p.r.pick(['#6f9a4a', '#5a8444', '#86ac58']), {
              shade: 0.3,
            }),
        )
    }
    for (const x of [-640, -300, 60, 600]) tuft(p, x, 10, 50)
  },
}

const rocks: PropDrawing = {
  width: 1060,
  height: 370,
  kind: 'barrier',
  layer: 'behind',
  gripY: 20,
  draw(p) {
    const boulder = (x: number, y: number, rx: number, ry: number, color: string) => {
      const shape = blob(x, y, rx, ry, 8, 0.1, p.r)
      p.cut(shape, color, { shade: 0.65, lit: 0.45 })
      p.mark(
        `M${n1(x - rx * 0.3)} ${n1(y - ry * 0.5)}l${n1(rx * 0.2)} ${n1(ry * 0.34)}l${n1(-rx * 0.08)} ${n1(ry * 0.3)}`,
        '#6f6876',
        5,
        0.7,
      )
    }
    boulder(-80, -230, 130, 104, '#8f8894')
    boulder(130, -210, 110, 96, '#a39ca6')
    boulder(-260, -120, 150, 116, '#a39ca6')
    boulder(300, -110, 150, 110, '#8f8894')
    boulder(20, -100, 170, 116, '#b0a8ac')
    boulder(-420, -50, 100, 66, '#968f9c')
    boulder(450, -44, 82, 58, '#aaa098')
    boulder(-160, -30, 90, 48, '#aaa098')
    boulder(190, -26, 84, 44, '#968f9c')
    for (const x of [-500, -330, -60, 110, 360, 510])
      p.cut(blob(x, 8, p.r.between(14, 30), 14, 8, 0.1, p.r), '#8f8894')
  },
}

export const groundProps = { ravine, wall, mud, snowdrift, rocks } satisfies Partial<
  Record<Prop, PropDrawing>
>

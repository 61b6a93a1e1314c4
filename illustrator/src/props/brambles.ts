import type { Prop } from '@moonpage/storyteller/scene'
import { blob, ellipse, n1, type Point } from '../path.ts'
import type { Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

type Cane = (t: number) => Point

const greens = ['#5f8048', '#4f7040', '#7a9850', '#456a44']

const lobe = 'M0 0C12 -18 30 -14 42 0C30 14 12 18 0 0Z'
const threeLobes = `${lobe}M0 0C22 -3 31 -22 28 -31C9 -32 -5 -21 0 0ZM0 0C-5 21 9 32 28 31C31 22 22 3 0 0Z`

const leaf = (p: Pen, x: number, y: number, size: number): void =>
  p.at(
    x,
    y,
    p.r.between(0, 360),
    () => {
      p.cut(threeLobes, p.r.pick(greens), { shade: 0.4 })
      p.mark('M4 0H32', '#3a5638', 2, 0.6)
    },
    Math.round(size * 100) / 100,
  )

const thorn = (p: Pen, cane: Cane, t: number, side: 1 | -1, width: number): void => {
  const [[x, y], [x2, y2]] = [cane(t), cane(t + 0.02)]
  const [near, far] = [side * width * 0.3, side * (width * 0.5 + 20)]
  p.at(x, y, (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI, () =>
    p.cut(`M-8 ${n1(near)}Q-2 ${n1(near * 3)} -11 ${n1(far)}Q9 ${n1(near * 3.6)} 9 ${n1(near)}Z`, '#cf9a80', {
      shade: 0.2,
    }),
  )
}

/** A cane that arches over and touches the ground again: upright canes would look like the bars of a fence. */
const cane = (p: Pen, from: number, to: number, height: number): Cane => {
  const span = to - from
  const [start, end] = [p.r.between(-30, 14), p.r.between(-30, 14)]
  const [ax, bx] = [from + span * p.r.between(0.12, 0.3), to - span * p.r.between(0.12, 0.3)]
  const [ay, by] = [-height * p.r.between(1.15, 1.5), -height * p.r.between(1.15, 1.5)]
  const at: Cane = (t) => {
    const u = 1 - t
    return [
      u ** 3 * from + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * to,
      u ** 3 * start + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * end,
    ]
  }
  const width = p.r.between(14, 21)
  p.bar(
    `M${n1(from)} ${n1(start)}C${n1(ax)} ${n1(ay)} ${n1(bx)} ${n1(by)} ${n1(to)} ${n1(end)}`,
    p.r.pick(['#7a4f50', '#6a484a', '#865c4c']),
    width,
  )
  const count = Math.round((Math.abs(span) + height) / 46)
  for (let i = 1; i < count; i++) thorn(p, at, i / count, i % 2 ? 1 : -1, width)
  for (let i = 1; i < count; i += 3) {
    const [x, y] = at((i + p.r()) / count)
    leaf(p, x, y, p.r.between(0.8, 1.1))
  }
  return at
}

const berry = (p: Pen, [x, y]: Point): void => {
  p.mark(`M${n1(x)} ${n1(y)}q6 8 0 18`, '#6a8a48', 5)
  for (const [dx, dy] of [
    [-9, 21],
    [9, 21],
    [0, 16],
    [-9, 33],
    [9, 33],
    [0, 28],
    [0, 41],
  ] as const) {
    p.cut(ellipse(x + dx, y + dy, 9), '#5a3464', { lit: 0.4 })
    p.flat(ellipse(x + dx - 2.5, y + dy - 3, 2.2), '#c09ad0')
  }
}

const blossom = (p: Pen, [x, y]: Point): void => {
  for (let i = 0; i < 5; i++)
    p.at(x, y, i * 72, () => p.cut(ellipse(12, 0, 10, 9), '#f0bcc6', { shade: 0.2 }))
  p.flat(ellipse(x, y, 7), '#f2cf6a')
}

const brambles: PropDrawing = {
  width: 1420,
  height: 430,
  kind: 'barrier',
  layer: 'behind',
  gripY: 40,
  draw(p) {
    for (let i = 0; i < 15; i++) {
      const x = -580 + i * 83
      const height = 60 + 120 * Math.cos((x / 620) * 1.4)
      p.cut(
        blob(x, -height * 0.5, 100, height * 0.62, 10, 0.12, p.r),
        p.r.pick(['#39503c', '#40583e', '#334838']),
        {
          shade: 0.4,
          lit: 0.1,
        },
      )
    }
    const canes = (
      [
        [-640, -160, 250],
        [-460, 120, 330],
        [-60, -580, 220],
        [-200, 430, 350],
        [20, 560, 290],
        [640, 150, 250],
        [330, -330, 200],
        [-640, -330, 150],
        [380, 650, 160],
        [-240, 160, 170],
        [520, 240, 130],
      ] as const
    ).map(([from, to, height]) => cane(p, from, to, height))
    for (let i = 0; i < 64; i++) leaf(p, p.r.between(-620, 620), p.r.between(-60, 24), p.r.between(0.8, 1.2))
    canes.forEach((at, i) => {
      berry(p, at(p.r.between(0.25, 0.75)))
      if (i % 2) blossom(p, at(p.r.between(0.3, 0.7)))
    })
  },
}

export const brambleProps = { brambles } satisfies Partial<Record<Prop, PropDrawing>>

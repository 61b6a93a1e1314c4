import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { write } from './letters.ts'
import { box, heart, rounded, star } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const paper = '#fbf1da'
const fold = '#d8c6a2'

const letter: PropDrawing = {
  width: 96,
  height: 68,
  kind: 'held',
  gripY: 18,
  draw(p) {
    if (p.says) {
      p.cut(box(-76, -68, 152, 104, 4), '#f7efdc', { shade: 0.25, lit: 0.1 })
      return write(p, p.says, { x: 0, y: -16, width: 100, height: 84 }, '#4a3346')
    }
    p.cut(box(-48, -50, 96, 68, 6), '#f2dcae', { shade: 0.35, lit: 0.1 })
    p.mark('M-44 14L-8 -20M44 14L8 -20', '#c9a873', 3.5)
    p.cut(
      rounded(
        [
          [-48, -50],
          [48, -50],
          [0, -6],
        ],
        8,
      ),
      '#e8c98e',
      { shade: 0.35 },
    )
    p.mark('M-46 -48L0 -7L46 -48', '#b8945c', 3.5)
    p.cut(ellipse(0, -12, 15), '#c8503f')
    p.flat(heart(0, -13, 8), '#f6c4b4')
  },
}

const blankSheet: PropDrawing = {
  width: 190,
  height: 146,
  kind: 'held',
  gripY: 73,
  draw(p) {
    p.cut('M-94 -72L92 -74L95 70L-92 73Z', p.dye('#fdf8ea'), { shade: 0.2, lit: 0.1 })
    p.mark('M-94 -72L92 -74L95 70L-92 73Z', '#cdbf9f', 3)
    p.flat('M95 70L66 72L93 46Z', '#e3d7b8')
    if (p.says) write(p, p.says, { x: 0, y: 0, width: 150, height: 110 }, '#4a3346')
  },
}

const map: PropDrawing = {
  width: 148,
  height: 112,
  kind: 'held',
  gripY: 34,
  draw(p) {
    const sheet =
      'M-66 -72Q-50 -62 -30 -70T8 -70T44 -70T68 -74Q74 -40 68 -20Q64 8 68 28Q40 20 20 28T-28 26T-66 30Q-72 0 -66 -22Q-62 -50 -66 -72Z'
    p.cut(sheet, '#ecd6a0', { shade: 0.5 })
    p.clip(sheet, () => {
      p.flat('M-80 10Q-40 -10 -20 20T20 40H-80Z', '#8fc0c4')
      p.flat('M20 -80Q30 -50 60 -44T90 -30V-90Z', '#a9bd78')
    })
    p.flat('M-44 -30L-32 -54L-20 -30ZM-28 -30L-18 -46L-6 -30Z', '#a5785a')
    for (const [x, y] of [
      [-50, -12],
      [-38, -8],
      [-26, -10],
      [-15, -17],
      [-6, -26],
      [4, -32],
      [15, -30],
      [22, -20],
      [25, -8],
      [31, 1],
    ] as const)
      p.flat(ellipse(x, y, 3.4), '#8a4034')
    p.mark('M38 -2L54 14M54 -2L38 14', '#c8402f', 7)
    p.cut('M-74 -74q8 -12 16 0v100q-8 14 -16 0Z', '#dcc08a')
    p.cut('M60 -76q8 -12 16 0v104q-8 14 -16 0Z', '#dcc08a')
  },
}

const book: PropDrawing = {
  width: 104,
  height: 124,
  kind: 'held',
  gripY: 34,
  draw(p) {
    p.cut(
      rounded(
        [
          [-44, -82],
          [46, -88],
          [52, 24],
          [-40, 34],
        ],
        8,
      ),
      '#2b5f78',
    )
    p.cut(
      rounded(
        [
          [-36, -78],
          [46, -82],
          [48, 18],
          [-34, 26],
        ],
        4,
      ),
      paper,
      { shade: 0.2 },
    )
    p.mark('M44 -74L46 14M40 -76L42 16', fold, 2)
    p.cut(
      rounded(
        [
          [-50, -84],
          [36, -90],
          [40, 14],
          [-46, 22],
        ],
        8,
      ),
      '#2c7f93',
    )
    p.cut('M-50 -80Q-46 -86 -34 -85L-30 21L-42 22Q-48 20 -47 14Z', '#20637a')
    p.flat('M14 -58A27 27 0 1 0 24 -16A22 22 0 1 1 14 -58Z', '#f2cf6a')
    p.flat(star(22, -46, 9, 4, 2), '#f2cf6a')
    p.mark('M-22 -78L28 -81M-18 14L32 8', '#8fd0c4', 3.5)
    p.cut('M14 12L28 10L30 38L22 30L15 38Z', '#c8503f')
  },
}

const paperBoat: PropDrawing = {
  width: 132,
  height: 96,
  kind: 'held',
  gripY: 22,
  draw(p) {
    p.cut('M0 -72L40 4H-40Z', '#bcd6de', { shade: 0.4, dir: [1, 0.3] })
    p.mark('M0 -70V-12', '#7fa6b4', 3)
    p.cut('M-66 -30L0 -2L66 -30L40 22H-40Z', '#d3e6ea', { shade: 0.5 })
    p.flat('M0 -2L40 22H-40Z', '#a9c9d4')
    p.mark('M-48 -8L-36 14M48 -8L36 14', '#c8503f', 6)
    p.mark('M-64 -28L0 -2L64 -28', '#7fa6b4', 3)
    p.cut('M0 -74L26 -66L0 -54Z', '#c8503f')
  },
}

const kite: PropDrawing = {
  width: 164,
  height: 308,
  kind: 'held',
  gripY: 190,
  draw(p) {
    const sail = rounded(
      [
        [0, -116],
        [78, -38],
        [0, 76],
        [-78, -38],
      ],
      6,
    )
    p.mark('M0 76C-34 102 34 126 0 152Q-18 170 -2 188', '#8a5c3e', 4)
    for (const [x, y, color, turn] of [
      [-8, 98, '#e3b045', 24],
      [10, 126, '#5aa7a8', -26],
      [-4, 156, '#e08a9a', 20],
      [-6, 180, '#c8503f', -20],
    ] as const)
      p.at(x, y, turn, () => p.cut('M0 0L-20 -11V11ZM0 0L20 -11V11Z', color))
    p.cut(sail, '#c8503f')
    p.clip(sail, () => {
      p.cut('M0 -120L80 -38H0Z', '#e3b045', { shade: 0.3 })
      p.cut('M0 -38H-80L0 80Z', '#e3b045', { shade: 0.4 })
      p.cut('M0 -38H80L0 80Z', '#2c8f93', { shade: 0.4 })
    })
    p.mark('M0 -112V72M-74 -38H74', '#7a4a34', 5)
    p.eye(-22, -54, 6)
    p.eye(22, -54, 6)
    p.smile(0, -28, 30)
  },
}

export const paperProps = {
  letter,
  map,
  book,
  paper: blankSheet,
  'paper-boat': paperBoat,
  kite,
} satisfies Partial<Record<Prop, PropDrawing>>

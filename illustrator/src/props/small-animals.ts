import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import type { PropDrawing } from './prop-drawing.ts'

const ladybug: PropDrawing = {
  width: 96,
  height: 72,
  kind: 'creature',
  gripY: 30,
  draw(p) {
    p.mark('M-22 20L-26 30M0 22V30M20 20L24 30', '#33262c', 5)
    p.mark('M34 -22Q40 -40 46 -38M26 -26Q28 -42 36 -42', '#33262c', 4)
    p.cut(ellipse(30, -4, 20, 19), '#3a2c34', { shade: 0.4 })
    p.cut('M-46 20C-52 -34 18 -52 30 4Q30 20 22 22Z', '#d0483c', { shade: 0.5, lit: 0.4 })
    for (const [x, y, s] of [
      [-24, -6, 7],
      [-2, -20, 7],
      [8, 4, 7],
      [-18, 12, 6],
    ] as const)
      p.flat(ellipse(x, y, s, s), '#33262c')
    p.eye(36, -8, 5.5)
  },
}

const caterpillar: PropDrawing = {
  width: 150,
  height: 78,
  kind: 'creature',
  gripY: 32,
  draw(p) {
    for (const x of [-54, -28, 0, 26]) p.mark(`M${x} 20v11`, '#5f7a3a', 5)
    for (const [x, y] of [
      [-56, 6],
      [-30, -6],
      [-2, -2],
      [24, 6],
    ] as const)
      p.cut(ellipse(x, y, 20, 22), x % 4 ? '#8fb85a' : '#a3c96c', { shade: 0.4 })
    p.mark('M46 -26Q46 -44 54 -44M58 -24Q62 -40 70 -38', '#5f7a3a', 4)
    p.cut(ellipse(50, -4, 25, 24), '#b3d27c', { shade: 0.4, lit: 0.3 })
    p.eye(56, -8, 6)
    p.smile(58, 6, 16)
  },
}

const shrimp: PropDrawing = {
  width: 122,
  height: 92,
  kind: 'creature',
  gripY: 36,
  draw(p) {
    p.mark('M38 -34Q56 -50 60 -54M42 -28Q58 -34 62 -34', '#c9705c', 4)
    p.cut(
      'M44 -26C20 -58 -44 -44 -52 2C-56 26 -40 36 -24 32L-36 20C-34 -4 -10 -14 16 -2C34 6 50 -6 44 -26Z',
      '#ef9f86',
      {
        shade: 0.45,
        lit: 0.3,
      },
    )
    p.mark('M-4 -44Q2 -28 -2 -10M-26 -36Q-18 -20 -26 -6M-44 -16Q-36 -4 -44 12', '#cf7460', 4, 0.8)
    p.cut('M-24 32L-60 36L-46 22Z', '#e58a70')
    p.mark('M6 -2v14M18 2v14M30 2v12', '#cf7460', 4)
    p.eye(32, -24, 5.5)
  },
}

const grasshopper: PropDrawing = {
  width: 160,
  height: 106,
  kind: 'creature',
  gripY: 44,
  draw(p) {
    p.mark('M44 -22Q64 -52 76 -56M36 -26Q50 -56 60 -60', '#5f7a3a', 4)
    p.mark('M22 18L32 40M4 20V42', '#5f8a48', 6)
    p.cut('M-76 12C-60 -20 0 -34 30 -18Q52 -10 50 6Q46 24 10 24Q-40 28 -76 12Z', '#8fb85a', {
      shade: 0.45,
      lit: 0.3,
    })
    p.cut('M-72 8C-50 -26 0 -26 18 -12C0 4 -40 14 -72 8Z', '#739c56', { shade: 0.3 })
    p.bar('M-2 12L-40 -40L-60 40', '#5f8a48', 9)
    p.cut(ellipse(40, -10, 22, 22), '#a3c96c', { shade: 0.4 })
    p.eye(46, -14, 6.5)
    p.smile(50, 2, 14)
  },
}

const anchor: PropDrawing = {
  width: 220,
  height: 300,
  kind: 'stands',
  draw(p) {
    p.shadow(90)
    p.bar('M0 -250V-24', '#6a7480', 26)
    p.bar('M-62 -206H62', '#6a7480', 20)
    p.bar('M-92 -92Q-84 -16 0 -16T92 -92', '#6a7480', 24)
    p.cut('M-112 -76L-88 -126L-64 -80ZM112 -76L88 -126L64 -80Z', '#6a7480')
    p.mark(ellipse(0, -272, 24), '#6a7480', 14)
    p.mark('M-30 -150Q20 -136 30 -110T-20 -60', '#c9a066', 9)
  },
}

export const smallAnimals = { ladybug, caterpillar, shrimp, grasshopper, anchor } satisfies Partial<
  Record<Prop, PropDrawing>
>

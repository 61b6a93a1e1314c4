import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { nameOnCup } from './letters.ts'
import { blade, box } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const pie: PropDrawing = {
  width: 136,
  height: 80,
  kind: 'held',
  gripY: 32,
  draw(p) {
    p.cut('M-64 -12H64L46 28Q0 36 -46 28Z', '#b9b4b8', { shade: 0.6 })
    p.mark('M-40 0L-32 24M-14 2L-12 28M14 2L12 28M40 0L32 24', '#8f8a92', 3, 0.7)
    p.cut('M-64 -12C-60 -58 60 -58 64 -12Q0 8 -64 -12Z', '#dda457', { shade: 0.5, lit: 0.5 })
    p.mark('M-34 -30L-22 -20M-2 -38V-24M30 -30L20 -20', '#8a3f4a', 6)
    p.mark('M-64 -12q11 12 22 3q11 12 21 4q11 10 21 0q11 10 21 -4q11 8 22 -3q11 8 21 0', '#b97a35', 7)
  },
}

const pancake: PropDrawing = {
  width: 116,
  height: 44,
  kind: 'held',
  gripY: 22,
  draw(p) {
    p.cut(ellipse(0, 4, 58, 17), '#b9783a', { shade: 0.5 })
    p.cut(ellipse(0, -5, 57, 16), '#dda35a', { lit: 0.5 })
    p.mark('M-36 -6Q0 8 36 -6', '#c4853f', 4, 0.7)
    p.cut('M-14 -20H12L16 -8H-12Z', '#f6dd7c', { shade: 0.2 })
  },
}

const cheese: PropDrawing = {
  width: 114,
  height: 80,
  kind: 'held',
  gripY: 34,
  draw(p) {
    p.cut('M-56 -8L40 -46Q60 -30 56 -6Z', '#f7dd82', { shade: 0.2, lit: 0.5 })
    p.cut('M-56 -8L56 -6V34H-56Z', '#efc24f', { shade: 0.5 })
    for (const [x, y, s] of [
      [-26, 12, 10],
      [8, 4, 7],
      [32, 20, 9],
      [-2, 25, 5],
    ] as const)
      p.flat(ellipse(x, y, s, s * 0.85), '#c98f2e')
  },
}

const sweet: PropDrawing = {
  width: 108,
  height: 52,
  kind: 'held',
  gripY: 26,
  draw(p) {
    p.cut('M-20 -4L-54 -24L-48 0L-54 24L-20 6Z', '#f0a9b0')
    p.cut('M20 -4L54 -24L48 0L54 24L20 6Z', '#f0a9b0')
    p.cut(ellipse(0, 0, 29, 24), '#d9607a', { shade: 0.5, lit: 0.5 })
    p.mark('M-14 -18Q2 0 -12 18M6 -22Q20 0 8 22', '#fdf0e4', 6)
  },
}

const sandwich: PropDrawing = {
  width: 118,
  height: 70,
  kind: 'held',
  gripY: 30,
  draw(p) {
    p.cut('M-52 12H52Q54 30 40 30H-40Q-54 30 -52 12Z', '#dca65e', { shade: 0.5 })
    p.mark('M-54 10q10 10 20 0q10 10 18 0q10 10 18 0q10 10 18 0q10 10 18 0q8 8 14 0', '#7fb050', 9)
    p.flat(box(-50, -8, 100, 14, 5), '#f0c23f')
    p.flat(box(-46, -2, 92, 10, 4), '#d9604c')
    p.cut('M-54 -8C-52 -50 52 -50 54 -8Z', '#e4b26b', { shade: 0.4, lit: 0.5 })
  },
}

const carrot: PropDrawing = {
  width: 58,
  height: 150,
  kind: 'held',
  gripY: 90,
  draw(p) {
    for (const turn of [-120, -92, -62]) p.at(0, -4, turn, () => p.cut(blade(58, 12), '#6fa04a'))
    p.cut('M-26 -6Q0 -20 26 -6Q22 46 2 90Q-20 46 -26 -6Z', '#e5813a', { shade: 0.5, lit: 0.4 })
    p.mark('M-18 12H-4M20 26H6M-10 44H2M10 56H4', '#b95c22', 4, 0.8)
  },
}

const pear: PropDrawing = {
  width: 76,
  height: 118,
  kind: 'held',
  gripY: 54,
  draw(p) {
    p.bar('M2 -38Q4 -54 12 -60', '#6b4636', 6)
    p.cut(
      'M0 -42C18 -42 20 -18 28 -4C48 22 36 54 0 54C-36 54 -48 22 -28 -4C-20 -18 -18 -42 0 -42Z',
      '#b5c254',
      { shade: 0.55, lit: 0.5 },
    )
    p.gleam('M-20 8Q-26 20 -22 32', 6, 0.5)
  },
}

const banana: PropDrawing = {
  width: 134,
  height: 82,
  kind: 'held',
  gripY: 36,
  draw(p) {
    p.cut('M-56 -36C-44 10 10 30 58 4L60 16C10 52 -60 38 -66 -32Z', '#f0ca4c', { shade: 0.5, lit: 0.4 })
    p.flat('M-67 -32L-56 -38L-58 -46L-66 -42ZM56 2l8 -2l2 14l-8 4Z', '#6b4a2c')
  },
}

const cabbage: PropDrawing = {
  width: 120,
  height: 102,
  kind: 'held',
  gripY: 48,
  draw(p) {
    p.cut(
      'M-58 4C-66 -34 -34 -56 -14 -46C0 -60 40 -54 50 -30C66 -10 60 34 30 44C6 54 -54 48 -58 4Z',
      '#7fae58',
      {
        shade: 0.5,
      },
    )
    p.cut(ellipse(2, 2, 42, 40), '#a3c873', { shade: 0.4, lit: 0.5 })
    p.mark('M2 38Q-6 4 10 -34M0 18Q-20 8 -28 -8M2 12Q22 4 30 -10', '#5f8f42', 4)
  },
}

const jamJar: PropDrawing = {
  width: 88,
  height: 110,
  kind: 'held',
  gripY: 54,
  draw(p) {
    p.cut('M-38 -30H38Q42 40 34 54H-34Q-42 40 -38 -30Z', '#b8434f', { shade: 0.5, lit: 0.5 })
    p.cut(box(-26, -8, 52, 34, 4), '#fbf1dc', { shade: 0.2 })
    p.flat(ellipse(0, 9, 10), '#d9604c')
    p.cut('M-44 -28L-38 -50Q0 -62 38 -50L44 -28Q0 -18 -44 -28Z', '#e8d3a4')
    p.mark('M-38 -32Q0 -24 38 -32', '#8fa8c4', 5)
    p.gleam('M-30 -16V24', 5, 0.5)
  },
}

const plate: PropDrawing = {
  width: 132,
  height: 40,
  kind: 'held',
  gripY: 20,
  draw(p) {
    p.cut(ellipse(0, 2, 66, 18), '#cfd6dc', { shade: 0.5 })
    p.cut(ellipse(0, -4, 66, 16), '#f4f1ea', { shade: 0.3 })
    p.mark(ellipse(0, -4, 44, 9), '#7f9fc0', 4)
  },
}

const bowl: PropDrawing = {
  width: 120,
  height: 74,
  kind: 'held',
  gripY: 38,
  draw(p) {
    p.cut('M-60 -20C-58 24 -30 38 0 38C30 38 58 24 60 -20Z', '#4f8aa8', { shade: 0.6 })
    p.mark('M-57 -4Q0 14 57 -4', '#cfe3ea', 5)
    p.cut(ellipse(0, -20, 60, 15), '#35647f', { shade: 0.3 })
  },
}

const cup: PropDrawing = {
  width: 94,
  height: 80,
  kind: 'held',
  gripY: 36,
  draw(p) {
    p.bar('M30 -16C58 -22 58 22 28 20', '#b94a44', 9)
    p.cut('M-38 -34H34L28 30Q-2 42 -32 30Z', '#cf5f54', { shade: 0.5, lit: 0.4 })
    p.cut(ellipse(-2, -34, 36, 10), '#6b4032', { shade: 0.2 })
    nameOnCup(p)
  },
}

const kettle: PropDrawing = {
  width: 146,
  height: 124,
  kind: 'held',
  gripY: 102,
  draw(p) {
    p.bar('M-38 24C-36 -30 36 -30 38 24', '#5b4a44', 10)
    p.cut('M42 62L76 22L86 30L54 84Z', '#4f86a4')
    p.cut('M-58 102C-66 40 -36 18 0 18C36 18 66 40 58 102Z', '#5c97b4', { shade: 0.6, lit: 0.4 })
    p.cut(ellipse(0, 20, 24, 8), '#3f7290')
    p.flat(ellipse(0, 10, 8), '#e3b045')
    p.gleam('M-40 76Q-42 54 -30 40', 6, 0.5)
  },
}

const pan: PropDrawing = {
  width: 182,
  height: 54,
  kind: 'held',
  gripY: 26,
  draw(p) {
    p.bar('M-2 0H-58', '#7a5238', 13)
    p.cut('M0 -14H116L104 20Q58 32 12 20Z', '#4a4650', { shade: 0.5 })
    p.cut(ellipse(58, -14, 58, 13), '#625e6a', { shade: 0.3 })
  },
}

const spoon: PropDrawing = {
  width: 40,
  height: 152,
  kind: 'held',
  gripY: 66,
  draw(p) {
    p.bar('M0 -36V60', '#b98a5a', 11)
    p.cut(ellipse(0, -58, 19, 27), '#c99a68', { shade: 0.5 })
    p.flat(ellipse(0, -58, 11, 18), '#a97a4a', 0.7)
  },
}

export const supperProps = {
  pie,
  pancake,
  cheese,
  sweet,
  sandwich,
  carrot,
  pear,
  banana,
  cabbage,
  'jam-jar': jamJar,
  plate,
  bowl,
  cup,
  kettle,
  pan,
  spoon,
} satisfies Partial<Record<Prop, PropDrawing>>

import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { limpScarf } from './cloth-states.ts'
import { write } from './letters.ts'
import { box, star as starPath } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const hat: PropDrawing = {
  width: 152,
  height: 86,
  kind: 'held',
  gripY: 40,
  draw(p) {
    p.cut(ellipse(0, 22, 75, 18), p.dye('#7f5638'), { shade: 0.6 })
    p.cut('M-44 20C-50 -30 -34 -48 -4 -44C30 -52 50 -24 44 20Q0 34 -44 20Z', p.dye('#9a6a46'), {
      shade: 0.5,
      lit: 0.4,
    })
    p.mark('M-44 10Q0 26 44 10', p.color === undefined ? '#c8503f' : '#f2d79a', 11)
  },
}

const scarf: PropDrawing = {
  width: 100,
  height: 152,
  kind: 'held',
  gripY: 108,
  draw: limpScarf,
}

const boot: PropDrawing = {
  width: 114,
  height: 126,
  kind: 'held',
  gripY: 66,
  draw(p) {
    p.cut('M-44 -54H12L14 14Q60 16 60 56H-46Z', p.dye('#8a5c3e'), { shade: 0.5, lit: 0.4 })
    p.cut(box(-50, 50, 114, 16, 6), '#4f3628')
    p.cut(box(-48, -60, 66, 20, 7), '#c9a06a')
  },
}

const mitten: PropDrawing = {
  width: 82,
  height: 116,
  kind: 'held',
  gripY: 54,
  draw(p) {
    p.cut('M-30 22C-36 -40 -20 -62 0 -62C22 -62 30 -34 28 -14C40 -28 56 -18 44 4L26 24Z', p.dye('#c8503f'), {
      shade: 0.5,
      lit: 0.4,
    })
    p.cut(box(-34, 20, 64, 34, 8), '#f1e3cc', { shade: 0.3 })
    p.mark('M-18 26V50M-4 26V50M10 26V50', '#d8c4a2', 4)
  },
}

const sock: PropDrawing = {
  width: 96,
  height: 128,
  kind: 'held',
  gripY: 66,
  draw(p) {
    const shape = 'M-40 -62H8L10 8Q14 24 44 30Q60 40 54 56Q10 76 -26 56Q-42 40 -40 8Z'
    p.cut(shape, p.dye('#5f9ac0'), { shade: 0.5, lit: 0.4 })
    p.clip(shape, () => p.mark('M-50 -40H20M-50 -14H20M-50 12H20M-10 70L40 20', '#f3ead8', 11))
  },
}

const cape: PropDrawing = {
  width: 168,
  height: 202,
  kind: 'held',
  gripY: 178,
  draw(p) {
    p.cut(
      'M-26 -18Q0 -30 26 -18C40 40 64 120 84 168Q40 186 0 170Q-40 186 -84 168C-64 120 -40 40 -26 -18Z',
      p.dye('#b8434f'),
      {
        shade: 0.6,
        lit: 0.3,
      },
    )
    p.mark('M-12 0Q-24 90 -34 168M12 0Q24 90 34 168', '#8f2f3d', 5, 0.6)
    p.flat(ellipse(0, -14, 9), '#efbf4a')
  },
}

const curtain: PropDrawing = {
  width: 248,
  height: 418,
  kind: 'stands',
  draw(p) {
    p.bar('M-116 -412H116', '#8a5c3a', 14)
    p.cut(
      'M-104 -410H104C96 -280 108 -140 104 -8Q70 2 50 -8Q20 4 0 -8Q-24 4 -52 -8Q-80 2 -104 -8C-108 -140 -96 -280 -104 -410Z',
      p.dye('#b24a45'),
      { shade: 0.5 },
    )
    p.mark('M-58 -404Q-66 -200 -54 -12M-4 -404Q-10 -200 0 -12M52 -404Q60 -200 50 -12', '#86322f', 7, 0.6)
  },
}

/** A cloth with words, which somebody holds up from behind. */
const banner: PropDrawing = {
  width: 264,
  height: 292,
  kind: 'stands',
  draw(p) {
    p.cut(
      'M-130 -286H130C124 -186 134 -86 128 -4Q96 4 64 -4Q32 4 0 -4Q-32 4 -64 -4Q-96 4 -128 -4C-134 -86 -124 -186 -130 -286Z',
      '#b24a45',
      { shade: 0.4 },
    )
    p.mark('M-126 -278H126', '#86322f', 6, 0.7)
    if (p.says) write(p, p.says, { x: 0, y: -142, width: 226, height: 250 }, '#f7efdc')
  },
}

const candle: PropDrawing = {
  width: 104,
  height: 130,
  kind: 'held',
  gripY: 50,
  glows: '#ffcf70',
  draw(p) {
    p.halo(0, -62, 200, '#ffcf70')
    p.cut(ellipse(0, 38, 44, 12), '#c79a4a')
    p.bar('M38 36C60 30 60 10 42 16', '#c79a4a', 7)
    p.cut(box(-15, -38, 30, 76, 6), '#f7ecd2', { shade: 0.4 })
    p.shine('M0 -80C14 -62 12 -46 0 -44C-12 -46 -14 -62 0 -80Z', '#fff0b0', '#f2a94c')
    p.bloom(0, -60, 60, '#ffcf70')
  },
}

/** A glass on a foot, as on a dressing table, in which light stands. */
const mirror: PropDrawing = {
  width: 128,
  height: 196,
  kind: 'held',
  gripY: 84,
  draw(p) {
    p.cut('M-40 84Q-36 66 -10 64H10Q36 66 40 84Z', '#b07f2c', { shade: 0.5 })
    p.bar('M0 66V34', '#c79a4a', 15)
    p.cut(
      'M0 -112C44 -112 64 -80 64 -40C64 4 36 34 0 34C-36 34 -64 4 -64 -40C-64 -80 -44 -112 0 -112Z',
      '#d9ac58',
      {
        shade: 0.5,
        lit: 0.4,
      },
    )
    for (const [x, y] of [
      [0, -100],
      [46, -78],
      [-46, -78],
      [52, -6],
      [-52, -6],
    ] as const)
      p.cut(ellipse(x, y, 7), '#c8503f')
    const glass = 'M0 -94C34 -94 48 -70 48 -40C48 -4 28 18 0 18C-28 18 -48 -4 -48 -40C-48 -70 -34 -94 0 -94Z'
    p.cut(glass, '#bfdce6', { shade: 0.3, lit: 0.5 })
    p.clip(glass, () => {
      p.flat('M-60 -4L26 -110L52 -110L-60 30Z', '#ffffff', 0.6)
      p.flat('M-20 20L60 -76V-56L0 20Z', '#ffffff', 0.45)
    })
  },
}

const windowFrame: PropDrawing = {
  width: 220,
  height: 320,
  kind: 'stands',
  glows: '#ffd98a',
  draw(p) {
    p.halo(0, -190, 220, '#ffd98a', 0.6)
    p.cut(box(-100, -320, 200, 250, 8), '#8a5c3a')
    p.shine(box(-84, -304, 168, 218, 4), '#ffdf98', '#9cc6d8')
    p.bar('M0 -304V-88M-84 -196H84', '#9a6a46', 12)
    p.cut(box(-110, -84, 220, 22, 6), '#a97648')
    p.cut(box(-92, -64, 184, 64, 4), '#8f7a66', { shade: 0.4 })
  },
}

const flag: PropDrawing = {
  width: 148,
  height: 244,
  kind: 'held',
  gripY: 86,
  draw(p) {
    p.bar('M0 -150V80', '#a8763f', 10)
    p.cut(
      'M4 -152C40 -170 80 -132 142 -150C136 -120 136 -100 142 -78C90 -66 50 -96 4 -76Z',
      p.dye('#d0584a'),
      {
        shade: 0.5,
      },
    )
    p.flat(starPath(66, -114, 20, 9, 3), '#fbe3a0')
  },
}

const blocks: PropDrawing = {
  width: 132,
  height: 188,
  kind: 'ground',
  draw(p) {
    p.shadow(74)
    for (const [x, y, color, turn] of [
      [-66, -62, '#d9604c', 0],
      [6, -62, '#4f8aa8', 0],
      [-34, -126, '#efc24f', -3],
      [-28, -188, '#7fa84a', 5],
    ] as const)
      p.at(x + 30, y + 30, turn, () => {
        p.cut(box(-30, -30, 60, 60, 6), color, { shade: 0.5, lit: 0.4 })
        p.mark('M-14 -12H14V14H-14Z', '#fbf1dc', 5, 0.8)
      })
  },
}

const trumpet: PropDrawing = {
  width: 192,
  height: 84,
  kind: 'held',
  gripY: 42,
  draw(p) {
    p.bar('M-70 0H60', '#d9a53c', 12)
    p.bar('M-40 0C-62 40 40 42 30 0', '#c4902c', 10)
    for (const x of [-20, 0, 20]) p.bar(`M${x} 0V-26`, '#efc864', 9)
    p.cut('M50 -8Q88 -14 112 -42V42Q88 14 50 8Z', '#efc24f', { lit: 0.5 })
    p.cut(ellipse(-74, 0, 6, 11), '#efc864')
  },
}

const train: PropDrawing = {
  width: 226,
  height: 126,
  kind: 'ground',
  draw(p) {
    p.shadow(116)
    p.cut(box(-112, -78, 92, 56, 8), '#4f8aa8', { shade: 0.5 })
    p.cut(box(0, -84, 114, 62, 10), '#c8503f', { shade: 0.5 })
    p.cut(box(0, -126, 56, 62, 8), '#c8503f', { shade: 0.4 })
    p.flat(box(12, -114, 32, 30, 4), '#f7e3b0')
    p.cut(box(82, -118, 20, 36, 4), '#4a4650')
    p.bar('M-20 -34H0', '#4a4650', 8)
    for (const x of [-90, -44, 22, 84]) {
      p.cut(ellipse(x, -20, 20), '#efc24f', { shade: 0.4 })
      p.flat(ellipse(x, -20, 7), '#8a5c3a')
    }
  },
}

export const wardrobeProps = {
  hat,
  scarf,
  boot,
  mitten,
  sock,
  cape,
  curtain,
  banner,
  candle,
  mirror,
  window: windowFrame,
  flag,
  blocks,
  trumpet,
  train,
} satisfies Partial<Record<Prop, PropDrawing>>

import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { weave } from './basket-weave.ts'
import { blanket } from './blanket.ts'
import { box, rounded, star } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const bottle: PropDrawing = {
  width: 66,
  height: 142,
  kind: 'held',
  gripY: 62,
  draw(p) {
    p.cut(box(-12, -78, 24, 22, 5), '#b98a5a')
    const glass =
      'M-13 -60V-34C-13 -20 -32 -16 -32 4V52Q-32 62 -22 62H22Q32 62 32 52V4C32 -16 13 -20 13 -34V-60Z'
    p.cut(glass, '#8cc4ac', { shade: 0.5, lit: 0.5 })
    p.cut(
      rounded(
        [
          [-16, 2],
          [18, -6],
          [20, 46],
          [-14, 54],
        ],
        5,
      ),
      '#f6e6c0',
      { shade: 0.3 },
    )
    p.mark('M-16 4Q-2 12 18 -4', '#d6bd8a', 3)
    p.mark('M-14 28Q2 32 19 22', '#c8503f', 6)
    p.d.shape(glass, p.tint('#8cc4ac'), { shade: 0.3, lit: 0, opacity: 0.3 })
    p.mark('M-16 -58H16', '#a9d8c4', 7)
    p.gleam('M-22 8V44', 6, 0.6)
  },
}

const treasureChest: PropDrawing = {
  width: 224,
  height: 190,
  kind: 'stands',
  glows: '#ffd56a',
  draw(p) {
    p.halo(0, -120, 230, '#ffd56a', 0.5)
    const brass = '#dba83f'
    p.shadow(124)
    p.cut('M-98 -94L-110 -152Q-106 -188 -64 -190H64Q106 -188 110 -152L98 -94Z', '#7a4a34')
    p.cut('M-86 -94L-96 -146Q-90 -172 -60 -174H60Q90 -172 96 -146L86 -94Z', '#4f2f2a', { shade: 0.2, lit: 0 })
    p.mark('M-98 -96L-109 -150Q-104 -186 -64 -188H64Q104 -186 109 -150L98 -96', brass, 9)
    p.cut('M-88 -90Q-70 -124 -40 -120Q-16 -150 14 -128Q44 -146 60 -116Q84 -118 88 -90Z', '#f2c24f', {
      lit: 0.5,
    })
    for (const [x, y] of [
      [-58, -104],
      [-26, -118],
      [8, -124],
      [40, -120],
      [66, -102],
      [-8, -104],
      [28, -102],
    ] as const) {
      p.cut(ellipse(x, y, 15, 11), '#f7d266', { shade: 0.5 })
      p.mark(`M${x - 7} ${y}q7 -5 14 0`, '#c8902f', 2.5)
    }
    p.shine('M-36 -128L-22 -138L-8 -128L-22 -110Z', '#9fe8e0', '#5ab8b4')
    p.shine(ellipse(50, -126, 11), '#ff8fa0', '#d9506a')
    p.cut(box(-102, -94, 204, 94, 8), '#9a6040', { shade: 0.6 })
    p.mark('M-98 -62H98M-98 -32H98', '#7a4a34', 4)
    for (const x of [-88, 88]) p.cut(box(x - 12, -96, 24, 98, 4), brass)
    p.cut(box(-106, -100, 212, 18, 6), brass)
    p.cut(box(-22, -106, 44, 48, 8), '#eabf58')
    p.flat(ellipse(0, -86, 7), '#4f2f2a')
    p.flat('M-4 -86H4L6 -68H-6Z', '#4f2f2a')
  },
}

const pillow: PropDrawing = {
  width: 148,
  height: 96,
  kind: 'held',
  gripY: 28,
  draw(p) {
    p.cut(
      'M-62 -58Q0 -70 62 -58Q74 -68 74 -54Q60 -20 74 18Q74 32 62 22Q0 34 -62 22Q-74 32 -74 18Q-60 -20 -74 -54Q-74 -68 -62 -58Z',
      p.dye('#a5bfe4'),
      { shade: 0.4, lit: 0.15 },
    )
    p.mark('M-52 -46Q0 -55 52 -46Q46 -18 52 10Q0 20 -52 10Q-46 -18 -52 -46Z', '#fbf3e0', 4)
    p.flat('M6 -40A22 22 0 1 0 14 -4A18 18 0 1 1 6 -40Z', '#fbf0c8')
    p.flat(star(22, -26, 8, 4, 2), '#fbf0c8')
    p.mark('M-66 -52q10 6 14 14M66 14q-8 -4 -12 -10', '#7f9ccc', 3)
  },
}

const basket: PropDrawing = {
  width: 142,
  height: 142,
  kind: 'held',
  gripY: 132,
  draw(p) {
    p.bar('M-56 62C-56 -22 56 -22 56 62', '#a5743f', 12)
    p.mark('M-54 40l10 -4M-44 16l9 6M-22 -2l5 9M54 40l-10 -4M44 16l-9 6M22 -2l-5 9', '#7a5230', 3)
    p.cut('M-56 60Q-40 34 -14 50Q10 30 30 48Q50 38 58 60Z', '#c8503f')
    p.d.raw(
      `<path d="M-44 52l10 8M-24 46l8 12M4 44l8 12M34 48l8 10" stroke="${p.tint('#f6e6d0')}" stroke-width="5" stroke-linecap="round"/>`,
    )
    weave(p)
    p.mark('M-58 58l8 9M-40 58l8 9M-22 58l8 9M-4 58l8 9M14 58l8 9M32 58l8 9M50 58l8 9', '#7a5230', 3)
  },
}

const jar: PropDrawing = {
  width: 88,
  height: 116,
  kind: 'held',
  gripY: 44,
  draw(p) {
    const glass = 'M-30 -52H30Q44 -40 42 -24V30Q42 44 28 44H-28Q-42 44 -42 30V-24Q-44 -40 -30 -52Z'
    p.d.shape(glass, p.tint('#cfe4e4'), { shade: 0.4, lit: 0.5, opacity: 0.7 })
    p.mark(glass, '#9fc4c8', 4)
    p.cut(box(-34, -70, 68, 20, 6), '#c79a4a', { lit: 0.5 })
    p.mark('M-30 -50Q0 -42 30 -50', '#a5743f', 5)
    p.cut('M2 -46L-16 -30L-6 -28L-6 -18L8 -42Z', '#c8503f')
    p.gleam('M-30 -24V20', 7, 0.8)
    p.gleam('M28 22V30', 5, 0.6)
  },
}

export const householdProps = {
  bottle,
  'treasure-chest': treasureChest,
  blanket,
  pillow,
  basket,
  jar,
} satisfies Partial<Record<Prop, PropDrawing>>

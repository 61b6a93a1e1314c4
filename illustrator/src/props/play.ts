import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { heart, ink, rounded } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const balloon: PropDrawing = {
  width: 124,
  height: 292,
  kind: 'held',
  gripY: 16,
  draw(p) {
    p.mark('M0 -128C18 -96 -16 -60 4 -30Q10 -10 0 14', '#6b5a60', 3.5)
    p.cut('M-11 -122Q0 -136 11 -122L6 -118H-6Z', '#b5432f')
    p.cut(
      'M0 -276C42 -276 62 -246 62 -212C62 -172 26 -138 0 -132C-26 -138 -62 -172 -62 -212C-62 -246 -42 -276 0 -276Z',
      '#e0604f',
      { shade: 0.55, lit: 0.45 },
    )
    p.gleam('M-34 -244Q-46 -230 -46 -212', 9, 0.65)
  },
}

const ball: PropDrawing = {
  width: 92,
  height: 92,
  kind: 'held',
  gripY: 28,
  draw(p) {
    const outline = ellipse(0, -18, 46)
    p.cut(outline, '#fbf1da')
    p.clip(outline, () => {
      p.cut('M0 -18C-10 -40 -6 -60 8 -70H60V-30Q20 -36 0 -18Z', '#c8503f', { shade: 0.2 })
      p.cut('M0 -18Q30 -10 40 30H-10Q-6 0 0 -18Z', '#e3b045', { shade: 0.2 })
      p.cut('M0 -18Q-20 -20 -40 10L-60 -40L-20 -66Q-18 -36 0 -18Z', '#2c8f93', { shade: 0.2 })
      p.d.shape(outline, p.tint('#7a6a78'), { shade: 0.7, lit: 0, opacity: 0.12 })
    })
    p.flat(ellipse(0, -18, 9), '#fbf1da')
    p.gleam('M-28 -44Q-18 -54 -6 -57', 6)
  },
}

const teddy: PropDrawing = {
  width: 124,
  height: 160,
  kind: 'held',
  gripY: 52,
  draw(p) {
    const fur = '#b9834f'
    for (const k of [-1, 1]) {
      p.cut(ellipse(k * 34, -88, 18), fur)
      p.flat(ellipse(k * 34, -87, 9), '#e0b48a')
      p.cut(ellipse(k * 44, -8, 17, 24), fur)
      p.cut(ellipse(k * 32, 36, 25, 18), fur)
      p.flat(ellipse(k * 38, 37, 13, 11), '#e6c49c')
    }
    p.cut(ellipse(0, 6, 40, 42), fur)
    p.cut(ellipse(0, 10, 25, 27), '#e0b98c', { shade: 0.25 })
    p.cut(ellipse(0, -58, 46, 40), fur)
    p.cut(ellipse(0, -46, 22, 17), '#ecd0a8', { shade: 0.2 })
    p.eye(-19, -63, 5)
    p.eye(19, -63, 5)
    p.flat(ellipse(0, -53, 8, 6), ink)
    p.mark('M0 -48V-43M-8 -41Q0 -34 8 -41', ink, 3)
    p.cheek(-31, -48, 7)
    p.cheek(31, -48, 7)
    p.cut(
      'M0 -20C-10 -32 -30 -32 -28 -18C-28 -8 -10 -10 0 -20C10 -32 30 -32 28 -18C28 -8 10 -10 0 -20Z',
      '#c8503f',
    )
    p.flat(heart(0, 8, 10), '#d9674f')
    p.mark('M26 -14l10 8M36 -14l-10 8', '#7a5238', 2.5)
  },
}

const crown: PropDrawing = {
  width: 118,
  height: 92,
  kind: 'held',
  gripY: 22,
  draw(p) {
    p.cut(
      rounded(
        [
          [-50, 8],
          [-56, -46],
          [-28, -18],
          [0, -60],
          [28, -18],
          [56, -46],
          [50, 8],
        ],
        5,
      ),
      '#eab942',
      { shade: 0.5, lit: 0.5 },
    )
    p.cut('M-52 0Q0 18 52 0V12Q0 34 -52 12Z', '#c8862f')
    for (const [x, y] of [
      [-55, -48],
      [0, -60],
      [55, -48],
    ] as const)
      p.cut(ellipse(x, y, 9), '#f6d676')
    p.cut('M0 -28L12 -12L0 4L-12 -12Z', '#c8404f')
    p.cut(ellipse(-32, -6, 7), '#2c8f93')
    p.cut(ellipse(32, -6, 7), '#2c8f93')
    for (const [x, y] of [
      [-34, 12],
      [0, 18],
      [34, 12],
    ] as const)
      p.flat(ellipse(x, y, 5), '#fdf3d6')
  },
}

export const playProps = { balloon, ball, teddy, crown } satisfies Partial<Record<Prop, PropDrawing>>

import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box, ink, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const gold = '#e3b045'
const darkGold = '#b07f2c'

const bell: PropDrawing = {
  width: 110,
  height: 168,
  kind: 'held',
  gripY: 142,
  draw(p) {
    p.cut(ellipse(0, 124, 15), darkGold)
    emptyBell(p)
  },
}

/** A bell whose tongue is gone. */
export function emptyBell(p: Pen): void {
  p.bar('M0 -14V26', '#8a5c3e', 20)
  p.cut(ellipse(0, -14, 13), '#9a6a46')
  p.cut('M-54 112C-34 92 -44 34 0 30C44 34 34 92 54 112Q58 124 40 124Q0 130 -40 124Q-58 124 -54 112Z', gold, {
    shade: 0.6,
    lit: 0.5,
  })
  p.mark('M-44 108Q0 118 44 108', darkGold, 5)
  p.gleam('M-22 58Q-28 76 -30 90', 7, 0.6)
  p.cut('M0 32C-14 18 -38 16 -38 30C-38 44 -14 44 0 32Z', '#c8503f')
  p.cut('M0 32C14 18 38 16 38 30C38 44 14 44 0 32Z', '#c8503f')
  p.cut('M-4 34L-24 70L-12 66L-8 76L4 36Z', '#b5432f')
  p.cut('M4 34L22 68L12 66L6 76L-2 36Z', '#c8503f')
  p.cut(ellipse(0, 32, 8), '#e0674f')
}

/** The tongue of a bell. */
const clapper: PropDrawing = {
  width: 60,
  height: 128,
  kind: 'held',
  gripY: 96,
  draw(p) {
    p.bar('M0 -24V40', '#5f5a66', 11)
    p.mark('M-9 -25a9 8 0 1 1 .1 1', '#5f5a66', 6)
    p.cut('M0 28C14 34 28 56 28 70C28 86 16 95 0 95C-16 95 -28 86 -28 70C-28 56 -14 34 0 28Z', '#6b6673', {
      shade: 0.6,
      lit: 0.5,
    })
    p.gleam('M-14 60Q-18 70 -15 80', 6, 0.6)
  },
}

const musicBox: PropDrawing = {
  width: 160,
  height: 132,
  kind: 'held',
  gripY: 34,
  draw(p) {
    p.cut('M-44 -34L-56 -88H40L48 -34Z', '#8a4f6c')
    p.cut('M-34 -40L-44 -80H32L38 -40Z', '#e9a7a8', { shade: 0.3 })
    p.mark('M2 -36V-62', '#c79a4a', 5)
    p.cut('M-14 -66C-14 -82 0 -86 6 -78C18 -80 26 -70 30 -58C18 -52 -8 -50 -14 -66Z', '#fbf3df')
    p.flat('M-14 -72L-26 -68L-14 -64Z', '#e58b3c')
    p.eye(-6, -74, 2.6)
    p.mark('M8 -68Q16 -60 24 -64', '#d9cdb8', 3)
    p.cut(box(-54, -36, 108, 68, 8), '#a5577c')
    p.cut(box(-54, -36, 108, 15, 6), '#c87a96', { shade: 0.2 })
    p.flat('M0 -14C8 -2 20 2 26 8C18 14 8 16 0 26C-8 16 -18 14 -26 8C-20 2 -8 -2 0 -14Z', gold)
    if (p.make === 'keyed') keyhole(p)
    else {
      p.bar('M54 2H68V-14', darkGold, 7)
      p.cut(ellipse(68, -18, 8), gold)
    }
    note(p, -70, -74)
    note(p, 58, -78)
  },
}

/** The keyhole in the front of a music box that is wound with a key. */
export function keyhole(p: Pen): void {
  p.flat(ellipse(0, 0, 5), ink)
  p.flat('M-3 2H3L5 15H-5Z', ink)
}

function note(p: Pen, x: number, y: number): void {
  p.mark(`M${x + 6} ${y + 8}V${y - 22}q10 2 12 12`, '#c8862f', 4.5)
  p.flat(ellipse(x, y + 9, 8, 6), '#c8862f')
}

const drum: PropDrawing = {
  width: 150,
  height: 128,
  kind: 'held',
  gripY: 70,
  draw(p) {
    bareDrum(p)
    p.bar('M-8 -26L62 -50', '#9a6a46', 7)
    p.bar('M10 -30L-66 -46', '#9a6a46', 7)
    p.cut(ellipse(-8, -27, 9, 8), '#7a5238')
    p.cut(ellipse(12, -31, 9, 8), '#7a5238')
  },
}

/** A drum while its sticks are in somebody's hands. */
export function bareDrum(p: Pen): void {
  p.cut('M-62 -22V46Q0 88 62 46V-22Z', '#c8503f', { shade: 0.6, dir: [0.95, 0.2] })
  p.mark('M-60 -8L-40 56L-18 6L0 66L20 6L42 56L60 -8', '#f3e2b8', 6)
  p.mark('M-62 46Q0 88 62 46', gold, 11)
  p.cut(ellipse(0, -22, 64, 24), gold)
  p.cut(ellipse(0, -26, 56, 19), '#fbf1da', { shade: 0.25 })
}

const flute: PropDrawing = {
  width: 168,
  height: 120,
  kind: 'held',
  gripY: 36,
  draw(p) {
    p.at(0, 0, -24, () => {
      p.cut(box(-84, -11, 168, 22, 9), '#b9834f', { shade: 0.55, dir: [0.1, 1] })
      p.cut(box(-86, -13, 22, 26, 7), '#7a5238')
      p.cut(box(-34, -13, 9, 26, 3), gold)
      p.cut(box(70, -13, 14, 26, 5), '#7a5238')
      p.flat(ellipse(-50, -2, 7, 4), ink)
      for (const x of [-12, 6, 24, 42, 58]) p.flat(ellipse(x, -2, 4.4), ink)
    })
    p.mark('M70 -46q12 -14 0 -26', '#c8503f', 3.5)
  },
}

const clock: PropDrawing = {
  width: 112,
  height: 138,
  kind: 'held',
  gripY: 58,
  draw(p) {
    p.bar('M-28 38L-40 56', '#8a3f38', 10)
    p.bar('M28 38L40 56', '#8a3f38', 10)
    p.mark('M-14 -60C-14 -82 14 -82 14 -60', darkGold, 6)
    for (const k of [-1, 1])
      p.cut(`M${k * 8} -46C${k * 14} -74 ${k * 46} -72 ${k * 50} -34Z`, gold, { lit: 0.5 })
    p.cut(ellipse(0, 0, 54), '#c8503f')
    p.cut(ellipse(0, 0, 42), '#fff6e2', { shade: 0.2 })
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6
      const reach = i % 3 ? 35 : 34
      p.flat(ellipse(Math.sin(angle) * reach, -Math.cos(angle) * reach, i % 3 ? 2.2 : 4), '#7a4a44')
    }
    p.mark('M0 0L-14 -18', ink, 6)
    p.mark('M0 0L12 -24', ink, 4.5)
    p.flat(ellipse(0, 0, 5), '#c8503f')
    p.smile(0, 15, 18)
  },
}

export const soundProps = { bell, clapper, 'music-box': musicBox, drum, flute, clock } satisfies Partial<
  Record<Prop, PropDrawing>
>

import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { write } from './letters.ts'
import { box, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'
import { swing } from './swing.ts'

const wood = '#b07c4a'
const darkWood = '#8a5c3a'

const board: PropDrawing = {
  width: 230,
  height: 50,
  kind: 'held',
  gripY: 62,
  draw(p) {
    // Planks for words; else one board.
    if (!p.says) {
      p.cut('M-100 14H104L115 44H-115Z', '#c08a55', { lit: 0.3, dir: [0.1, 1] })
      p.cut(box(-115, 44, 230, 18, 4), darkWood, { shade: 0.3 })
      p.mark('M-84 24H-20M16 22H88M-92 35H8M36 36H98', '#8f6238', 3, 0.6)
      return
    }
    for (const y of [-62, -20, 22]) p.cut(box(-113, y, 226, 39, 6), wood, { shade: 0.4, dir: [0.1, 1] })
    p.mark('M-96 -42H-30M20 -38H90M-80 0H10M-20 42H80', '#8f6238', 3, 0.6)
    p.bar('M-78 -60V60M78 -60V60', darkWood, 11)
    if (p.says) write(p, p.says, { x: 0, y: 0, width: 206, height: 104 }, '#3a2620')
  },
}

const seesaw: PropDrawing = {
  width: 512,
  height: 112,
  kind: 'ground',
  draw(p) {
    p.shadow(210)
    p.cut('M-24 0L-10 -62H14L28 0Z', darkWood, { shade: 0.5 })
    p.at(0, -70, p.tilt, () => {
      p.cut(box(-256, -9, 512, 22, 7), '#c8503f', { shade: 0.5, lit: 0.4, dir: [0.1, 1] })
      p.mark('M-230 2H-60M-20 4H120M150 0H236', '#94382d', 3, 0.6)
    })
  },
}

const tableTop = (p: Pen): void => {
  p.cut(box(-126, -140, 252, 24, 5), darkWood, { shade: 0.5 })
  p.cut(box(-148, -152, 296, 22, 9), wood, { lit: 0.5, dir: [0.1, 1] })
  p.mark('M-120 -141H-40M-10 -143H96', '#8f6238', 3, 0.6)
}

const table: PropDrawing = {
  width: 296,
  height: 152,
  kind: 'stands',
  draw(p) {
    p.shadow(140)
    for (const x of [-88, 74]) p.cut(box(x, -130, 15, 114, 4), '#6b4228', { shade: 0.5 })
    for (const x of [-122, 104]) p.cut(box(x, -130, 20, 130, 4), darkWood, { shade: 0.5 })
    tableTop(p)
  },
}

/** A table of which one leg gives way. */
const bentTable = (p: Pen): void => {
  p.shadow(140)
  for (const x of [-88, 74]) p.cut(box(x, -130, 15, 114, 4), '#6b4228', { shade: 0.5 })
  p.cut(box(-122, -130, 20, 130, 4), darkWood, { shade: 0.5 })
  p.bar('M112 -122L146 -66L96 -18', darkWood, 20)
  p.mark('M132 -72L152 -60M134 -58L150 -76', '#e9d3ae', 4)
  p.at(0, -130, 7, () => p.at(0, 130, 0, () => tableTop(p)))
}

/** A table with one leg in the middle of its far side. */
const threeLeggedTable = (p: Pen): void => {
  p.shadow(140)
  p.cut(box(-8, -130, 16, 112, 4), '#6b4228', { shade: 0.5 })
  for (const x of [-122, 104]) p.cut(box(x, -130, 20, 130, 4), darkWood, { shade: 0.5 })
  tableTop(p)
}

const chair: PropDrawing = {
  width: 126,
  height: 196,
  kind: 'stands',
  draw(p) {
    p.shadow(60)
    // The back, seen a little from its front, and the far legs.
    p.bar('M-32 -24V-188M48 -24V-188', '#75492c', 12)
    for (const y of [-182, -154, -126]) p.cut(box(-38, y, 92, 17, 6), wood, { shade: 0.4, lit: 0.4 })
    p.cut('M-36 -112H54L44 -86H-62Z', '#c08a54', { shade: 0.3, lit: 0.5 })
    p.cut(box(-62, -90, 108, 17, 5), darkWood, { shade: 0.4 })
    p.bar('M-54 -76V-6M38 -76V-6', darkWood, 14)
    p.bar('M-54 -38H38', darkWood, 8)
  },
}

const bench: PropDrawing = {
  width: 316,
  height: 174,
  kind: 'stands',
  draw(p) {
    p.shadow(150)
    for (const x of [-124, 110]) p.bar(`M${x} -2V-84`, darkWood, 16)
    p.bar('M-124 -80V-162M110 -80V-162', darkWood, 12)
    p.cut(box(-154, -166, 308, 24, 8), wood, { dir: [0.1, 1] })
    p.cut(box(-154, -132, 308, 22, 8), wood, { dir: [0.1, 1] })
    p.cut(box(-158, -94, 316, 24, 8), '#c08a54', { lit: 0.5, dir: [0.1, 1] })
  },
}

const woodenBox: PropDrawing = {
  width: 152,
  height: 110,
  kind: 'held',
  gripY: 64,
  draw(p) {
    p.cut(box(-72, -44, 144, 108, 6), wood, { shade: 0.6 })
    p.mark('M-70 -10H70M-70 28H70', '#85592f', 4, 0.7)
    for (const x of [-68, 52]) p.cut(box(x, -44, 16, 108, 3), darkWood, { shade: 0.3 })
    p.cut(box(-75, -46, 150, 18, 5), '#c4935c', { dir: [0.1, 1] })
  },
}

const sack: PropDrawing = {
  width: 152,
  height: 164,
  kind: 'ground',
  draw(p) {
    p.shadow(80)
    p.cut('M-20 -132C-48 -170 50 -170 22 -132Z', '#c9a878')
    p.cut('M-24 -130C-72 -96 -88 -20 -62 -4Q0 8 62 -4C88 -20 72 -96 26 -130Z', '#bd9a68', { shade: 0.6 })
    p.mark('M-20 -112Q-40 -70 -42 -30M14 -110Q34 -72 36 -36', '#97774a', 4, 0.7)
    p.bar('M-28 -132Q2 -122 30 -132', '#8a4a3c', 10)
  },
}

const bucket: PropDrawing = {
  width: 108,
  height: 136,
  kind: 'held',
  gripY: 116,
  draw(p) {
    p.mark('M-50 22C-44 -30 44 -30 50 22', '#6f7480', 6)
    p.cut('M-54 20H54L42 110Q0 120 -42 110Z', '#9aa6b4', { shade: 0.6, lit: 0.4 })
    p.cut(ellipse(0, 20, 54, 13), '#6d7886', { shade: 0.2 })
    p.mark('M-51 44Q0 56 51 44M-46 88Q0 100 46 88', '#7b8694', 4)
  },
}

const barrel: PropDrawing = {
  width: 148,
  height: 196,
  kind: 'stands',
  draw(p) {
    p.shadow(72)
    p.cut('M-54 -180H54C80 -120 80 -60 54 -2Q0 8 -54 -2C-80 -60 -80 -120 -54 -180Z', wood, { shade: 0.6 })
    p.mark('M-22 -180Q-34 -90 -22 0M22 -180Q34 -90 22 0', '#85592f', 4, 0.7)
    p.bar('M-66 -140Q0 -126 66 -140M-66 -42Q0 -28 66 -42', '#6f6a72', 12)
    p.cut(ellipse(0, -180, 54, 12), '#85592f', { shade: 0.2 })
  },
}

const wheel: PropDrawing = {
  width: 152,
  height: 152,
  kind: 'held',
  gripY: 76,
  draw(p) {
    p.mark('M-58 0H58M0 -58V58M-41 -41L41 41M-41 41L41 -41', darkWood, 9)
    p.bar(ellipse(0, 0, 66), wood, 18)
    p.cut(ellipse(0, 0, 18), darkWood)
  },
}

const saw: PropDrawing = {
  width: 188,
  height: 66,
  kind: 'held',
  gripY: 30,
  draw(p) {
    p.cut(
      'M20 -24L148 -12V4L136 12L128 2L118 14L108 3L98 16L88 4L78 18L68 5L58 20L48 6L38 22L20 8Z',
      '#c3cad2',
      {
        shade: 0.5,
      },
    )
    p.cut('M-40 -22Q-6 -46 26 -28V20Q-4 38 -38 22ZM-24 -8Q-22 8 -4 10Q10 8 8 -8Q-6 -18 -24 -8Z', '#a8683c', {
      lit: 0.4,
    })
  },
}

const hammer: PropDrawing = {
  width: 92,
  height: 154,
  kind: 'held',
  gripY: 78,
  draw(p) {
    p.bar('M0 -50V70', '#b98a5a', 15)
    p.cut('M-46 -76H26Q48 -72 46 -54H24Q14 -40 -10 -44H-46Z', '#7d8490', { shade: 0.5 })
  },
}

const nail: PropDrawing = {
  width: 36,
  height: 90,
  kind: 'held',
  gripY: 50,
  draw(p) {
    p.cut('M-7 -32H7L2 50H-2Z', '#98a0ac')
    p.cut(ellipse(0, -33, 17, 6), '#b9c0ca')
  },
}

const shovel: PropDrawing = {
  width: 78,
  height: 258,
  kind: 'held',
  gripY: 150,
  draw(p) {
    p.bar('M0 -92V70', '#a8763f', 13)
    p.bar('M-22 -100H22', '#8a5c3a', 14)
    p.cut('M-38 60Q0 50 38 60Q42 118 0 150Q-42 118 -38 60Z', '#a9b2bd', { shade: 0.6 })
    p.mark('M0 66V118', '#7d8692', 4)
  },
}

const brush: PropDrawing = {
  width: 36,
  height: 172,
  kind: 'held',
  gripY: 68,
  draw(p) {
    p.bar('M0 -40V62', '#c8503f', 11)
    p.cut(box(-14, -64, 28, 30, 4), '#c3cad2')
    p.cut('M-15 -62C-22 -84 -8 -98 2 -104C10 -96 22 -82 15 -62Z', '#3f86c4', { lit: 0.5 })
  },
}

const paintPot: PropDrawing = {
  width: 100,
  height: 102,
  kind: 'held',
  gripY: 48,
  draw(p) {
    p.cut('M-46 -32H46V40Q0 54 -46 40Z', '#d9d4cb', { shade: 0.6 })
    p.cut(ellipse(0, -32, 46, 13), '#3f86c4', { shade: 0.2 })
    p.cut('M-46 -30Q-30 -18 -24 -20Q-18 20 -10 16Q-4 10 0 -18Q30 -18 46 -30V-8Q0 6 -46 -8Z', '#3f86c4', {
      shade: 0.3,
    })
    p.mark('M-48 -30Q0 -72 48 -30', '#8a8f98', 4)
  },
}

const net: PropDrawing = {
  width: 170,
  height: 152,
  kind: 'held',
  gripY: 122,
  draw(p) {
    const bag = 'M-78 -14C-70 80 -30 120 4 118C40 116 74 76 80 -14Z'
    p.clip(bag, () => {
      for (let i = -8; i < 9; i++)
        p.mark(`M${i * 22 - 90} -30L${i * 22 + 70} 130M${i * 22 + 90} -30L${i * 22 - 70} 130`, '#b08a58', 4)
    })
    p.mark(bag, '#8f6a3c', 6)
    p.bar('M-78 -14Q0 -36 80 -14', '#c9a066', 10)
  },
}

const wool: PropDrawing = {
  width: 126,
  height: 92,
  kind: 'held',
  gripY: 46,
  draw(p) {
    p.mark('M30 26Q64 34 76 18Q70 44 46 42', '#c8503f', 6)
    p.cut(ellipse(0, 0, 45), '#d05f50', { shade: 0.5, lit: 0.4 })
    p.mark(
      'M-38 -16Q0 -44 34 -26M-43 2Q-4 -30 42 -10M-40 18Q0 -12 44 8M-28 34Q10 4 38 24M-20 -38Q20 0 10 43M-34 -28Q-4 4 -12 42',
      '#a33f35',
      4,
      0.8,
    )
  },
}

export const workshopProps = {
  board,
  seesaw,
  table,
  chair,
  bench,
  box: woodenBox,
  sack,
  bucket,
  barrel,
  wheel,
  swing,
  saw,
  hammer,
  nail,
  shovel,
  brush,
  'paint-pot': paintPot,
  net,
  wool,
} satisfies Partial<Record<Prop, PropDrawing>>

export const workshopStates = { bentTable, threeLeggedTable }

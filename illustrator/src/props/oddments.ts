import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { blade, box, ink } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const cherry: PropDrawing = {
  width: 66,
  height: 92,
  kind: 'held',
  gripY: 40,
  draw(p) {
    p.mark('M2 -18Q6 -40 26 -50', '#5f7a3a', 6)
    p.at(14, -44, -150, () => p.cut(blade(30, 9), '#6fa04a'))
    p.cut(ellipse(0, 10, 32, 30), '#cc2f3f', { shade: 0.5, lit: 0.4 })
    p.gleam('M-16 2Q-20 8 -18 18', 6, 0.7)
  },
}

/** One layer of a cake, or a cake that came out hard. */
const cakeLayer: PropDrawing = {
  width: 190,
  height: 74,
  kind: 'held',
  gripY: 37,
  draw(p) {
    p.cut('M-92 -18V20Q-92 37 0 37T92 20V-18Z', '#d99a5c', { shade: 0.55 })
    p.cut(
      'M-95 -18Q-95 2 -82 6Q-72 -2 -62 8Q-48 20 -34 10Q-20 2 -4 12Q14 20 30 10Q44 2 58 10Q72 16 82 4Q95 0 95 -18Z',
      '#f6c3cb',
      {
        shade: 0.3,
      },
    )
    p.cut(ellipse(0, -18, 95, 19), '#f9d6da', { shade: 0.2, lit: 0.5 })
  },
}

const notebook: PropDrawing = {
  width: 150,
  height: 104,
  kind: 'held',
  gripY: 46,
  draw(p) {
    p.cut('M-75 -46H0V46H-75ZM0 -46H75V46H0Z', '#3f6f9a', { shade: 0.4 })
    p.cut('M-69 -52Q-34 -58 0 -46V40Q-34 30 -69 36Z', '#fbf3e0', { shade: 0.25 })
    p.cut('M69 -52Q34 -58 0 -46V40Q34 30 69 36Z', '#fff8ea', { shade: 0.2 })
    p.mark(
      'M-58 -36q22 -3 44 3M-58 -20q22 -3 44 3M-58 -4q22 -3 30 1M14 -33q22 -6 44 -3M14 -17q16 -5 30 -3',
      '#5a5468',
      4,
    )
  },
}

const pencil: PropDrawing = {
  width: 26,
  height: 132,
  kind: 'held',
  gripY: 44,
  draw(p) {
    p.cut('M-11 -70H11V16L0 44L-11 16Z', '#e8b24c', { shade: 0.4 })
    p.cut(box(-12, -88, 24, 20, 6), '#e08a94')
    p.flat('M-11 16H11L0 44Z', '#f1dcb8')
    p.flat('M-4 33H4L0 44Z', ink)
  },
}

/** A stone that is wide at the top and narrow at the bottom. */
const wedge: PropDrawing = {
  width: 120,
  height: 94,
  kind: 'held',
  gripY: 46,
  draw(p) {
    p.cut('M-56 -44Q0 -52 58 -44Q62 -36 36 38Q0 50 -34 38Q-62 -36 -56 -44Z', '#e0c08c', {
      shade: 0.5,
      lit: 0.5,
    })
    p.mark('M-26 -20L-8 -12M16 6L30 -2M-6 22L4 18', '#b5935e', 4, 0.8)
  },
}

const chick: PropDrawing = {
  width: 96,
  height: 104,
  kind: 'creature',
  gripY: 50,
  draw(p) {
    p.mark('M-12 36V46H-2M14 36V46H24', '#e08a3a', 6)
    p.cut(ellipse(0, 0, 44, 42), '#f3cf5a', { shade: 0.5, lit: 0.4 })
    p.mark('M-8 -40Q-6 -52 2 -52M4 -40Q8 -50 14 -50', '#e0b43e', 5)
    p.cut('M-40 2Q-54 12 -42 24Q-28 20 -26 8Z', '#e4b94a', { shade: 0.3 })
    p.cut('M40 -10L56 -2L40 6Z', '#e08a3a')
    p.eye(20, -10, 6)
  },
}

const potato: PropDrawing = {
  width: 104,
  height: 78,
  kind: 'held',
  gripY: 36,
  draw(p) {
    p.cut(
      'M-50 2C-52 -34 -14 -44 8 -38C40 -34 56 -8 48 16C38 42 -6 42 -28 34C-42 30 -50 18 -50 2Z',
      '#b98a58',
      {
        shade: 0.55,
        lit: 0.4,
      },
    )
    for (const [x, y] of [
      [-24, -10],
      [8, 6],
      [26, -16],
      [-8, 22],
    ] as const)
      p.flat(ellipse(x, y, 5, 3.5), '#8a6238')
  },
}

/** With a bump like a nose, and two of its dents where eyes would be. */
export const nosedPotato: PropDrawing['draw'] = (p) => {
  potato.draw(p)
  p.cut('M-14 -6C-14 -22 12 -22 14 -4C30 2 28 24 8 24C-14 24 -24 6 -14 -6Z', '#cf9f6c', {
    shade: 0.45,
    lit: 0.5,
  })
}

/** A cloud of dust or pepper. */
const puff: PropDrawing = {
  width: 200,
  height: 150,
  kind: 'sky',
  gripY: 75,
  draw(p) {
    const parts = [
      [-58, 10, 40],
      [-20, -28, 44],
      [34, -22, 48],
      [62, 18, 36],
      [0, 26, 50],
    ] as const
    for (const [x, y, s] of parts) p.cut(ellipse(x, y, s, s * 0.9), '#b7b0b4', { shade: 0.25, opacity: 0.85 })
    for (let i = 0; i < 16; i++)
      p.flat(ellipse(p.r.between(-84, 84), p.r.between(-56, 56), 3.4, 3.4), '#4a4650', 0.8)
  },
}

const fishingRod: PropDrawing = {
  width: 210,
  height: 220,
  kind: 'held',
  gripY: 64,
  draw(p) {
    p.bar('M-98 58L92 -150', '#8a5c3a', 10)
    p.mark('M92 -150Q104 -110 98 -64', '#e9e2d2', 4)
    p.mark('M98 -64v14q0 10 -10 6', '#5a5468', 5)
    p.cut(ellipse(-58, 16, 13), '#c8503f')
  },
}

/** A chain of shells and bows, as it lies. */
const garland: PropDrawing = {
  width: 560,
  height: 96,
  kind: 'ground',
  gripY: 40,
  draw(p) {
    p.mark('M-266 6Q-160 34 -60 8T140 8T266 0', '#e9dcc0', 7)
    for (let i = 0; i < 9; i++) {
      const x = -248 + i * 62
      const y = Math.sin(i * 1.1) * 8 + 10
      p.cut(
        `M${x} ${y + 30}C${x - 38} ${y + 16} ${x - 30} ${y - 34} ${x} ${y - 36}C${x + 30} ${y - 34} ${x + 38} ${y + 16} ${x} ${y + 30}Z`,
        i % 2 ? '#f0b7a8' : '#f3dcb8',
        { shade: 0.4 },
      )
      p.mark(
        `M${x} ${y + 26}V${y - 24}M${x - 4} ${y + 26}L${x - 16} ${y - 14}M${x + 4} ${y + 26}L${x + 16} ${y - 14}`,
        '#c98f7a',
        3,
        0.7,
      )
    }
    for (let i = 0; i < 8; i++) {
      const x = -217 + i * 62
      const isFat = i % 3 === 0
      if (isFat) p.cut(ellipse(x, 12, 17, 15), '#c8503f', { shade: 0.4 })
      else p.mark(`M${x} 8q-20 -18 -22 0q4 14 22 0q20 -18 22 0q-4 14 -22 0`, '#5f9ac0', 6)
    }
  },
}

/** A great eye, as at a window that has no room for anything else. */
const eye: PropDrawing = {
  width: 168,
  height: 150,
  kind: 'ground',
  gripY: 75,
  draw(p) {
    p.cut(ellipse(0, 0, 84, 75), '#8d8496', { shade: 0.35 })
    p.cut('M-66 4Q0 -66 66 4Q0 62 -66 4Z', '#fbf6ea', { shade: 0.2 })
    p.cut(ellipse(0, 2, 33), '#a5743f', { shade: 0.2 })
    p.flat(ellipse(0, 2, 20), ink)
    p.flat(ellipse(9, -8, 7), '#ffffff')
    p.mark('M-66 4Q0 -66 66 4', '#5c5266', 8)
  },
}

const crumbs: PropDrawing = {
  width: 190,
  height: 30,
  kind: 'ground',
  draw(p) {
    for (let i = 0; i < 17; i++) {
      const [x, y] = [-88 + i * 11, -4 - ((i * 7) % 20)]
      p.cut(ellipse(x, y, 6 - (i % 3), 5 - (i % 2)), i % 2 ? '#c9904f' : '#b5783a', { shade: 0.3 })
    }
  },
}

/** One round stone. */
const boulder: PropDrawing = {
  width: 128,
  height: 98,
  kind: 'held',
  gripY: 44,
  draw(p) {
    p.cut(
      'M-62 12C-64 -28 -34 -56 4 -52C44 -52 68 -20 62 14C58 40 32 46 0 44C-34 46 -58 38 -62 12Z',
      '#a39ca6',
      {
        shade: 0.55,
        lit: 0.4,
      },
    )
    p.mark('M-30 -14q10 -8 20 -4M14 12q12 2 20 -6', '#7d7682', 4, 0.7)
  },
}

const turnip: PropDrawing = {
  width: 104,
  height: 138,
  kind: 'held',
  gripY: 64,
  draw(p) {
    for (const turn of [-122, -90, -60]) p.at(0, -22, turn, () => p.cut(blade(56, 15), '#6fa04a'))
    p.cut('M-50 2C-54 -30 54 -30 50 2C48 32 20 46 4 66Q0 70 -4 66C-20 46 -48 32 -50 2Z', '#f3ead8', {
      shade: 0.5,
      lit: 0.4,
    })
    p.clip('M-50 2C-54 -30 54 -30 50 2C48 32 20 46 4 66Q0 70 -4 66C-20 46 -48 32 -50 2Z', () =>
      p.flat('M-60 -40H60V-2Q30 12 0 2T-60 2Z', '#a8688f', 0.85),
    )
  },
}

const melon: PropDrawing = {
  width: 140,
  height: 116,
  kind: 'held',
  gripY: 54,
  draw(p) {
    p.cut(ellipse(0, -2, 69, 57), '#6f9f4e', { shade: 0.55, lit: 0.4 })
    p.mark(
      'M-44 -44Q-64 0 -44 42M-16 -58Q-28 0 -16 54M16 -58Q28 0 16 54M44 -44Q64 0 44 42',
      '#4c7a36',
      8,
      0.8,
    )
  },
}

const hayBale: PropDrawing = {
  width: 210,
  height: 132,
  kind: 'ground',
  draw(p) {
    p.shadow(104)
    p.cut(box(-104, -130, 208, 130, 16), '#e0bd62', { shade: 0.5, lit: 0.3 })
    for (let i = 0; i < 26; i++) {
      const [x, y] = [p.r.between(-94, 80), p.r.between(-122, -10)]
      p.mark(`M${x} ${y}l${p.r.between(10, 24)} ${p.r.between(-5, 5)}`, i % 2 ? '#c09a42' : '#f3d98c', 4, 0.8)
    }
    p.mark('M-50 -130V0M50 -130V0', '#a5743f', 6)
  },
}

export const oddments = {
  cherry,
  'cake-layer': cakeLayer,
  notebook,
  pencil,
  wedge,
  chick,
  potato,
  puff,
  'fishing-rod': fishingRod,
  garland,
  eye,
  crumbs,
  turnip,
  melon,
  'hay-bale': hayBale,
  boulder,
} satisfies Partial<Record<Prop, PropDrawing>>

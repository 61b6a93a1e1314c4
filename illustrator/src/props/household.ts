import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box, heart, rounded, star } from './pen.ts'
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

const key: PropDrawing = {
  width: 62,
  height: 132,
  kind: 'held',
  gripY: 90,
  draw(p) {
    const gold = '#dfa93c'
    p.bar('M0 -6V82', gold, 12)
    p.cut('M4 52H26V64H18V70H26V84H4Z', gold)
    p.cut(ellipse(0, 22, 11, 6), '#c08a2c')
    p.cut(
      'M0 -40C16 -48 32 -34 26 -18C22 -4 10 2 0 4C-10 2 -22 -4 -26 -18C-32 -34 -16 -48 0 -40ZM0 -24C-6 -30 -16 -26 -14 -18C-12 -12 -4 -10 0 -8C4 -10 12 -12 14 -18C16 -26 6 -30 0 -24Z',
      gold,
      { lit: 0.5 },
    )
    p.cut('M-6 6L-28 40L-17 40L-14 50L3 10Z', '#c8503f')
    p.cut(ellipse(0, 7, 8, 6), '#e0674f')
  },
}

const treasureChest: PropDrawing = {
  width: 224,
  height: 190,
  kind: 'stands',
  glows: '#ffd56a',
  draw(p) {
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
    p.halo(0, -120, 230, '#ffd56a', 0.5)
  },
}

const patches = ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a', '#a58ab8']

const blanket: PropDrawing = {
  width: 152,
  height: 128,
  kind: 'held',
  gripY: 78,
  draw(p) {
    const cloth = 'M-70 -44Q-40 -54 0 -46T70 -44Q76 0 72 62Q40 74 0 66T-72 64Q-78 0 -70 -44Z'
    for (let x = -66; x <= 66; x += 12) p.mark(`M${x} 60v16`, '#f3ead8', 5)
    p.cut(cloth, '#2c8f93')
    p.clip(cloth, () => {
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 5; column++) {
          const [x, y] = [-76 + column * 31, -52 + row * 31]
          p.cut(box(x + 1, y + 1, 29, 29, 4), patches[(row * 2 + column * 5) % 6] as string, { shade: 0.2 })
          p.d.raw(
            `<path d="${box(x + 6, y + 6, 19, 19, 3)}" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="5 5" opacity=".5"/>`,
          )
        }
      p.flat(heart(3, 10, 11), '#c8503f')
      p.d.shape('M-80 -60H-30Q-44 10 -30 90H-80ZM30 -60Q44 10 34 90H60Q50 0 56 -60Z', p.tint('#4a3a58'), {
        shade: 0.2,
        lit: 0,
        opacity: 0.16,
      })
    })
    p.mark('M-70 -44Q-40 -54 0 -46T70 -44', '#f3ead8', 10)
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
      '#f3ead8',
      { shade: 0.5 },
    )
    p.mark('M-52 -46Q0 -55 52 -46Q46 -18 52 10Q0 20 -52 10Q-46 -18 -52 -46Z', '#9fb4d8', 4)
    p.flat('M6 -40A22 22 0 1 0 14 -4A18 18 0 1 1 6 -40Z', '#8fa6d0')
    p.flat(star(22, -26, 8, 4, 2), '#8fa6d0')
    p.mark('M-66 -52q10 6 14 14M66 14q-8 -4 -12 -10', '#cbbfae', 3)
  },
}

const telescope: PropDrawing = {
  width: 172,
  height: 116,
  kind: 'held',
  gripY: 42,
  draw(p) {
    p.at(0, 0, -26, () => {
      p.cut(box(-84, -13, 62, 26, 5), '#c79a4a', { dir: [0.1, 1] })
      p.cut(box(-92, -15, 16, 30, 5), '#7a5238', { dir: [0.1, 1] })
      p.cut(box(-38, -19, 72, 38, 5), '#8a4a3c', { dir: [0.1, 1], shade: 0.6 })
      p.cut('M28 -24L80 -32V32L28 24Z', '#2f6f80', { dir: [0.1, 1], shade: 0.6 })
      for (const [x, half] of [
        [-40, 20],
        [24, 25],
        [72, 34],
      ] as const)
        p.cut(box(x, -half, 13, half * 2, 4), '#e3b045', { dir: [0.1, 1] })
      p.cut(ellipse(86, 0, 8, 31), '#bfe3ea', { shade: 0.3 })
      p.gleam('M-30 -10H16', 5, 0.4)
    })
  },
}

const magnifyingGlass: PropDrawing = {
  width: 88,
  height: 144,
  kind: 'held',
  gripY: 44,
  draw(p) {
    p.at(0, 0, 14, () => {
      p.bar('M0 -14V34', '#8a4a3c', 17)
      p.cut(box(-9, -24, 18, 16, 3), '#e3b045')
      p.d.shape(ellipse(0, -60, 36), p.tint('#cfeaec'), { shade: 0.2, lit: 0.5, opacity: 0.75 })
      p.bar(ellipse(0, -60, 38), '#dca83e', 11)
      p.gleam('M-22 -66Q-18 -80 -4 -84', 6, 0.9)
    })
  },
}

const wateringCan: PropDrawing = {
  width: 190,
  height: 142,
  kind: 'held',
  gripY: 122,
  draw(p) {
    const can = '#4f98a8'
    p.bar('M-40 38C-36 -8 34 -10 40 34', '#3f7f90', 11)
    p.bar('M-44 54C-92 40 -92 100 -46 104', '#3f7f90', 11)
    p.cut('M40 94L84 34L96 42L46 118Z', can)
    p.cut('M74 22L106 44L102 54L70 34Z', '#dca83e')
    for (const [x, y] of [
      [98, 62],
      [110, 58],
      [108, 78],
    ] as const)
      p.flat(`M${x} ${y}q7 10 0 13q-7 -3 0 -13Z`, '#a9dcea')
    p.cut('M-48 36Q0 22 48 36L52 116Q0 130 -52 116Z', can, { shade: 0.6, lit: 0.4 })
    p.cut(ellipse(0, 36, 48, 10), '#35707f', { shade: 0.2 })
    p.mark('M-50 56Q0 68 50 56', '#8fd0d8', 4)
    p.flat(ellipse(0, 90, 7), '#f2c24f')
    for (let i = 0; i < 6; i++) p.at(0, 90, i * 60, () => p.flat(ellipse(14, 0, 8, 6), '#fdf3e0'))
    p.flat(ellipse(0, 90, 7), '#f2c24f')
  },
}

const umbrella: PropDrawing = {
  width: 236,
  height: 250,
  kind: 'held',
  gripY: 40,
  draw(p) {
    p.bar('M0 -190V24C0 44 28 42 26 22', '#7a5238', 9)
    p.cut(
      'M-116 -104C-110 -220 110 -220 116 -104Q96 -126 76 -106Q58 -130 38 -108Q20 -130 0 -108Q-20 -130 -38 -108Q-58 -130 -76 -106Q-96 -126 -116 -104Z',
      '#d9604c',
      { shade: 0.5 },
    )
    p.cut('M-38 -108Q-40 -168 0 -192Q40 -168 38 -108Q20 -130 0 -108Q-20 -130 -38 -108Z', '#f2c96a', {
      shade: 0.3,
    })
    p.cut(
      'M-116 -104Q-104 -176 -20 -190Q-70 -164 -76 -106Q-96 -126 -116 -104ZM116 -104Q104 -176 20 -190Q70 -164 76 -106Q96 -126 116 -104Z',
      '#f2c96a',
      { shade: 0.4 },
    )
    p.bar('M0 -192V-208', '#7a5238', 8)
  },
}

const rope: PropDrawing = {
  width: 124,
  height: 132,
  kind: 'held',
  gripY: 112,
  draw(p) {
    const hemp = '#c9a066'
    p.bar('M22 20C60 60 44 96 58 108', hemp, 13)
    for (const [rx, ry, y] of [
      [46, 50, 44],
      [38, 42, 44],
      [30, 33, 44],
    ] as const) {
      p.bar(ellipse(0, y, rx, ry), rx === 38 ? '#b98d54' : hemp, 13)
      for (let i = 0; i < 16; i++) {
        const angle = (i * Math.PI) / 8
        const [x, ty] = [Math.cos(angle) * rx, y + Math.sin(angle) * ry]
        p.at(x, ty, (angle * 180) / Math.PI + 40, () => p.mark('M-5 0H5', '#8a6438', 2.4, 0.8))
      }
    }
    p.bar('M-16 -6C-16 20 -12 34 -16 52M-2 -10C-2 16 2 34 -2 54M12 -6C12 20 16 34 12 50', '#b98d54', 12)
    p.mark('M-22 6l12 8M-22 22l12 8M-8 2l12 8M-8 18l12 8M6 6l12 8M6 22l12 8', '#8a6438', 2.4, 0.8)
  },
}

const ladder: PropDrawing = {
  width: 170,
  height: 430,
  kind: 'stands',
  draw(p) {
    p.shadow(90)
    p.at(0, 0, 8, () => {
      for (let y = -50; y > -410; y -= 58) p.bar(`M-52 ${y}H52`, '#b98a5a', 15)
      p.bar('M-58 0V-424', '#8a5c3e', 19)
      p.bar('M58 -6V-424', '#9a6a46', 19)
      for (let y = -50; y > -410; y -= 58) for (const x of [-58, 58]) p.flat(ellipse(x, y, 4), '#5f4030')
    })
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
    const body = 'M-66 60H66L52 124Q0 138 -52 124Z'
    p.cut(body, '#c7935a', { shade: 0.6 })
    p.clip(body, () => {
      for (let row = 0; row < 5; row++)
        for (let x = -70 + (row % 2) * 13; x < 70; x += 26)
          p.cut(box(x, 64 + row * 14, 22, 11, 5), row % 2 ? '#d8a86a' : '#b98349', { shade: 0.3 })
    })
    p.bar('M-66 62H66', '#a5743f', 13)
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

const broom: PropDrawing = {
  width: 96,
  height: 268,
  kind: 'held',
  gripY: 148,
  draw(p) {
    p.bar('M0 -116V60', '#9a6a46', 13)
    p.cut(
      'M-20 60Q0 50 20 60Q36 96 46 144Q24 150 16 140Q4 152 -8 142Q-24 152 -46 144Q-36 96 -20 60Z',
      '#d9b25e',
    )
    p.mark('M-14 72L-30 138M-4 72L-8 140M8 72L12 140M16 76L32 138', '#a8843c', 3)
    p.bar('M-20 66Q0 72 20 66', '#c8503f', 9)
    p.bar('M-24 80Q0 88 24 80', '#c8503f', 7)
  },
}

export const householdProps = {
  bottle,
  key,
  'treasure-chest': treasureChest,
  blanket,
  pillow,
  telescope,
  'magnifying-glass': magnifyingGlass,
  'watering-can': wateringCan,
  umbrella,
  rope,
  ladder,
  basket,
  jar,
  broom,
} satisfies Partial<Record<Prop, PropDrawing>>

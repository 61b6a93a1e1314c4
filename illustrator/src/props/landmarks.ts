import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box, heart, rounded, star } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const wood = '#9a6a46'
const darkWood = '#6b4636'
const stone = '#a39ca6'

const steps: PropDrawing = {
  width: 496,
  height: 318,
  kind: 'stands',
  draw(p) {
    p.shadow(250)
    for (let i = 5; i >= 0; i--) {
      const left = -236 + i * 76
      const top = -(i + 1) * 50
      p.cut(box(left, top, 240 - left, 52, 5), p.r.pick(['#968f9c', '#a39ca6', '#9a939a']), { shade: 0.35 })
      for (let x = left + 60 + (i % 2) * 40; x < 220; x += 96)
        p.mark(`M${x} ${top + 10}v34`, '#7d7682', 4, 0.8)
      p.cut(box(left - 10, top - 6, i === 5 ? 256 - left : 98, 18, 7), '#d3ccd0', { shade: 0.2 })
    }
    p.cut('M-244 0q-14 -26 4 -38q24 8 20 38Z', '#7f9f50')
  },
}

const gate: PropDrawing = {
  width: 420,
  height: 372,
  kind: 'stands',
  draw(p) {
    p.shadow(210)
    for (const side of [-1, 1]) {
      const x = side * 176
      p.cut(box(x - 32, -300, 64, 304, 6), stone, { dir: [0.95, 0.2], shade: 0.6 })
      p.mark(
        `M${x - 28} -230h56M${x - 28} -150h56M${x - 28} -70h56M${x} -300v70M${x - 6} -150v80`,
        '#857f8a',
        4,
      )
      p.cut(box(x - 42, -318, 84, 24, 6), '#b8b0b8')
      p.cut(ellipse(x, -342, 26), stone)
    }
    for (const side of [-1, 1]) {
      for (let i = 0; i < 4; i++) {
        const near = side * (4 + i * 34)
        const far = side * (36 + i * 34)
        const [a, b] = [-300 + i * i * 8, -300 + (i + 1) ** 2 * 7]
        p.cut(`M${near} ${a}L${far} ${b}V-12H${near}Z`, i % 2 ? '#8f5f40' : wood, { shade: 0.35 })
      }
      p.bar(`M${side * 8} -226H${side * 136}`, darkWood, 16)
      p.bar(`M${side * 8} -60H${side * 136}`, darkWood, 16)
      p.bar(
        `M${side * 134} -226q${side * 12} 0 ${side * 12} 12M${side * 134} -60q${side * 12} 0 ${side * 12} 12`,
        '#4a4250',
        10,
      )
      p.bar(ellipse(side * 20, -140, 13), '#dca83e', 7)
    }
    p.mark('M0 -300V-12', '#4f3328', 6)
  },
}

const bridge: PropDrawing = {
  width: 800,
  height: 265,
  kind: 'barrier',
  layer: 'behind',
  draw(p) {
    const deck = (x: number) => -150 + (x / 400) ** 2 * 118
    const arc = (lift: number) => `M-392 ${-32 - lift}Q0 ${-268 - lift} 392 ${-32 - lift}`
    p.bar(arc(96), '#7f5840', 13)
    for (let x = -380; x <= 380; x += 95) p.bar(`M${x} ${deck(x) - 104}V${deck(x) + 4}`, '#7f5840', 14)
    p.cut('M-400 -50Q0 -286 400 -50V0H330Q0 -150 -330 0H-400Z', '#8a5c3e', { shade: 0.6, dir: [0.1, 1] })
    for (let i = -9; i <= 9; i++) {
      const x = i * 41
      p.at(x, deck(x) - 4, (x / 400) * 31, () =>
        p.cut(box(-18, -15, 37, 26, 5), i % 2 ? '#b98452' : '#c7935f', { shade: 0.3 }),
      )
    }
    for (let x = -380; x <= 380; x += 190) {
      p.bar(`M${x} ${deck(x) - 92}V${deck(x) + 22}`, wood, 20)
      p.cut(ellipse(x, deck(x) - 100, 14), '#b98452')
    }
    p.bar('M-380 -104Q0 -340 380 -104', '#b98452', 14)
  },
}

const door: PropDrawing = {
  width: 262,
  height: 410,
  kind: 'stands',
  glows: '#ffcf7a',
  draw(p) {
    p.halo(0, -276, 220, '#ffc06a', 0.75)
    p.shadow(140)
    p.cut(box(-130, -22, 260, 22, 6), stone)
    p.cut('M-116 -20V-270C-116 -440 116 -440 116 -270V-20Z', '#b9a99a', { shade: 0.5 })
    p.mark(
      'M-114 -200H-90M-114 -120H-90M114 -200H90M114 -120H90M-92 -330L-74 -312M92 -330L74 -312M0 -398V-372',
      '#8f8078',
      5,
    )
    p.cut('M-90 -20V-270C-90 -400 90 -400 90 -270V-20Z', '#b5533f', { shade: 0.5 })
    p.mark('M-30 -24V-360M30 -24V-360', '#8a3f30', 5)
    p.bar('M-88 -80H-20M-88 -196H-20', '#4a4250', 12)
    p.cut(ellipse(0, -276, 42), '#8a5c3e')
    p.shine(ellipse(0, -276, 32), '#ffdf94', '#bfdce0')
    p.mark('M-32 -276H32M0 -308V-244', '#8a5c3e', 7)
    p.cut(ellipse(60, -150, 14), '#e3b045', { lit: 0.5 })
  },
}

const signpost: PropDrawing = {
  width: 256,
  height: 350,
  kind: 'stands',
  draw(p) {
    p.shadow(70)
    p.bar('M0 -4V-332', '#7f5840', 24)
    p.cut(ellipse(0, -338, 17, 12), wood)
    const board = (y: number, side: number, turn: number, color: string) =>
      p.at(0, y, turn, () =>
        p.cut(
          rounded(
            [
              [-52 * side, -27],
              [84 * side, -27],
              [126 * side, 0],
              [84 * side, 27],
              [-52 * side, 27],
            ],
            7,
          ),
          color,
          { shade: 0.5 },
        ),
      )
    board(-282, 1, -4, '#c7935f')
    board(-212, -1, 5, '#b98452')
    board(-142, 1, 3, '#c7935f')
    p.flat('M44 -304A20 20 0 1 0 54 -270A17 17 0 1 1 44 -304Z', '#f6e6c0')
    p.flat('M-48 -236L-74 -196H-22ZM-52 -198h8v10h-8Z', '#4f7a4c')
    p.flat(heart(44, -141, 17), '#c8503f')
    for (const y of [-282, -212, -142]) p.flat(ellipse(-2, y, 5), '#5f4030')
    p.cut('M-34 0Q-38 -32 -22 -44Q-14 -20 -8 0ZM10 0Q12 -26 26 -36Q38 -18 32 0Z', '#7f9f50')
  },
}

const tent: PropDrawing = {
  width: 460,
  height: 366,
  kind: 'stands',
  glows: '#ffbf6a',
  draw(p) {
    p.halo(0, -70, 240, '#ffb85c', 0.8)
    p.shadow(236)
    p.bar('M0 -300V-352', darkWood, 9)
    p.cut('M4 -354Q34 -366 66 -346Q36 -338 4 -326Z', '#2c8f93')
    const wall = 'M0 -312Q-90 -140 -226 0H226Q90 -140 0 -312Z'
    p.cut(wall, '#d9704c')
    p.clip(wall, () => {
      for (const k of [-1, 1]) {
        p.cut(`M0 -312Q${k * 60} -140 ${k * 112} 10H${k * 172}Q${k * 90} -130 0 -312Z`, '#f2d79a', {
          shade: 0.35,
        })
      }
    })
    p.shine('M0 -250Q-40 -100 -88 0H88Q40 -100 0 -250Z', '#ffd694', '#5f4038')
    p.cut('M0 -262Q-50 -110 -118 0H-66Q-30 -90 0 -262Z', '#c85c3e')
    p.cut('M0 -262Q50 -110 118 0H66Q30 -90 0 -262Z', '#c85c3e')
    p.mark('M-70 -60q-20 4 -26 18M70 -60q20 4 26 18', '#f6e6c0', 6)
    p.mark('M-170 -64L-228 -2M170 -64L228 -2', '#e9d3ae', 5)
  },
}

const bed: PropDrawing = {
  width: 592,
  height: 320,
  kind: 'stands',
  draw(p) {
    p.shadow(300)
    p.bar('M-262 -20V-6M262 -20V-6', darkWood, 26)
    p.cut('M-294 -10V-250C-294 -318 -214 -330 -206 -262V-10Z', wood, { shade: 0.5 })
    p.flat(star(-250, -240, 22, 10, 4), '#e3c08a')
    p.cut(box(-270, -96, 540, 66, 8), '#8a5c3e')
    p.cut(box(-220, -146, 470, 66, 16), '#dde3f0')
    p.cut(
      'M-216 -140C-226 -190 -190 -206 -140 -200C-90 -206 -56 -188 -62 -140Q-140 -122 -216 -140Z',
      '#cfd9ee',
      { shade: 0.45 },
    )
    p.mark('M-196 -146q10 -6 14 -20M-84 -148q-8 -6 -10 -18', '#d9ccb6', 4)
    const quilt = 'M-66 -150C-10 -186 170 -186 256 -156Q270 -100 258 -38Q90 -22 -78 -40Q-90 -100 -66 -150Z'
    p.cut(quilt, '#2c8f93')
    p.clip(quilt, () => {
      const colors = ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a']
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 8; column++) {
          const [x, y] = [-92 + column * 46, -190 + row * 42 + Math.sin(column * 0.8) * 6]
          p.cut(box(x, y, 42, 38, 6), colors[(row * 3 + column * 2) % 5] as string, { shade: 0.2 })
          p.d.raw(
            `<path d="${box(x + 6, y + 6, 30, 26, 4)}" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="6 6" opacity=".45"/>`,
          )
        }
      p.d.shape(quilt, p.tint('#3a3050'), { shade: 0.7, lit: 0, opacity: 0.1 })
    })
    p.bar('M-66 -150C-10 -186 170 -186 256 -156', '#fdf6e6', 20)
    p.cut('M238 -10V-180C240 -216 292 -216 294 -180V-10Z', wood, { shade: 0.5 })
  },
}

const bands = ['#d9604c', '#e8954a', '#f2cf6a', '#7fb070', '#5aa0b8', '#7f78b4']

const rainbow: PropDrawing = {
  width: 1240,
  height: 640,
  kind: 'sky',
  gripY: 320,
  draw(p) {
    bands.forEach((color, i) => {
      const radius = 600 - i * 34
      p.d.stroke(`M${-radius} 300A${radius} ${radius} 0 0 1 ${radius} 300`, p.tint(color), 36, {
        opacity: 0.8,
        shade: 0.1,
        lit: 0.3,
      })
    })
    for (const side of [-1, 1])
      for (const [x, y, rx, ry] of [
        [-70, 296, 90, 52],
        [74, 300, 84, 48],
        [0, 268, 96, 66],
        [0, 312, 130, 34],
      ] as const)
        p.cut(ellipse(side * 514 + x * 0.72, y - 26, rx * 0.72, ry), '#fbf4ea', {
          shade: 0.35,
          lit: 0.5,
          dir: [0.15, 1],
        })
  },
}

const cloud: PropDrawing = {
  width: 340,
  height: 178,
  kind: 'sky',
  gripY: 89,
  draw(p) {
    p.cut(
      'M-120 84C-176 84 -180 14 -126 8C-132 -46 -62 -70 -34 -36C-14 -96 76 -98 88 -36C140 -50 166 4 138 28C186 40 174 84 124 84Z',
      '#dde6f3',
      { shade: 0.28, lit: 0.4, dir: [0.15, 1] },
    )
    p.mark('M-96 20q4 -30 34 -28M-10 -24q14 -30 46 -22M76 8q28 -12 44 8', '#ffffff', 7, 0.7)
    p.mark('M-36 30q8 8 16 0M20 30q8 8 16 0', '#5f5870', 4.5)
    p.smile(0, 42, 20, '#5f5870')
    p.cheek(-52, 42, 12)
    p.cheek(52, 42, 12)
  },
}

export const landmarkProps = {
  steps,
  gate,
  bridge,
  door,
  signpost,
  tent,
  bed,
  rainbow,
  cloud,
} satisfies Partial<Record<Prop, PropDrawing>>

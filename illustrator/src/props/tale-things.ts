import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const pondWith =
  (water: string, shine: string, isClear: boolean) =>
  (p: Pen): void => {
    p.cut(
      'M-262 -44C-250 -92 -110 -104 8 -96C120 -108 262 -84 264 -44C262 2 90 8 -14 2C-130 10 -268 0 -262 -44Z',
      '#8f9a6a',
      { shade: 0.2 },
    )
    p.cut(
      'M-240 -46C-228 -84 -104 -94 8 -86C112 -98 240 -76 242 -44C240 -8 84 -2 -14 -8C-122 0 -246 -10 -240 -46Z',
      water,
      { shade: 0.35 },
    )
    p.mark('M-150 -58Q-96 -70 -40 -62M30 -34Q96 -44 160 -34M-110 -28Q-70 -36 -30 -30', shine, 5, 0.75)
    if (!isClear)
      for (const [x, y] of [
        [-90, -44],
        [20, -58],
        [110, -46],
        [-10, -26],
      ] as const)
        p.flat(ellipse(x, y, 26, 7), '#6b4a34', 0.5)
    for (const side of [-1, 1]) {
      const x = side * 226
      p.bar(
        `M${x} -40Q${x + side * 4} -90 ${x + side * 14} -128M${x + side * 16} -38Q${x + side * 26} -80 ${x + side * 30} -104`,
        '#6f8f48',
        6,
      )
      p.cut(ellipse(x + side * 15, -132, 7, 18), '#7a5236', { shade: 0.4 })
    }
    p.cut(ellipse(176, -58, 30, 9), '#6f9c4a', { shade: 0.3 })
    p.flat('M168 -62Q176 -84 184 -62Q200 -72 190 -56H162Q154 -72 168 -62Z', '#f1b8c8')
  }

const pond: PropDrawing = {
  width: 528,
  height: 150,
  kind: 'ground',
  draw: pondWith('#5f97bd', '#d4e8f2', true),
}
export const muddyPond = pondWith('#8a6646', '#b9966c', false)

const palm: PropDrawing = {
  width: 272,
  height: 470,
  kind: 'stands',
  draw(p) {
    p.shadow(70)
    p.cut('M-26 2C-10 -120 -2 -240 -14 -350L20 -352C26 -240 22 -120 34 2Z', '#9a7048', { shade: 0.5 })
    for (let y = -40; y > -340; y -= 44) p.mark(`M${-18 + y * -0.03} ${y}q20 12 40 0`, '#7a5436', 5, 0.6)
    for (const [turn, length] of [
      [-168, 140],
      [-140, 150],
      [-96, 130],
      [-52, 150],
      [-14, 142],
      [16, 110],
      [164, 110],
    ] as const)
      p.at(4, -352, turn, () =>
        p.cut(`M0 0Q${length * 0.5} -46 ${length} 8Q${length * 0.5} -8 0 10Z`, '#5f9448', {
          shade: 0.5,
          lit: 0.3,
        }),
      )
    for (const x of [-14, 6, 22]) p.cut(ellipse(x, -336, 14), '#8a5c3a', { shade: 0.5 })
  },
}

const pine: PropDrawing = {
  width: 250,
  height: 470,
  kind: 'stands',
  draw(p) {
    p.shadow(64)
    p.cut(box(-16, -80, 32, 82, 4), '#7a5236', { shade: 0.5 })
    for (const [y, w] of [
      [-60, 122],
      [-160, 98],
      [-260, 74],
    ] as const)
      p.cut(
        `M0 ${y - 206}C${w * 0.3} ${y - 120} ${w * 0.7} ${y - 50} ${w} ${y}Q${w * 0.5} ${y + 22} 0 ${y + 8}Q${-w * 0.5} ${y + 22} ${-w} ${y}C${-w * 0.7} ${y - 50} ${-w * 0.3} ${y - 120} 0 ${y - 206}Z`,
        '#3f7358',
        { shade: 0.5, lit: 0.25 },
      )
  },
}

const stump: PropDrawing = {
  width: 190,
  height: 116,
  kind: 'stands',
  draw(p) {
    p.shadow(96)
    p.cut('M-66 -92C-62 -40 -70 -12 -94 2H94C70 -12 62 -40 66 -92Z', '#8a5f42', { shade: 0.6 })
    p.cut(ellipse(0, -92, 66, 22), '#d9ae78', { shade: 0.2 })
    p.mark(`${ellipse(0, -92, 42, 13)}${ellipse(0, -92, 20, 6)}`, '#a97c4c', 4)
    p.mark('M-46 -60V-16M-6 -56V-10M38 -62V-20', '#6b4632', 5, 0.6)
  },
}

const clay: PropDrawing = {
  width: 110,
  height: 84,
  kind: 'held',
  gripY: 42,
  draw(p) {
    p.cut('M-52 30C-62 -6 -34 -40 -2 -38C34 -46 62 -6 52 28Q40 44 0 42Q-44 44 -52 30Z', '#9a948f', {
      shade: 0.5,
      lit: 0.35,
    })
    p.mark('M-26 -14q14 -10 26 2M8 18q16 6 26 -6M-34 14q8 8 18 6', '#75706c', 5, 0.6)
  },
}

const popcorn: PropDrawing = {
  width: 104,
  height: 96,
  kind: 'held',
  gripY: 48,
  draw(p) {
    for (const [x, y, r] of [
      [-22, 14, 28],
      [22, 16, 27],
      [0, -18, 30],
      [-28, -12, 20],
      [28, -10, 21],
      [0, 16, 26],
    ] as const)
      p.cut(ellipse(x, y, r), '#fff6de', { shade: 0.3, lit: 0.4 })
    p.mark('M-12 2q12 -12 22 0M-30 22q10 6 18 -2M16 26q10 -2 14 -12', '#e0bf7a', 5, 0.8)
    p.flat(ellipse(2, 10, 9, 7), '#e8b24c')
  },
}

const corn: PropDrawing = {
  width: 54,
  height: 62,
  kind: 'held',
  gripY: 30,
  draw(p) {
    p.cut('M0 -32C26 -20 30 22 0 30C-30 22 -26 -20 0 -32Z', '#efb63e', { shade: 0.4, lit: 0.5 })
    p.cut('M-9 20Q0 34 9 20Q0 10 -9 20Z', '#fbeccb')
    p.gleam('M-10 -10V8', 5, 0.7)
  },
}

/** Flour that was shaken over the floor. */
const flour: PropDrawing = {
  width: 640,
  height: 96,
  kind: 'ground',
  draw(p) {
    p.flat(
      'M-318 -40C-300 -86 -150 -98 0 -92C160 -102 312 -82 318 -40C310 0 150 4 -10 -2C-170 6 -310 0 -318 -40Z',
      '#fbf7ee',
      0.86,
    )
    p.flat(
      'M-270 -44C-240 -74 -120 -82 10 -78C130 -84 262 -70 268 -42C250 -14 120 -12 -6 -14C-140 -8 -262 -14 -270 -44Z',
      '#ffffff',
      0.7,
    )
    for (let i = 0; i < 14; i++)
      p.flat(ellipse(-340 + ((i * 211) % 690), -8 - ((i * 37) % 84), 5, 3), '#fbf7ee', 0.8)
  },
}

/** Flour in which somebody with large feet has walked. */
export const printedFlour = (p: Pen): void => {
  flour.draw(p)
  for (let i = 0; i < 8; i++)
    p.at(-250 + i * 70, i % 2 ? -30 : -62, 90, () => {
      p.flat(ellipse(0, 0, 15, 20), '#7d6f74', 0.75)
      for (const side of [-13, 0, 13])
        p.flat(ellipse(side, -28 + Math.abs(side) * 0.3, 6, 8), '#7d6f74', 0.75)
    })
}

const suitcase: PropDrawing = {
  width: 170,
  height: 148,
  kind: 'held',
  gripY: 128,
  draw(p) {
    p.bar('M-28 14V-8Q0 -22 28 -8V14', '#6b4632', 11)
    p.cut(box(-84, 12, 168, 116, 14), p.dye('#a9743f'), { shade: 0.5, lit: 0.3 })
    p.cut(box(-62, 10, 18, 120, 3), '#7a5030')
    p.cut(box(44, 10, 18, 120, 3), '#7a5030')
    p.cut(box(-14, 34, 28, 18, 4), '#e3b045')
    p.cut(box(-36, 70, 50, 34, 4), '#f4e6c8')
  },
}

const teapot: PropDrawing = {
  width: 172,
  height: 130,
  kind: 'held',
  gripY: 70,
  draw(p) {
    p.bar('M-58 -14C-104 -16 -104 40 -54 36', '#e8eef2', 13)
    p.cut('M50 22C78 18 72 -22 92 -30L80 -40C58 -32 60 0 40 2Z', '#e8eef2', { shade: 0.4 })
    p.cut('M-60 -8C-70 40 -44 68 0 68C44 68 70 40 60 -8Q0 -34 -60 -8Z', '#f2f6f8', { shade: 0.5, lit: 0.4 })
    p.cut('M-44 -16Q0 -48 44 -16Q0 -4 -44 -16Z', '#dfe8ee', { shade: 0.3 })
    p.cut(ellipse(0, -42, 10), '#3f7fb5', { shade: 0.3 })
    for (let i = 0; i < 5; i++) p.at(0, 26, i * 72, () => p.flat(ellipse(0, -15, 8, 10), '#3f7fb5'))
    p.flat(ellipse(0, 26, 7), '#efc24f')
  },
}

const bun: PropDrawing = {
  width: 104,
  height: 72,
  kind: 'held',
  gripY: 36,
  draw(p) {
    p.cut('M-52 20C-56 -26 -26 -38 0 -38C26 -38 56 -26 52 20Q0 42 -52 20Z', '#d9964a', {
      shade: 0.5,
      lit: 0.5,
    })
    p.mark('M-30 -14q8 -6 14 -8M-2 -24q10 0 14 4M20 -8q8 4 10 8', '#f7dca8', 5, 0.9)
  },
}

const coconut: PropDrawing = {
  width: 96,
  height: 96,
  kind: 'held',
  gripY: 48,
  draw(p) {
    p.cut(ellipse(0, 0, 47), '#7a5236', { shade: 0.6, lit: 0.3 })
    p.mark(
      'M-36 -20q20 -16 40 -14M-40 6q24 8 50 0M-24 30q24 6 44 -6M-30 -34l-6 -8M34 -30l8 -6M38 20l8 6',
      '#a9794e',
      4,
      0.8,
    )
    for (const [x, y] of [
      [-10, -12],
      [12, -12],
      [1, 6],
    ] as const)
      p.flat(ellipse(x, y, 6), '#3a2620')
  },
}

const pinecone: PropDrawing = {
  width: 80,
  height: 116,
  kind: 'held',
  gripY: 56,
  draw(p) {
    p.cut('M0 -58C34 -40 48 20 0 56C-48 20 -34 -40 0 -58Z', '#8a5c3a', { shade: 0.5 })
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 3; i++) {
        const y = -40 + row * 17
        const w = 12 + Math.sin(((row + 1) / 7) * Math.PI) * 16
        p.cut(
          `M${(i - 1) * w - 11} ${y - 6}Q${(i - 1) * w} ${y + 16} ${(i - 1) * w + 11} ${y - 6}Z`,
          row % 2 ? '#a9744a' : '#95653f',
          { shade: 0.3 },
        )
      }
  },
}

const flowerPot: PropDrawing = {
  width: 116,
  height: 190,
  kind: 'held',
  gripY: 92,
  draw(p) {
    p.bar('M0 14Q-4 -20 0 -50', '#6f9c4a', 8)
    p.cut('M0 -10Q-36 -30 -40 -6Q-20 8 0 0Q22 -2 38 -22Q18 -30 0 -10Z', '#6f9c4a', { shade: 0.4 })
    for (let i = 0; i < 6; i++)
      p.at(0, -66, i * 60, () => p.cut(ellipse(0, -19, 12, 15), '#e88aa4', { shade: 0.2 }))
    p.cut(ellipse(0, -66, 12), '#efc24f')
    p.cut('M-46 24H46L34 92H-34Z', '#c8693f', { shade: 0.6 })
    p.cut(box(-54, 8, 108, 24, 5), '#d97f50', { shade: 0.4 })
  },
}

const lampPost: PropDrawing = {
  width: 110,
  height: 480,
  kind: 'stands',
  glows: '#ffd98a',
  draw(p) {
    p.halo(0, -420, 200, '#ffd98a', 0.8)
    p.shadow(46)
    p.cut('M-34 2Q-30 -22 -14 -28V-360H14V-28Q30 -22 34 2Z', '#3f4656', { shade: 0.5 })
    p.bar('M-40 -350H40', '#3f4656', 10)
    p.shine('M-34 -364H34L44 -446H-44Z', '#ffe6a0', '#77858f')
    p.mark('M0 -364V-446M-34 -364L-44 -446M34 -364L44 -446', '#3f4656', 6)
    p.cut('M-52 -444H52L16 -474H-16Z', '#3f4656', { shade: 0.4 })
    p.bloom(0, -410, 80, '#ffd98a')
  },
}

/** A post with a hook that something is hung on. */
const hook: PropDrawing = {
  width: 130,
  height: 360,
  kind: 'stands',
  draw(p) {
    p.shadow(60)
    p.cut('M-56 2Q-50 -18 -12 -22V-340Q0 -356 12 -340V-22Q50 -18 56 2Z', '#9a6a46', { shade: 0.5 })
    p.bar('M6 -300C44 -300 60 -320 56 -346', '#d9a53c', 11)
    p.cut(ellipse(56, -350, 9), '#efc864')
    p.cut(ellipse(0, -348, 18), '#8a5c3e', { lit: 0.4 })
  },
}

/** Somebody who is only a shadow on a wall. */
const shadowWith =
  (hat: boolean) =>
  (p: Pen): void => {
    const dark = '#2c2440'
    p.flat(
      'M-96 0C-104 -120 -96 -190 -60 -226C-84 -262 -84 -318 -56 -346C-84 -356 -100 -384 -94 -414C-72 -404 -54 -386 -44 -362Q0 -382 44 -362C54 -386 72 -404 94 -414C100 -384 84 -356 56 -346C84 -318 84 -262 60 -226C96 -190 104 -120 96 0Z',
      dark,
      0.62,
    )
    p.flat(
      'M-72 -190C-130 -200 -150 -260 -168 -312Q-176 -336 -160 -334Q-140 -300 -120 -270Q-92 -236 -56 -228ZM72 -190C120 -180 140 -130 150 -76Q156 -54 138 -60Q120 -110 100 -136Q80 -156 60 -160Z',
      dark,
      0.62,
    )
    for (const x of [-24, 24]) p.flat(ellipse(x, -296, 9, 12), '#f3e3b0', 0.75)
    if (!hat) return
    p.flat(
      `${ellipse(0, -360, 84, 17)}M-48 -362C-52 -420 -36 -436 0 -434C36 -436 52 -420 48 -362Z`,
      dark,
      0.8,
    )
  }
const shadow: PropDrawing = { width: 340, height: 440, kind: 'stands', draw: shadowWith(false) }
export const shadowInHat = shadowWith(true)

/** A sheet that was unfolded: lines of writing, or a drawing. */
export const openLetter = (p: Pen): void => {
  p.cut('M-78 -112Q-30 -120 4 -112T78 -114Q84 -40 78 18Q30 26 0 18T-78 20Q-84 -50 -78 -112Z', '#f7efdc', {
    shade: 0.3,
    lit: 0.2,
  })
  p.mark('M-78 -68Q0 -62 80 -70M-80 -24Q0 -18 80 -26', '#dcc9a0', 3, 0.8)
  for (let y = -94; y < 8; y += 18)
    p.mark(`M-58 ${y}q10 -5 20 0t20 0t20 0t20 0t20 0${y % 4 ? '' : 'h14'}`, '#5b4a5e', 4, 0.8)
  p.flat('M44 -6a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z', '#c8443a', 0.9)
}

/** A hat with a dent in its top. */
export const dentedHat = (p: Pen): void => {
  p.cut(ellipse(0, 22, 75, 18), p.dye('#7f5638'), { shade: 0.5 })
  p.cut(
    'M-44 20C-54 -20 -52 -56 -34 -62C-20 -64 -12 -34 2 -30C14 -30 20 -62 36 -58C52 -50 48 -20 44 20Q0 34 -44 20Z',
    p.dye('#9a6a46'),
    { shade: 0.5, lit: 0.4 },
  )
  p.mark('M-24 -46Q0 -4 28 -44', '#4f3328', 6, 0.5)
  p.mark('M-44 10Q0 26 44 10', '#c8503f', 11)
}

export const taleThings = {
  pond,
  palm,
  pine,
  stump,
  clay,
  popcorn,
  corn,
  flour,
  suitcase,
  teapot,
  bun,
  coconut,
  pinecone,
  'flower-pot': flowerPot,
  'lamp-post': lampPost,
  hook,
  shadow,
} satisfies Partial<Record<Prop, PropDrawing>>

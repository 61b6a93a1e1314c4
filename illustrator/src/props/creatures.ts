import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { ink, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const bird: PropDrawing = {
  width: 132,
  height: 112,
  kind: 'creature',
  gripY: 50,
  draw(p) {
    p.cut('M-36 6L-72 -8L-62 10L-74 22L-34 24Z', '#3f7f9c')
    p.mark('M-4 38V50M12 38V50', '#d98a3c', 4.5)
    p.cut(
      'M-44 8C-40 -22 -10 -16 6 -34C20 -56 60 -50 56 -16C54 22 30 42 0 40C-26 40 -42 26 -44 8Z',
      '#5aa7c8',
      { shade: 0.5, lit: 0.4 },
    )
    p.cut('M4 38C-6 14 30 -6 46 -2C48 22 28 40 4 38Z', '#f6e2c0', { shade: 0.25 })
    p.cut('M54 -28L76 -20L54 -12Z', '#e8953c')
    p.cut('M-30 2C-30 -30 8 -26 18 -2C10 22 -20 26 -30 2Z', '#3f88ac')
    p.mark('M-16 8q12 4 24 -4M-10 -2q8 3 18 -2', '#2f6f94', 3)
    p.mark('M26 -50q-4 -12 -14 -12M30 -50q2 -10 -4 -14', '#3f88ac', 4.5)
    p.eye(37, -26, 5.5)
    p.cheek(42, -12, 6)
  },
}

const wings = (p: Pen, color: string, edge: string): void => {
  for (const k of [-1, 1]) {
    p.cut(
      `M${k * 4} -6C${k * 14} -58 ${k * 66} -58 ${k * 62} -22C${k * 58} 0 ${k * 26} 6 ${k * 4} 0Z`,
      color,
      { shade: 0.4, lit: 0.4 },
    )
    p.cut(`M${k * 4} 0C${k * 26} 0 ${k * 54} 10 ${k * 44} 36C${k * 34} 56 ${k * 8} 34 ${k * 4} 8Z`, edge, {
      shade: 0.4,
    })
  }
}

const butterfly: PropDrawing = {
  width: 130,
  height: 112,
  kind: 'creature',
  gripY: 52,
  draw(p) {
    p.at(0, 0, 10, () => {
      wings(p, '#e8894a', '#d9604c')
      for (const k of [-1, 1]) {
        p.flat(ellipse(k * 42, -28, 10, 9), '#fbe3a8')
        p.flat(ellipse(k * 22, -18, 6), '#fbe3a8')
        p.flat(ellipse(k * 28, 24, 8, 7), '#fbe3a8')
        p.mark(`M${k * 2} -26Q${k * 6} -44 ${k * 18} -48`, ink, 3)
        p.flat(ellipse(k * 18, -48, 3.4), ink)
      }
      p.bar('M0 -18V30', '#4f3a44', 10)
      p.cut(ellipse(0, -22, 9), '#4f3a44')
      p.flat(ellipse(-3.4, -23, 2), '#ffffff')
      p.flat(ellipse(3.4, -23, 2), '#ffffff')
    })
  },
}

const moth: PropDrawing = {
  width: 128,
  height: 108,
  kind: 'creature',
  gripY: 50,
  draw(p) {
    p.at(0, 0, -8, () => {
      wings(p, '#cfc3b4', '#b5a598')
      for (const k of [-1, 1]) {
        p.cut(ellipse(k * 42, -26, 10), '#7f6f78', { shade: 0.2 })
        p.flat(ellipse(k * 42, -26, 4.5), '#f2d79a')
        p.mark(
          `M${k * 16} -10Q${k * 34} -8 ${k * 56} -14M${k * 14} 16Q${k * 26} 26 ${k * 40} 26`,
          '#8f7f80',
          3,
        )
        p.mark(
          `M${k * 3} -28Q${k * 8} -42 ${k * 22} -44M${k * 8} -40l${k * 2} -7M${k * 14} -43l${k * 3} -6`,
          '#6f5f68',
          3,
        )
      }
      p.cut(ellipse(0, 10, 9, 24), '#d9cbb8')
      p.mark('M-7 10H7M-6 20H6', '#a5948a', 3)
      p.cut(ellipse(0, -20, 13, 12), '#efe4d2')
      p.eye(-5, -21, 3.2)
      p.eye(5, -21, 3.2)
    })
  },
}

const snail: PropDrawing = {
  width: 156,
  height: 118,
  kind: 'creature',
  draw(p) {
    const skin = '#dcb98a'
    p.shadow(76)
    p.bar('M52 -58L46 -92M64 -58L72 -90', skin, 7)
    p.flat(ellipse(46, -96, 7), ink)
    p.flat(ellipse(73, -95, 7), ink)
    p.flat(ellipse(48, -99, 2.4), '#ffffff')
    p.flat(ellipse(75, -98, 2.4), '#ffffff')
    p.cut(
      'M-78 -2C-58 -26 -20 -30 20 -24C32 -30 30 -66 58 -68C84 -66 82 -34 70 -14Q62 0 44 0H-70Q-80 0 -78 -2Z',
      skin,
      { shade: 0.5 },
    )
    p.cut(ellipse(-14, -58, 48, 46), '#c8674f', { shade: 0.55, lit: 0.4 })
    p.mark(
      'M-12 -56C-4 -66 8 -52 0 -42C-12 -30 -36 -42 -34 -62C-32 -88 10 -92 20 -66C24 -54 20 -40 12 -32',
      '#f2d0a0',
      7,
    )
    p.smile(64, -46, 16)
    p.cheek(56, -42, 6)
  },
}

const fish: PropDrawing = {
  width: 140,
  height: 92,
  kind: 'creature',
  gripY: 44,
  draw(p) {
    p.cut(
      'M-36 0C-52 -12 -56 -34 -68 -34C-74 -20 -66 -8 -60 0C-66 10 -74 22 -68 34C-56 34 -52 14 -36 0Z',
      '#d9702c',
    )
    p.cut('M-12 -32C-4 -52 22 -52 30 -32Z', '#d9702c')
    p.cut('M-4 32C0 46 16 48 22 32Z', '#d9702c')
    const body = 'M-42 0C-26 -46 40 -48 66 -4Q68 0 66 6C40 46 -26 46 -42 0Z'
    p.cut(body, '#f0953c', { shade: 0.5, lit: 0.45 })
    p.clip(body, () => {
      p.cut('M-22 -50Q-8 0 -22 50H-6Q8 0 -6 -50Z', '#fbf1da', { shade: 0.3 })
      p.cut('M14 -50Q28 0 14 50H28Q42 0 28 -50Z', '#fbf1da', { shade: 0.3 })
    })
    p.cut('M4 4Q-12 8 -14 22Q4 26 12 12Z', '#d9702c')
    p.eye(46, -8, 6)
    p.smile(56, 8, 12)
    p.cheek(44, 8, 5)
  },
}

const bee: PropDrawing = {
  width: 110,
  height: 88,
  kind: 'creature',
  gripY: 38,
  draw(p) {
    p.d.shape('M-4 -18C-34 -60 4 -66 8 -20Z', p.tint('#e6f2f4'), { shade: 0.2, opacity: 0.9 })
    p.d.shape('M6 -18C2 -58 40 -56 20 -16Z', p.tint('#f3fafa'), { shade: 0.2, opacity: 0.9 })
    p.cut('M-48 8L-60 4L-48 16Z', '#4f3a30')
    const body = ellipse(2, 8, 50, 30)
    p.cut(body, '#f2bf42', { shade: 0.5, lit: 0.4 })
    p.clip(body, () => {
      p.cut('M-34 -30Q-26 8 -34 46H-20Q-12 8 -20 -30ZM-6 -30Q2 8 -6 46H10Q18 8 10 -30Z', '#4f3a30', {
        shade: 0.1,
      })
    })
    p.mark('M32 -16Q34 -30 46 -34M24 -18Q22 -34 30 -42', '#4f3a30', 3.5)
    p.flat(ellipse(47, -34, 3.6), '#4f3a30')
    p.flat(ellipse(31, -42, 3.6), '#4f3a30')
    p.eye(34, 2, 5)
    p.smile(40, 14, 11)
    p.cheek(28, 14, 5)
  },
}

const crab: PropDrawing = {
  width: 216,
  height: 140,
  kind: 'creature',
  draw(p) {
    const red = '#dc5f45'
    p.shadow(90)
    for (const k of [-1, 1]) {
      p.bar(`M${k * 44} -34L${k * 76} -28L${k * 86} -4M${k * 40} -24L${k * 62} -14L${k * 68} 0`, '#c24e38', 9)
      p.bar(`M${k * 52} -56Q${k * 78} -56 ${k * 80} -84`, '#c24e38', 11)
      p.cut(
        `M${k * 80} -78C${k * 50} -96 ${k * 58} -128 ${k * 82} -130L${k * 84} -108L${k * 104} -124C${k * 114} -96 ${k * 104} -78 ${k * 80} -78Z`,
        red,
      )
      p.bar(`M${k * 18} -72V-98`, red, 8)
    }
    p.cut('M-66 -48C-64 -92 64 -92 66 -48C62 -10 34 -6 0 -6C-34 -6 -62 -10 -66 -48Z', red, {
      shade: 0.5,
      lit: 0.4,
    })
    for (const k of [-1, 1]) {
      p.flat(ellipse(k * 18, -102, 11), '#fdf6e6')
      p.eye(k * 18, -101, 5.5)
      p.cheek(k * 36, -42, 9)
    }
    p.smile(0, -44, 26)
    for (const [x, y] of [
      [-34, -64],
      [30, -66],
      [-12, -72],
    ] as const)
      p.flat(ellipse(x, y, 4), '#f09a7c')
  },
}

const firefly: PropDrawing = {
  width: 88,
  height: 76,
  kind: 'creature',
  gripY: 34,
  glows: '#fff0a0',
  draw(p) {
    p.halo(-20, 12, 130, '#ffe98a')
    p.d.shape('M-4 -8C-34 -36 -2 -48 2 -10Z', p.tint('#dbe9ee'), { shade: 0.2, opacity: 0.85 })
    p.d.shape('M2 -8C-2 -44 32 -40 12 -6Z', p.tint('#eef6f8'), { shade: 0.2, opacity: 0.85 })
    p.shine(ellipse(-20, 12, 24, 18), '#fff2a8', '#f2d04a')
    p.cut('M-12 -4C4 -12 20 -6 22 8C20 24 4 26 -10 26C0 16 -2 4 -12 -4Z', '#6a4a56')
    p.mark('M28 -16q2 -12 12 -14M20 -16q-2 -12 4 -17', '#5a404a', 3.2)
    p.cut(ellipse(25, 0, 18, 17), '#8a5f68', { lit: 0.4 })
    p.flat(ellipse(30, -2, 6, 6.6), '#ffffff')
    p.eye(31, -1.5, 3.6)
    p.mark('M26 9q5 5 11 0', '#ffffff', 2.6)
    p.cheek(20, 6, 4)
  },
}

export const creatureProps = {
  bird,
  butterfly,
  moth,
  snail,
  fish,
  bee,
  crab,
  firefly,
} satisfies Partial<Record<Prop, PropDrawing>>

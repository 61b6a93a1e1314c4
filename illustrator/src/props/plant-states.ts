import { ellipse } from '../path.ts'
import { blade, box, ink, type Pen } from './pen.ts'

// How flowers bend, shut and wilt, on the ground and in a pot.

const green = '#5f8f48'
const paleGreen = '#74a656'
const dryGreen = '#8a8350'
const dryBrown = '#9a7a4e'
const petalPink = '#e58a9c'
const dryPink = '#b58a86'

/** The head of a flower, turned by `turn` degrees. */
const head = (p: Pen, x: number, y: number, turn: number, isSad: boolean): void =>
  p.at(x, y, turn, () => {
    for (let i = 0; i < 6; i++)
      p.at(0, 0, i * 60 + 30, () => p.cut(ellipse(24, 0, 18, 15), petalPink, { shade: 0.35 }))
    p.cut(ellipse(0, 0, 15), '#f2c24f')
    if (!isSad) return
    p.mark('M-6 7q6 -6 12 0', ink, 2.4)
    p.flat(ellipse(-5, -3, 2), ink)
    p.flat(ellipse(5, -3, 2), ink)
  })

/** A head that hangs, its petals limp and brown. */
const wiltedHead = (p: Pen, x: number, y: number, size = 1): void =>
  p.at(
    x,
    y,
    0,
    () => {
      for (const turn of [150, 118, 62, 30, 90])
        p.at(0, 0, turn, () => p.cut(blade(46, 17), turn === 90 ? '#c49a94' : dryPink, { shade: 0.45 }))
      p.cut('M-17 0C-16 -20 16 -20 17 0Q0 10 -17 0Z', '#8a6a3a', { shade: 0.4 })
    },
    size,
  )

const shutHead = (p: Pen, x: number, y: number, size = 1): void =>
  p.at(
    x,
    y,
    0,
    () => {
      p.cut('M0 -60C26 -42 26 -14 0 0C-26 -14 -26 -42 0 -60Z', petalPink, { shade: 0.45, lit: 0.3 })
      p.mark('M0 -58C10 -40 8 -20 0 -6M-2 -56C-14 -40 -12 -22 -4 -8', '#b8586e', 3.5, 0.8)
      p.cut('M-20 -22C-18 8 18 8 20 -22C12 -16 6 -24 0 -32C-6 -24 -12 -16 -20 -22Z', green, { shade: 0.3 })
    },
    size,
  )

const leaves = (p: Pen, turns: readonly [number, number], color = green, y = 34): void => {
  p.at(-2, y, turns[0], () => p.cut(blade(40, 16), color))
  p.at(-2, y - 12, turns[1], () => p.cut(blade(40, 16), color === green ? paleGreen : color))
}

/** Its stem has a kink, and its head hangs. */
export const bentFlower = (p: Pen): void => {
  p.bar('M0 70Q-6 30 -4 -18L26 -6Q38 0 38 14', green, 7)
  leaves(p, [-160, -24])
  head(p, 40, 26, 70, true)
}

export const wiltedFlower = (p: Pen): void => {
  p.bar('M0 70Q-10 24 -2 -12Q12 -46 34 -24Q42 -14 40 0', dryGreen, 7)
  leaves(p, [150, 40], dryBrown)
  wiltedHead(p, 40, 8)
  p.at(-34, 66, -8, () => p.cut(blade(30, 12), dryPink))
}

export const shutFlower = (p: Pen): void => {
  p.bar('M0 70Q-6 20 0 -24', green, 7)
  leaves(p, [-150, -34])
  shutHead(p, 0, -18)
}

const pot = (p: Pen): void => {
  p.cut('M-46 24H46L34 92H-34Z', '#c8693f', { shade: 0.6 })
  p.cut(box(-54, 8, 108, 24, 5), '#d97f50', { shade: 0.4 })
}

const inPot = (draw: (p: Pen) => void) => (p: Pen) => {
  p.at(0, -44, 0, () => draw(p), 0.82)
  pot(p)
}

export const bentInPot = inPot(bentFlower)
export const wiltedInPot = inPot((p) => {
  p.bar('M0 70Q-10 24 -2 -12Q12 -46 34 -24Q44 -14 42 6', dryGreen, 7)
  leaves(p, [150, 30], dryBrown, 20)
  wiltedHead(p, 42, 12)
})
export const shutInPot = inPot(shutFlower)

/** A pot with nothing but earth in it. */
export const emptyPotOfEarth = (p: Pen): void => {
  pot(p)
  p.cut(ellipse(0, 9, 52, 9), '#d97f50', { shade: 0.2 })
  p.cut(ellipse(0, 9, 44, 6.5), '#5e4332', { shade: 0.2 })
}

export const sproutInPot = (p: Pen): void => {
  p.bar('M0 14Q-3 -10 0 -26', '#6fa04a', 7)
  p.at(0, -24, -148, () => p.cut(blade(42, 20), '#6fa04a'))
  p.at(0, -24, -32, () => p.cut(blade(42, 20), '#84b85c'))
  pot(p)
}

const sunHead = (p: Pen, x: number, y: number, turn: number): void =>
  p.at(x, y, turn, () => {
    for (const [reach, offset, color] of [
      [106, 0, '#e09a2f'],
      [96, 12, '#f4c344'],
    ] as const)
      for (let i = 0; i < 15; i++)
        p.at(0, 0, i * 24 + offset, () => p.cut(blade(reach, 30), color, { shade: 0.3 }))
    p.cut(ellipse(0, 0, 52), '#7a4f30', { lit: 0.4 })
  })

export const bentSunflower = (p: Pen): void => {
  p.shadow(70)
  p.bar('M0 0C-14 -70 4 -140 -4 -214L66 -196Q96 -186 98 -160', green, 15)
  p.at(-4, -60, -162, () => p.cut(blade(92, 36), green))
  p.at(0, -100, -20, () => p.cut(blade(92, 36), paleGreen))
  p.at(102, -126, 60, () => sunHead(p, 0, 0, 0), 0.86)
}

export const wiltedSunflower = (p: Pen): void => {
  p.shadow(70)
  p.bar('M0 0C-20 -100 -14 -200 0 -250C20 -316 88 -300 92 -230', dryGreen, 15)
  p.at(-6, -80, 150, () => p.cut(blade(96, 36), dryBrown))
  p.at(-4, -130, 44, () => p.cut(blade(96, 36), dryBrown))
  p.at(92, -210, 0, () => {
    for (const turn of [160, 20, 136, 44, 112, 68, 90])
      p.at(0, 0, turn, () => p.cut(blade(96, 30), turn % 3 ? '#b08a44' : '#c49a52', { shade: 0.45 }))
    p.cut('M-50 4C-44 -48 44 -48 50 4Q0 30 -50 4Z', '#6b4630', { shade: 0.4 })
  })
}

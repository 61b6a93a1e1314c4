import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box, rounded, star, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** The hull of a boat in which somebody is: a sail would hide them. */
export function rowingBoat(p: Pen): void {
  p.cut(
    'M-244 -132C-160 -106 160 -106 248 -140C246 -56 190 -4 130 0H-120C-190 -6 -240 -60 -244 -132Z',
    '#a5583f',
    { shade: 0.6 },
  )
  p.mark('M-226 -80C-120 -52 120 -52 230 -86M-196 -36C-100 -16 110 -16 196 -40', '#7f3f30', 4)
  p.bar('M-244 -132C-160 -106 160 -106 248 -140', '#e9c48a', 18)
  for (const x of [-80, 0, 80]) p.cut(ellipse(x, -64, 13), '#e9c48a')
}
/** Its height as a share of that of the boat with its sail. */
export const hullShare = 0.28

const boat: PropDrawing = {
  width: 500,
  height: 500,
  kind: 'stands',
  draw(p) {
    p.bar('M0 -100V-468', '#6b4a36', 16)
    const sail = 'M20 -450C150 -380 206 -250 206 -124C140 -142 80 -142 20 -130Z'
    p.cut(sail, '#f4e4c4', { shade: 0.5 })
    p.clip(sail, () => {
      for (const y of [-360, -260, -160])
        p.cut(`M0 ${y}q110 20 220 0v44q-110 20 -220 0Z`, '#cf5f4a', { shade: 0.3 })
    })
    p.cut('M-16 -420C-80 -330 -120 -220 -124 -124C-90 -138 -50 -138 -16 -130Z', '#f4e4c4', { shade: 0.4 })
    p.cut('M4 -470Q40 -496 76 -472Q40 -462 4 -440Z', '#2c8f93')
    p.cut(
      'M-244 -132C-160 -106 160 -106 248 -140C246 -56 190 -4 130 0H-120C-190 -6 -240 -60 -244 -132Z',
      '#a5583f',
      { shade: 0.6 },
    )
    p.mark('M-226 -80C-120 -52 120 -52 230 -86M-196 -36C-100 -16 110 -16 196 -40', '#7f3f30', 4)
    p.bar('M-244 -132C-160 -106 160 -106 248 -140', '#e9c48a', 18)
    for (const x of [-80, 0, 80]) p.cut(ellipse(x, -64, 13), '#e9c48a')
  },
}

const raft: PropDrawing = {
  width: 450,
  height: 316,
  kind: 'stands',
  draw(p) {
    p.shadow(210)
    p.bar('M-70 -110V-296', '#8a5c3e', 14)
    p.cut('M-63 -292Q10 -312 74 -280Q50 -244 74 -192Q0 -216 -63 -194Z', '#e8c98e')
    p.flat(star(2, -246, 28, 13, 6), '#c8503f')
    for (let i = 0; i < 5; i++) {
      const [back, front] = [(i - 2) * 72, (i - 2) * 88]
      p.cut(
        `M${back - 35} -122Q${back} -134 ${back + 35} -122L${front + 43} -30H${front - 43}Z`,
        i % 2 ? '#b98452' : '#a0703f',
      )
      p.cut(ellipse(front, -30, 43, 30), '#dcb98a', { shade: 0.35 })
      p.mark(`${ellipse(front, -30, 28, 19)}${ellipse(front, -30, 13, 8)}`, '#b98a5a', 3.5)
    }
    p.bar('M-184 -108Q0 -116 184 -108', '#e9d8ae', 10)
    p.bar('M-208 -66Q0 -76 208 -66', '#e9d8ae', 10)
  },
}

const rocket: PropDrawing = {
  width: 286,
  height: 500,
  kind: 'stands',
  draw(p) {
    p.shadow(140)
    const red = '#d8563f'
    p.cut('M-70 -150Q-146 -100 -138 0Q-110 -40 -74 -60Z', red)
    p.cut('M70 -150Q146 -100 138 0Q110 -40 74 -60Z', red)
    p.cut(
      rounded(
        [
          [-50, -64],
          [50, -64],
          [64, -20],
          [-64, -20],
        ],
        8,
      ),
      '#8f8a98',
    )
    p.cut('M-86 -60C-120 -240 -66 -420 0 -496C66 -420 120 -240 86 -60Q0 -44 -86 -60Z', '#f3ead8', {
      shade: 0.6,
      dir: [1, 0.2],
    })
    p.cut('M-62 -384C-44 -440 -20 -474 0 -496C20 -474 44 -440 62 -384Q0 -360 -62 -384Z', red)
    p.cut('M-94 -104Q0 -84 94 -104L86 -60Q0 -44 -86 -60Z', '#e3b045')
    p.cut(ellipse(0, -260, 50), '#e3b045')
    p.shine(ellipse(0, -260, 36), '#bfe8f4', '#8fd0ea')
    p.gleam('M-20 -268q8 -18 26 -18', 6)
    p.cut('M-14 -130Q0 -160 14 -130L18 -30Q0 -14 -18 -30Z', red)
    for (const y of [-340, -190])
      for (const x of [-60, 60]) p.flat(ellipse(x * (y < -300 ? 0.86 : 1.15), y, 5), '#b9a98c')
  },
}

const sled: PropDrawing = {
  width: 320,
  height: 142,
  kind: 'stands',
  draw(p) {
    p.shadow(150)
    p.bar('M-104 -76V-14M-10 -76V-14M84 -76V-14', '#8a5c3e', 12)
    p.bar('M-136 -10H96C150 -10 166 -70 132 -90', '#c8503f', 15)
    p.cut(
      rounded(
        [
          [-140, -98],
          [118, -98],
          [132, -70],
          [-134, -70],
        ],
        10,
      ),
      '#c98d52',
    )
    p.mark('M-130 -84H120', '#8a5c3e', 4)
    p.cut('M-126 -98Q-118 -138 -60 -136Q0 -142 40 -124Q72 -118 72 -98Z', '#2c8f93')
    p.mark('M-118 -112Q-20 -128 66 -108', '#f3ead8', 7)
    p.mark('M132 -90C150 -118 142 -130 112 -120', '#e9d3ae', 6)
  },
}

const wheel = (p: Pen, x: number, y: number, radius: number): void => {
  p.bar(ellipse(x, y, radius), '#7a4f34', radius * 0.24)
  for (let i = 0; i < 4; i++)
    p.at(x, y, i * 45, () => p.mark(`M${-radius} 0H${radius}`, '#a5743f', radius * 0.14))
  p.cut(ellipse(x, y, radius * 0.24), '#dca83e')
}

const cart: PropDrawing = {
  width: 372,
  height: 200,
  kind: 'stands',
  draw(p) {
    p.shadow(160)
    p.bar('M90 -92L182 -128', '#8a5c3e', 12)
    p.cut('M-152 -172L-120 -192H96L120 -172Z', '#6b4030', { shade: 0.2 })
    p.bar('M-122 -192H96', '#c49460', 10)
    p.cut(
      rounded(
        [
          [-154, -174],
          [120, -174],
          [98, -72],
          [-132, -72],
        ],
        8,
      ),
      '#b5653f',
      { shade: 0.6 },
    )
    p.mark('M-148 -140H112M-140 -106H106', '#8a4a30', 5)
    p.bar('M-158 -174H124', '#e0b070', 14)
    wheel(p, -76, -54, 46)
    wheel(p, 56, -54, 46)
  },
}

const scooter: PropDrawing = {
  width: 222,
  height: 262,
  kind: 'stands',
  draw(p) {
    p.shadow(104)
    p.bar('M84 -34L56 -236', '#2c8f93', 14)
    p.bar('M28 -238L84 -250', '#4a4250', 13)
    p.cut(ellipse(22, -237, 13, 10), '#c8503f')
    p.cut(ellipse(88, -251, 13, 10), '#c8503f')
    p.cut('M-98 -58H56Q70 -60 78 -84L92 -76Q86 -38 58 -36H-90Q-104 -44 -98 -58Z', '#e0674f', { shade: 0.5 })
    for (const x of [-78, 88]) {
      p.cut(ellipse(x, -30, 30), '#4a4250')
      p.cut(ellipse(x, -30, 16), '#f3ead8')
      p.flat(ellipse(x, -30, 6), '#dca83e')
    }
    p.cut(box(38, -214, 40, 26, 6), '#f2c24f')
    p.mark('M26 -236q-20 20 -12 40M26 -236q-6 24 2 40', '#e08a9a', 5)
  },
}

export const vehicleProps = { boat, raft, rocket, sled, cart, scooter } satisfies Partial<
  Record<Prop, PropDrawing>
>

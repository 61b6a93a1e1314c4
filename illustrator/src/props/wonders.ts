import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box, rounded } from './pen.ts'
import type { Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** A huge cradle on rockers with a huge baby in it, awake or asleep. */
const cradleWith =
  (isAsleep: boolean): PropDrawing['draw'] =>
  (p: Pen) => {
    p.shadow(250)
    p.cut('M-250 -30C-160 10 160 10 250 -30L240 -64C150 -28 -150 -28 -240 -64Z', '#8a5f40')
    p.cut('M-270 -300Q-270 -330 -236 -326L-206 -60H-246Z', '#9a6d4a')
    const [hx, hy] = isAsleep ? [-130, -270] : [-40, -400]
    const skin = '#d8a27c'
    if (isAsleep) p.cut(box(-228, -300, 200, 90, 40), '#f5ecdc')
    else {
      p.cut('M-120 -200C-130 -300 -90 -330 -40 -332C20 -330 56 -290 50 -200Z', '#f0e2b8')
      p.bar('M-100 -300C-140 -330 -160 -380 -150 -420', skin, 44)
      p.bar('M30 -296C70 -330 92 -370 90 -410', skin, 44)
    }
    p.cut(ellipse(hx, hy, 112, 104), skin)
    p.cut(ellipse(hx - 108, hy + 8, 22), skin)
    p.cut(ellipse(hx + 108, hy + 8, 22), skin)
    p.mark(`M${hx - 20} ${hy - 100}q10 -40 40 -30q-22 2 -16 24`, '#6a4330', 11)
    for (const side of [-1, 1]) {
      p.cheek(hx + side * 58, hy + 30, 22)
      if (isAsleep) p.mark(`M${hx + side * 42 - 20} ${hy + 4}q20 16 40 0`, '#2e2230', 7)
      else p.eye(hx + side * 40, hy - 4, 13)
    }
    if (isAsleep) p.mark(`M${hx - 12} ${hy + 46}q12 10 24 0`, '#8a4a40', 6)
    else {
      p.flat(
        `M${hx - 34} ${hy + 34}Q${hx} ${hy + 44} ${hx + 34} ${hy + 34}Q${hx + 26} ${hy + 78} ${hx} ${hy + 80}Q${hx - 26} ${hy + 78} ${hx - 34} ${hy + 34}Z`,
        '#7a3038',
      )
      p.flat(ellipse(hx, hy + 42, 9, 7), '#fff6ea')
    }
    p.cut(
      isAsleep
        ? 'M-40 -190C-20 -300 90 -290 170 -262C230 -250 236 -220 236 -190V-120H-240V-180Q-140 -220 -40 -190Z'
        : 'M-240 -190Q-120 -220 0 -206Q140 -236 236 -190V-120H-240Z',
      '#7fa8c8',
    )
    for (const [x, y] of [
      [-160, -160],
      [-60, -170],
      [40, -190],
      [140, -190],
    ] as const)
      p.flat(ellipse(x, y, 14), '#f0dc9a')
    p.cut('M-262 -170H258L226 -44H-230Z', '#b5835a', { shade: 0.5, lit: 0.3 })
    p.mark('M-246 -120H246M-238 -84H236', '#8a5f40', 6, 0.7)
    p.cut('M264 -220Q264 -244 238 -240L212 -60H246Z', '#9a6d4a')
  }

const cradle: PropDrawing = {
  width: 536,
  height: 506,
  kind: 'stands',
  draw: cradleWith(false),
}

const piano: PropDrawing = {
  width: 300,
  height: 270,
  kind: 'stands',
  draw(p) {
    p.shadow(150)
    for (const x of [-104, 104]) {
      p.cut(ellipse(x, -34, 34), '#7a5238')
      p.flat(ellipse(x, -34, 22), '#c89a66')
      p.flat(ellipse(x, -34, 8), '#7a5238')
    }
    p.cut(box(-150, -84, 300, 24, 6), '#a5764e')
    p.cut(box(-128, -270, 256, 188, 12), '#4a3a4e', { shade: 0.5, lit: 0.35 })
    p.cut(box(-140, -270, 280, 22, 8), '#5c4a60')
    p.flat(box(-112, -236, 224, 46, 8), '#3a2c40')
    p.cut(box(-144, -170, 288, 34, 8), '#5c4a60')
    p.flat(box(-130, -166, 260, 22, 3), '#f6efe0')
    for (let i = 0; i < 13; i++) p.mark(`M${-110 + i * 20} -166v22`, '#b8ac9c', 2)
    for (const i of [0, 1, 3, 4, 5, 7, 8, 10, 11]) p.flat(box(-114 + i * 20, -166, 9, 13, 2), '#2e2230')
  },
}

/** A friend whom not everybody sees: only an outline, with a hat, big ears, one sock and a small suitcase. */
const imaginaryFriend: PropDrawing = {
  width: 190,
  height: 290,
  kind: 'stands',
  draw(p) {
    const white = '#fff8e8'
    p.flat('M-62 0C-78 -90 -60 -150 0 -152C60 -150 78 -90 62 0Z', white, 0.28)
    p.flat(ellipse(0, -176, 62, 56), white, 0.28)
    const outline = [
      'M-62 -2C-78 -90 -60 -150 0 -152C60 -150 78 -90 62 -2',
      ellipse(0, -176, 62, 56),
      'M-52 -200C-110 -230 -104 -150 -60 -166M52 -200C110 -230 104 -150 60 -166',
      'M60 -56h34v44h-56v-44h22v-14h-10',
    ]
    p.d.raw('<g stroke-dasharray="10 11">')
    // Dark under white, so that it is seen on snow as well as at night.
    for (const path of outline) p.mark(path, '#5a5486', 9, 0.55)
    for (const path of outline) p.mark(path, white, 5.5)
    p.d.raw('</g>')
    p.cut('M-54 -222H54L40 -236H28L20 -288H-20L-28 -236H-40Z', '#6fa870', { shade: 0.3 })
    p.cut('M-44 -34h36v30q0 6 -18 4q-20 2 -18 -6Z', '#c8674f', { shade: 0.3 })
    p.eye(-20, -182, 7)
    p.eye(20, -182, 7)
    p.smile(0, -164, 30)
  },
}

const rainbowColors = ['#d9604c', '#f0a04c', '#f4d86a', '#8fc46a', '#6fa8e0', '#a884d0'] as const

const rainbowSpot: PropDrawing = {
  width: 190,
  height: 64,
  kind: 'ground',
  draw(p) {
    p.clip(ellipse(0, -32, 95, 32), () =>
      rainbowColors.forEach((color, i) => {
        p.d.raw(
          `<path d="M${-110 + i * 34} 4L${-90 + i * 36} -70h40L${-76 + i * 34} 4Z" fill="${color}" fill-opacity=".85"/>`,
        )
      }),
    )
  },
}

const glassDrop: PropDrawing = {
  width: 64,
  height: 170,
  kind: 'held',
  gripY: 85,
  draw(p) {
    p.mark('M0 -85V-20', '#e8dcc4', 5)
    p.cut('M0 -26C26 10 32 30 32 52C32 72 18 85 0 85C-18 85 -32 72 -32 52C-32 30 -26 10 0 -26Z', '#bfe0ee', {
      shade: 0.4,
      lit: 0.6,
    })
    p.mark('M0 -24L-14 44L0 82L16 42ZM-30 52L-14 44M30 52L16 42', '#ffffff', 4, 0.7)
    for (const [x, y, c] of [
      [-14, 60, '#e88a7a'],
      [2, 66, '#f4d86a'],
      [16, 56, '#8fb8e8'],
    ] as const)
      p.flat(ellipse(x, y, 7), c, 0.8)
  },
}

const shade: PropDrawing = {
  width: 460,
  height: 96,
  kind: 'ground',
  draw(p) {
    p.flat(
      'M-230 -30C-236 -70 -120 -98 0 -94C130 -98 236 -76 228 -38C220 -6 90 0 0 0C-100 0 -220 -2 -230 -30Z',
      '#3f3a66',
      0.55,
    )
  },
}

const crayon: PropDrawing = {
  width: 30,
  height: 130,
  kind: 'held',
  gripY: 65,
  draw(p) {
    p.cut('M-14 65V-30H14V65Z', '#d2523f')
    p.cut('M-11 -30L-5 -62Q0 -66 5 -62L11 -30Z', '#d2523f')
    p.cut(
      rounded(
        [
          [-15, -14],
          [15, -14],
          [15, 40],
          [-15, 40],
        ],
        4,
      ),
      '#f0dcc0',
      { shade: 0.3 },
    )
    p.mark('M-13 -2H13M-13 28H13', '#8a3a30', 4)
  },
}

export const wonderProps = {
  cradle,
  piano,
  'imaginary-friend': imaginaryFriend,
  'rainbow-spot': rainbowSpot,
  'glass-drop': glassDrop,
  shade,
  crayon,
} satisfies Partial<Record<Prop, PropDrawing>>

/** The baby of the cradle is asleep. */
export const sleepingBaby = cradleWith(true)

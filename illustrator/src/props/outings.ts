import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import type { Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** A stick with two twigs and a leaf. */
const stick: PropDrawing = {
  width: 70,
  height: 230,
  kind: 'held',
  gripY: 96,
  draw(p) {
    p.bar('M-4 92Q4 20 -2 -40Q-4 -90 6 -128', '#8a5f3c', 15)
    p.bar('M-1 -34Q16 -56 26 -62', '#8a5f3c', 9)
    p.bar('M0 14Q-14 -2 -22 -6', '#8a5f3c', 8)
    p.mark('M-5 84Q2 20 -4 -36', '#b98a5a', 4, 0.7)
    p.cut('M26 -62Q24 -84 40 -92Q46 -72 26 -62Z', '#6f9a4a', { shade: 0.35 })
  },
}

const peg = (p: Pen, x: number, y: number): void => p.bar(`M${x} ${y - 8}v20`, '#d9a566', 8)

/** A shirt, a sock, a towel and trousers, pegged to the line above them. */
const laundry: PropDrawing = {
  width: 420,
  height: 160,
  kind: 'held',
  gripY: 78,
  draw(p) {
    const top = -78
    p.cut(
      `M-196 ${top}L-172 ${top - 2}Q-158 ${top + 14} -144 ${top - 2}L-120 ${top}L-96 ${top + 38}L-118 ${top + 52}L-126 ${top + 40}L-128 ${top + 116}L-190 ${top + 116}L-190 ${top + 40}L-200 ${top + 52}L-222 ${top + 38}Z`,
      p.dye('#4f8fa8'),
      { shade: 0.4, lit: 0.25 },
    )
    p.cut(
      `M-62 ${top}H-26V${top + 74}Q-24 ${top + 92} -2 ${top + 98}Q4 ${top + 116} -20 ${top + 116}Q-62 ${top + 112} -62 ${top + 78}Z`,
      '#c8553f',
      { shade: 0.4, lit: 0.25 },
    )
    p.mark(`M-62 ${top + 22}h36M-62 ${top + 44}h36`, '#ffffff', 9, 0.75)
    p.cut(`M26 ${top}H114V${top + 132}Q70 ${top + 138} 26 ${top + 132}Z`, '#f4ead2', { shade: 0.35 })
    p.mark(`M26 ${top + 104}h88M26 ${top + 118}h88`, '#d99a3f', 7, 0.8)
    p.cut(`M142 ${top}H212L218 ${top + 126}H184L178 ${top + 52}L170 ${top + 126}H136Z`, '#7d6aa8', {
      shade: 0.4,
      lit: 0.25,
    })
    for (const x of [-192, -124, -44, 34, 106, 150, 204]) peg(p, x, top)
  },
}

/** Water that falls over a cliff into foam. */
const waterfall: PropDrawing = {
  width: 470,
  height: 500,
  kind: 'stands',
  draw(p) {
    p.shadow(220)
    p.cut(
      'M-226 0C-240 -120 -204 -210 -212 -330C-206 -430 -150 -486 -70 -492L86 -496C176 -484 214 -420 212 -320C226 -210 238 -110 226 0Z',
      '#7d7468',
      { shade: 0.55, lit: 0.3 },
    )
    for (const d of [
      'M-200 -300l60 30l-20 60',
      'M-196 -150l54 -20l24 56',
      'M196 -310l-56 40l22 60',
      'M206 -140l-60 -16l-14 50',
    ])
      p.mark(d, '#4f463e', 6, 0.4)
    p.cut(
      'M-104 -470Q0 -500 108 -470C124 -360 118 -200 140 -34H-136C-116 -200 -122 -360 -104 -470Z',
      '#7fb9d4',
      { shade: 0.3, lit: 0.4 },
    )
    for (const [x, from, to] of [
      [-82, -452, -60],
      [-50, -400, -90],
      [-18, -466, -50],
      [20, -420, -80],
      [54, -460, -60],
      [88, -380, -70],
    ] as const)
      p.mark(`M${x} ${from}Q${x * 1.12 + 4} ${(from + to) / 2} ${x * 1.22} ${to}`, '#ffffff', 9, 0.7)
    p.cut(
      'M-190 -14C-180 -52 -140 -40 -120 -60C-90 -82 -60 -52 -30 -70C0 -86 40 -60 66 -74C100 -84 120 -50 150 -56C186 -52 200 -20 190 -6Q0 22 -190 -14Z',
      '#eef8fb',
      {
        shade: 0.25,
      },
    )
    for (const [x, y, size] of [
      [-150, -84, 12],
      [-64, -104, 9],
      [34, -98, 11],
      [136, -92, 9],
      [92, -120, 7],
    ] as const)
      p.flat(ellipse(x, y, size, size), '#ffffff', 0.8)
    for (const [x, y] of [
      [-206, -344],
      [204, -352],
      [-150, -478],
      [140, -480],
    ] as const)
      p.cut(ellipse(x, y, 44, 26), '#6f9a4f', { shade: 0.45 })
  },
}

/** A mast with a sail that is full of wind. */
const sail: PropDrawing = {
  width: 212,
  height: 400,
  kind: 'stands',
  draw(p) {
    p.bar('M-30 0V-396', '#8a5f3c', 15)
    p.bar('M-34 -62H112', '#8a5f3c', 10)
    p.cut('M-20 -376C60 -300 122 -180 118 -74Q40 -50 -20 -74Q10 -220 -20 -376Z', p.dye('#f6ead0'), {
      shade: 0.4,
      lit: 0.3,
    })
    p.clip('M-20 -376C60 -300 122 -180 118 -74Q40 -50 -20 -74Q10 -220 -20 -376Z', () => {
      p.mark('M-30 -250Q40 -236 110 -256M-30 -160Q50 -140 130 -164', '#c8553f', 26, 0.85)
    })
    p.cut('M-30 -396L-84 -378L-30 -360Z', '#c8553f', { shade: 0.3 })
  },
}

/** A carpet that lies in the air, seen from the side. */
const carpet: PropDrawing = {
  width: 400,
  height: 74,
  kind: 'ground',
  draw(p) {
    const cloth = 'M-176 -62Q-90 -80 0 -62Q90 -46 172 -64L196 -18Q100 0 0 -16Q-100 -36 -196 -12Z'
    for (let i = 0; i < 6; i++) {
      const k = i / 5
      p.bar(`M${-178 - 18 * k} ${-60 + 46 * k}l-10 8`, '#f0d9a0', 5)
      p.bar(`M${174 + 20 * k} ${-62 + 44 * k}l10 8`, '#f0d9a0', 5)
    }
    p.cut(cloth, p.dye('#b8433f'), { shade: 0.45, lit: 0.25 })
    p.clip(cloth, () => {
      p.mark(
        'M-170 -52Q-90 -70 0 -52Q90 -36 168 -54M-190 -24Q-100 -46 0 -27Q100 -10 192 -29',
        '#f0cf7a',
        7,
        0.9,
      )
      for (const x of [-120, -40, 40, 120]) p.flat(`M${x} -54l22 14l-22 14l-22 -14Z`, '#f0cf7a', 0.85)
    })
  },
}

export const outingProps = { stick, laundry, waterfall, sail, carpet } satisfies Partial<
  Record<Prop, PropDrawing>
>
